import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amendmentOf } from '../../domain/amendment';
import { moved } from './amendment';
import type { Column } from './Column';
import type { Filter } from './Filter';
import { FilterIndex } from './FilterIndex';
import { RowIndex } from './RowIndex';
import { Selection } from './Selection';
import { SoundIndex } from './SoundIndex';

interface Firm {
  readonly id: number;
  readonly name: string;
  readonly state: string;
}

const columns: readonly Column<Firm>[] = [
  { key: 'name', title: 'Firm', text: ({ name }) => name },
  { key: 'state', title: 'State', text: ({ state }) => state },
];
const filters: readonly Filter<Firm>[] = [
  { key: 'active', title: 'Active', holds: ({ state }) => state === 'active' },
  { key: 'silk', title: 'Silk', holds: ({ name }) => name.includes('silk') },
];
const nameOf = ({ name }: Firm) => name;
const idOf = ({ id }: Firm) => id;

const word = fc.constantFrom('silk', 'zari', 'sharma', 'kashi', '');
const firms = fc
  .array(fc.record({ name: fc.tuple(word, word).map((two) => two.join(' ')), state: word }), {
    maxLength: 30,
  })
  .map((rows) => rows.map((row, id): Firm => ({ id, ...row })));

/** A list, and the next one: some rows say something else, some are gone. */
const two = firms.chain((from) =>
  fc
    .array(fc.constantFrom('same', 'same', 'same', 'changed', 'gone'), {
      minLength: from.length,
      maxLength: from.length,
    })
    .chain((fates) =>
      fc.tuple(word, word).map(([name, state]) => ({
        from,
        to: from.flatMap((row, place) => {
          if (fates[place] === 'gone') return [];
          return fates[place] === 'changed' ? [{ ...row, name, state }] : [row];
        }),
      })),
    ),
);

/** What an index is asked: a search, and a sort. */
const question = fc.record({
  query: fc.constantFrom('', 's', 'silk', 'sharma z', 'active'),
  sort: fc.constantFrom(
    null,
    { column: 'name', descending: false },
    { column: 'state', descending: true },
  ),
});

const all = (rows: readonly Firm[]) => Uint32Array.from(rows.keys());

const done = <Index extends { prepareSlice: () => boolean }>(index: Index): Index => {
  while (index.prepareSlice());
  return index;
};

describe('an index that goes on with the next rows answers as one that is made of them', () => {
  test('found and sorted', () => {
    fc.assert(
      fc.property(two, question, question, ({ from, to }, before, after) => {
        const index = new RowIndex(from, columns);
        index.prepareSlice();
        index.view(before.query, before.sort);
        const next = index.for(to, columns, amendmentOf(from, to, idOf));
        const anew = new RowIndex(to, columns);
        for (const { query, sort } of [before, after])
          expect([...next.view(query, sort)]).toEqual([...anew.view(query, sort)]);
      }),
    );
  });

  test('filtered and counted', () => {
    fc.assert(
      fc.property(two, ({ from, to }) => {
        const index = done(new FilterIndex(from, filters));
        index.counts(all(from));
        const next = index.for(to, filters, amendmentOf(from, to, idOf));
        const anew = done(new FilterIndex(to, filters));
        expect(done(next).counts(all(to))).toEqual(anew.counts(all(to)));
        for (const filter of filters)
          expect(next.kept(filter, all(to))).toEqual(anew.kept(filter, all(to)));
      }),
    );
  });

  test('heard', () => {
    fc.assert(
      fc.property(two, ({ from, to }) => {
        const next = done(new SoundIndex(from, nameOf)).for(
          to,
          nameOf,
          amendmentOf(from, to, idOf),
        );
        const anew = new SoundIndex(to, nameOf);
        for (const query of ['silk', 'kasi', 'sarma zari'])
          expect(next.hits(query)).toEqual(anew.hits(query));
      }),
    );
  });

  test('chosen: the same firms', () => {
    fc.assert(
      fc.property(two, ({ from, to }) => {
        const even = Selection.none(from).with(
          [...from.keys()].filter((place) => place % 2 === 0),
          true,
        );
        const next = even.carriedTo(to, idOf, amendmentOf(from, to, idOf));
        const chosen = to.filter((_, place) => next.has(place)).map(idOf);
        expect(chosen).toEqual(to.map(idOf).filter((id) => id % 2 === 0));
      }),
    );
  });

  test('moved: every place is the one of the same row', () => {
    fc.assert(
      fc.property(two, ({ from, to }) => {
        const amendment = amendmentOf(from, to, idOf);
        if (amendment === null) return;
        const places = moved(Uint32Array.from(from.keys()), amendment);
        expect(places).toHaveLength(from.length - amendment.gone.length);
        const left = from.filter((_, place) => !amendment.gone.includes(place));
        expect([...places].map((place) => to[place]?.id)).toEqual(left.map(idOf));
      }),
    );
  });
});

const firm = (id: number, name = `${id}`): Firm => ({ id, name, state: '' });
const rows = Array.from({ length: 1000 }, (_, id) => firm(id));

test.each<[string, readonly Firm[], object | null]>([
  ['nothing', [...rows], { gone: [], changed: [] }],
  ['one row', rows.with(500, { id: 500, name: 'Other', state: '' }), { gone: [], changed: [500] }],
  ['one row less', rows.toSpliced(500, 1), { gone: [500], changed: [] }],
  ['two rows less, side by side', rows.toSpliced(500, 2), { gone: [500, 501], changed: [] }],
  ['the last row less', rows.slice(0, -1), { gone: [999], changed: [] }],
  ['a row more', [...rows, { id: 1000, name: '', state: '' }], null],
  ['too many', rows.map((row) => ({ ...row })), null],
  ['another order', rows.toReversed(), null],
  ['a row more above and one less below', [firm(5000), ...rows.toSpliced(40, 1)], null],
  ['one further up', [firm(30, 'Other'), ...rows.toSpliced(30, 1)], null],
  [
    'one gone, and the next one says something else',
    rows.toSpliced(30, 2, firm(31, 'Other')),
    null,
  ],
])('what is another: %s', (_, to, expected) => {
  const amendment = amendmentOf(rows, to, idOf);
  expect(amendment && { gone: amendment.gone, changed: amendment.changed }).toEqual(expected);
});

test('a chosen row is not carried to another firm at its place', () => {
  const chosen = Selection.none(rows).with(rows.keys(), true);
  const to = rows.with(3, { id: 5000, name: '', state: '' });
  expect(chosen.carriedTo(to, idOf, amendmentOf(rows, to, idOf)).has(3)).toBe(false);
});
