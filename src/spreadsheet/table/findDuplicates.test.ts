import { expect, test } from 'vitest';
import { findDuplicates } from './checks';

const COLUMNS = ['membership', 'mobile'].map((key) => ({ key, sameAs: (cell: string) => cell }));

const duplicatesOf = (rows: readonly (readonly string[])[]) =>
  Object.fromEntries(
    findDuplicates(
      COLUMNS,
      rows.map(() => ({ isSkipped: false })),
      (index) => rows[index] ?? [],
    ),
  );

test('gives each row the first other one per column, in column order', () => {
  expect(
    duplicatesOf([
      ['7', '98'],
      ['8', '98'],
      ['7', '98'],
    ]),
  ).toEqual({
    0: [
      { column: 0, other: 2 },
      { column: 1, other: 1 },
    ],
    1: [{ column: 1, other: 0 }],
    2: [
      { column: 0, other: 0 },
      { column: 1, other: 0 },
    ],
  });
});

test('the same number written in two ways is no duplicate', () => {
  const texts = ['42', '042', '42.0', '+42', '100000', '1e5', '0x2a', '-0', '0', '00', ' 42', ''];
  const long = ['1234567890123456', '1234567890123457', '9007199254740993', '9007199254740992'];
  expect(duplicatesOf([...texts, ...long].map((text) => [text, '']))).toEqual({});
  expect(duplicatesOf(long.flatMap((text) => [[text], [text]]))).not.toEqual({});
});
