import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChanges, changes } from '../test/listedFirm';
import type { MemberChanges } from './member';
import { isSameValue, valueOf, withAllRepresentatives, withValue } from './memberChanges';
import {
  baseOfOpenEdit,
  planSave,
  withChoices,
  withConfirmed,
  withUntouchedMoved,
} from './planSave';
import {
  filledRepresentatives,
  type MemberField,
  memberFields,
  type Representative,
} from './memberFields';

const nobody = { name: '', mobile: '' };
const rekha = { name: 'Rekha Gupta', mobile: '9415000001' };
const anil = { name: 'अनिल यादव', mobile: '9415000002' };
const salim = { name: 'Salim Ansari', mobile: '9415000003' };

const base = withAllRepresentatives(
  changes({
    firmName: 'Assi Silks',
    address: 'B 1/150, Assi',
    firmMobile: '0542-2400000',
    area: 'Assi',
    representatives: [rekha, anil],
  }),
);

const withRows = (representatives: readonly Representative[]) => ({
  ...base,
  representatives,
});
const named = (fields: readonly MemberField[]) => fields.map((field) => field.join('.'));
const rows = ({ representatives }: MemberChanges) => representatives;
const five = (...some: Representative[]) =>
  rows(withAllRepresentatives({ ...base, representatives: some }));

describe('one field in three versions', () => {
  const area: MemberField = ['area'];
  const mobile: MemberField = ['firmMobile'];
  type MergeRow = readonly [field: MemberField, before: string, typed: string, now: string];
  /** The saved value, and whether the person is asked or told of somebody else's change. */
  type MergeOutcome = readonly [saved: string, outcome?: 'asks' | 'theirs'];
  const table: readonly (readonly [what: string, versions: MergeRow, outcome: MergeOutcome])[] = [
    ['changed by both to the same', [area, 'Assi', 'Chowk', ' Chowk '], ['Chowk']],
    ['emptied by one, changed by the other', [area, 'Assi', '', 'Kamachha'], ['', 'asks']],
    ['with other spaces around it', [area, 'Assi ', ' Assi', 'Chowk'], ['Chowk', 'theirs']],
    ['a mobile of the same digits', [mobile, '0542-24', '054224', '94'], ['94', 'theirs']],
    ['a mobile that the service spells differently', [mobile, '0542-24', '94', '0542 24'], ['94']],
    [
      'the name of one contact person, beside its mobile',
      [['representatives', 1, 'name'], 'Anil', 'Anil Yadav', 'Sunil'],
      ['Anil Yadav', 'asks'],
    ],
  ];

  test.each(table)('%s', (_, [field, before, typed, now], [saved, outcome]) => {
    const version = (value: string) => withValue(base, field, value);
    const merged = planSave(version(before), version(typed), version(now));
    expect(valueOf(merged.values, field)).toBe(saved);
    expect(merged.conflicts).toEqual(outcome === 'asks' ? [{ field, typed, now }] : []);
    expect(merged.changedByOthers).toEqual(outcome === 'theirs' ? [field] : []);
    expect(valueOf(withChoices(merged, ['now']), field)).toBe(outcome === 'asks' ? now : saved);
  });
});

const inThreeFields = (text: string) =>
  withValue(withValue(withValue(base, ['address'], text), ['area'], text), ['firmName'], text);

test('each conflict has its own choice; without a choice it keeps the typed value', () => {
  const merged = planSave(base, inThreeFields('mine'), inThreeFields('theirs'));
  const fields = named(merged.conflicts.map(({ field }) => field));
  expect(fields).toEqual(['firmName', 'address', 'area']);
  expect(withChoices(merged, ['now', 'typed'])).toMatchObject({
    firmName: 'theirs',
    address: 'mine',
    area: 'mine',
  });
});

describe('rows that another save moved up are recognised', () => {
  /** People by their first letters; a small letter is the same person with a change. */
  const people: Readonly<Record<string, Representative>> = {
    R: rekha,
    r: { ...rekha, name: 'Rekha G.' },
    A: anil,
    a: { ...anil, mobile: '7' },
    S: salim,
  };
  const peopleOf = (letters: string) => letters.split(' ').map((one) => people[one] ?? nobody);
  const version = (letters: string) => withRows(peopleOf(letters));

  type Moved = readonly [before: string, typed: string, now: string, saved: string, theirs: string];
  test.each<readonly [what: string, ...Moved]>([
    ['below a blank one', '- R A', '- R a', 'R A', '- R a', ''],
    ['below one that went', 'R A S', 'R a S', 'A S', '- a S', '0.name 0.mobile'],
    ['above one that came', '- A', '- a', 'A S', '- a S', '2.name 2.mobile'],
    ['of which one changed', '- R A', '- R a', 'r A', '- r a', '1.name'],
    ['with a new one behind them', 'R', 'R', 'R A', 'R A', '1.name 1.mobile'],
    ['with a gap', 'R', 'R', '- R', '- R', '0.name 0.mobile 1.name 1.mobile'],
  ])('rows %s', (_, before, typed, now, saved, theirs) => {
    const merged = planSave(version(before), version(typed), version(now));
    expect(merged.conflicts).toEqual([]);
    expect(rows(merged.values)).toEqual(five(...peopleOf(saved)));
    expect(named(merged.changedByOthers).join(' ').replaceAll('representatives.', '')).toBe(theirs);
  });
});

describe('after a save whose answer was lost', () => {
  const representatives = five(nobody, anil);
  const sent = { ...base, area: 'Chowk', firmAlternateMobile: '7', representatives };

  test('a value that was stored is no longer unsaved, whatever the position of its row', () => {
    const now = { ...sent, firmAlternateMobile: '', representatives: five(anil) };
    expect(withConfirmed(base, sent, now)).toEqual({ ...sent, firmAlternateMobile: '' });
  });

  test('a value that was not stored keeps its base', () => {
    expect(withConfirmed(base, sent, base)).toEqual(base);
  });

  test('a later change by somebody else still asks', () => {
    const now = { ...sent, area: 'Kamachha' };
    const known = withConfirmed(base, sent, now);
    expect(known.area).toBe('Assi');
    const conflicts = planSave(known, sent, now).conflicts.map(({ field }) => field);
    expect(named(conflicts)).toEqual(['area']);
  });
});

test('an edit that goes on without a choice asks about the same conflict again', () => {
  const theirs = { ...base, area: 'Kamachha', address: 'C 2/7, Kamachha' };
  const plan = planSave(base, { ...base, area: 'Chowk' }, theirs);
  const earlier = baseOfOpenEdit(plan, base);
  expect(earlier).toEqual({ ...theirs, area: 'Assi' });
  const { conflicts, changedByOthers } = planSave(earlier, plan.values, theirs);
  expect(conflicts).toEqual(plan.conflicts);
  expect(changedByOthers).toEqual([]);
});

test('what is typed while a save is prepared stays, even a space at the end', () => {
  const pressed = { ...base, area: 'Assi', firmName: 'Assi Silk' };
  const values = { ...pressed, address: 'C 2/7', firmName: 'Assi Silks & Sons' };
  const shown = { ...pressed, area: 'Assi ', firmName: 'Assi Silk' };
  expect(withUntouchedMoved(shown, pressed, values)).toEqual({ ...values, area: 'Assi ' });
});

const sentRows = ({ representatives }: MemberChanges) => filledRepresentatives(representatives);

const anyText = fc.constantFrom('', ' ', 'A', 'B', ' A', '9', '+9', '98');
const anyMember = anyChanges(anyText).map(withAllRepresentatives);

describe('any three versions', () => {
  test('give for each field the newer value, the typed value, or a question', () => {
    fc.assert(
      fc.property(anyMember, anyMember, anyMember, (before, typed, now) => {
        const merged = planSave(before, typed, now);
        const conflicts = named(merged.conflicts.map(({ field }) => field));
        const theirs = named(merged.changedByOthers);
        for (const field of memberFields) {
          const [name = ''] = named([field]);
          const [was, mine, stored, saved] = [before, typed, merged.now, merged.values].map((one) =>
            valueOf(one, field),
          );
          if (was === undefined || mine === undefined || stored === undefined)
            throw new Error('every version has every field');
          const touched = !isSameValue(field, was, mine);
          const changed = !isSameValue(field, was, stored);
          expect(saved).toBe(touched ? mine : stored);
          expect(theirs.includes(name)).toBe(changed && !touched);
          expect(conflicts.includes(name)).toBe(
            changed && touched && !isSameValue(field, mine, stored),
          );
        }
      }),
    );
  });

  test('keep the order of the stored rows, whatever positions they get', () => {
    fc.assert(
      fc.property(anyMember, anyMember, (before, now) => {
        expect(sentRows(planSave(before, before, now).now)).toEqual(sentRows(now));
        expect(sentRows(planSave(before, before, now).values)).toEqual(sentRows(now));
      }),
    );
  });

  test('agree after the choice: the saved values are those of the service', () => {
    fc.assert(
      fc.property(anyMember, anyMember, anyMember, (before, typed, now) => {
        const merged = planSave(before, typed, now);
        const saved = withChoices(
          merged,
          merged.conflicts.map(() => 'now' as const),
        );
        for (const { field } of merged.conflicts)
          expect(valueOf(saved, field)).toBe(valueOf(merged.now, field));
        // A second save with nothing changed since must ask nothing.
        expect(planSave(merged.now, saved, merged.now).conflicts).toEqual([]);
      }),
    );
  });
});
