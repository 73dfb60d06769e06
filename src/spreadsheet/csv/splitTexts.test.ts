import { expect, test } from 'vitest';
import { readCsv } from './readCsv';

const KEYS = ['membership', 'name', 'mobile', 'mobile_alt', 'address', 'area'];
const headerMatches = (rows: readonly (readonly string[])[]) =>
  Math.max(0, ...rows.map((row) => row.filter((cell) => KEYS.includes(cell.trim())).length));

/** The file rows with this remark. */
function split(...lines: readonly string[]): readonly number[] {
  const { rows } = readCsv(new TextEncoder().encode(lines.join('\n')), headerMatches);
  return [...rows]
    .filter(({ readingIssues }) => readingIssues.some(({ code }) => code === 'splitText'))
    .map(({ rowNumber }) => rowNumber);
}

const HEADER = KEYS.join(',');
/** Its truth: `BV/1,Kashi,9839000001,,"K 1, Lane 2",Chowk`, without the last cell. */
const SPLIT = 'BV/1,Kashi,9839000001,,K 1, Lane 2';

test('a comma with a space in a row without a last cell may have split a text', () => {
  expect(split(HEADER, SPLIT)).toEqual([2]);
  expect(split(HEADER, 'BV/2,Assi,9839000002,,K 2,Lanka', SPLIT)).toEqual([3]);
  // However many rows agree.
  expect(split(HEADER, ...Array.from({ length: 30 }, () => SPLIT))).toHaveLength(30);
});

test('so may a semicolon, but not a tab', () => {
  expect(split(HEADER.replaceAll(',', ';'), SPLIT.replaceAll(',', ';'))).toEqual([2]);
  expect(split(HEADER.replaceAll(',', '\t'), SPLIT.replaceAll(',', '\t'))).toEqual([]);
});

test('rows that are shorter than the header, as is usual in the file', () => {
  const short = Array.from({ length: 15 }, (_, at) => `BV/${at},Assi,983900000${at},,K 2`);
  expect(split(HEADER, ...short, SPLIT)).toEqual([17]);
});

test('a row with more cells than the header is said by their number alone', () => {
  expect(split(HEADER, `${SPLIT},Chowk`)).toEqual([]);
});

test.each([
  ['no space', 'BV/1,Kashi,9839000001,,K 1,Lane 2'],
  ['a space in quotation marks', 'BV/1,Kashi,9839000001,,"K 1, Lane 2",Chowk'],
  ['a quoted cell that begins with a space', 'BV/1,Kashi,9839000001,,K 1," Lane 2"'],
  ['cells of spaces only', 'BV/1,Kashi,9839000001, ,K 1, '],
  ['a space before the comma', 'BV/1,Kashi,9839000001,,K 1 ,Lane 2'],
])('%s is no remark', (_, line) => {
  expect(split(HEADER, line)).toEqual([]);
});

const spaced = (line: string) => line.replaceAll(/, ?/g, ', ');

test('a file that is written with a space after each comma has no remark', () => {
  expect(split(spaced(HEADER), SPLIT)).toEqual([]);
  expect(split(spaced(HEADER), spaced(SPLIT), spaced(SPLIT))).toEqual([]);
  expect(split(HEADER, SPLIT, ...[1, 2, 3].map(() => spaced(SPLIT)))).toEqual([]);
});
