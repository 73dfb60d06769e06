import { describe, expect, test } from 'vitest';
import { everyPair } from './everyPair';

type PairRow = readonly string[];

const calls = ['login', 'status', 'delete', 'import'];
const product: readonly PairRow[] = calls.flatMap((call) =>
  ['signed out', 'screen left'].flatMap((situation) =>
    ['good', '401', 'refused'].map((answer) => [call, situation, answer]),
  ),
);

/** The pairs of values of two different columns. */
const pairsIn = (rows: readonly PairRow[]): Set<string> =>
  new Set(
    rows.flatMap((row) => {
      const values = row.map((value, column) => `${column} ${value}`);
      return values.flatMap((one, place) =>
        values.slice(place + 1).map((other) => `${one} + ${other}`),
      );
    }),
  );

const columns = ([, ...others]: PairRow) => others;

describe('everyPair', () => {
  test.each([
    ['all rows', product, 13],
    [
      'only rows that there are',
      product.filter((row) => row[0] !== 'login' || row[2] !== 'refused'),
      13,
    ],
    [
      'the same values in each column',
      ['on', 'off'].flatMap((one) =>
        ['on', 'off'].flatMap((two) => ['on', 'off'].map((three) => [one, two, three])),
      ),
      6,
    ],
  ])('covers every pair of %s, keeps their order, and needs far fewer rows', (_, rows, most) => {
    const chosen = everyPair(rows, (row) => row);
    expect(pairsIn(chosen)).toEqual(pairsIn(rows));
    expect(rows.filter((row) => chosen.includes(row))).toEqual(chosen);
    expect(chosen.length).toBeLessThanOrEqual(most);
  });

  test('includes every value outside the columns', () => {
    const chosen = everyPair(product, columns, ([call]) => call);
    expect(pairsIn(chosen.map(columns))).toEqual(pairsIn(product.map(columns)));
    expect(new Set(chosen.map(([call]) => call))).toEqual(new Set(calls));
    expect(chosen).toHaveLength(6);
  });
});
