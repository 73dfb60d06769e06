import { describe, expect, test } from 'vitest';
import { everyPair } from './everyPair';

const columns = [
  ['login', 'status', 'delete', 'import'],
  ['signed out', 'screen left'],
  ['good', '401', 'refused'],
] as const;

type Row = readonly string[];
const product: readonly Row[] = columns[0].flatMap((call) =>
  columns[1].flatMap((situation) => columns[2].map((answer) => [call, situation, answer])),
);

const chooseFrom = (rows: readonly Row[]): readonly Row[] => everyPair(rows, (row) => row);

/** The pairs of two different columns, as one word each. */
const pairsIn = (rows: readonly Row[]): Set<string> =>
  new Set(
    rows.flatMap((row) =>
      row.flatMap((one, place) => row.slice(place + 1).map((other) => `${one} + ${other}`)),
    ),
  );

describe('everyPair', () => {
  test('leaves no pair out, and takes far fewer rows than there are', () => {
    const chosen = chooseFrom(product);
    expect(pairsIn(chosen)).toEqual(pairsIn(product));
    expect(chosen.length).toBeLessThanOrEqual(product.length / 2 + 1);
  });

  test('takes each value beside the columns once', () => {
    const chosen = everyPair(
      product,
      (row) => row.slice(1),
      ([call]) => call,
    );
    expect(pairsIn(chosen.map((row) => row.slice(1)))).toEqual(
      pairsIn(product.map((row) => row.slice(1))),
    );
    expect(new Set(chosen.map(([call]) => call))).toEqual(new Set(columns[0]));
    expect(chosen).toHaveLength(6);
  });

  test('takes only rows that there are, in their order', () => {
    const possible = product.filter(([call, , answer]) => call !== 'login' || answer !== 'refused');
    const chosen = chooseFrom(possible);
    expect(pairsIn(chosen)).toEqual(pairsIn(possible));
    expect(possible.filter((row) => chosen.includes(row))).toEqual(chosen);
  });

  test('the same value in two columns is two values', () => {
    const switches: readonly Row[] = ['on', 'off'].flatMap((first) =>
      ['on', 'off'].flatMap((second) => ['on', 'off'].map((third) => [first, second, third])),
    );
    const chosen = chooseFrom(switches);
    for (const [one, other] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const)
      expect(new Set(chosen.map((row) => `${row[one]} ${row[other]}`)).size).toBe(4);
  });
});
