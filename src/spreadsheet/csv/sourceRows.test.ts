import { expect, test } from 'vitest';
import type { SourceRow } from '../table/row';
import { readCsv } from './readCsv';

const KEYS = ['membership', 'name', 'mobile'];
const headerMatches = (rows: readonly (readonly string[])[]) =>
  Math.max(0, ...rows.map((row) => row.filter((cell) => KEYS.includes(cell)).length));

function sourceRows(text: string): SourceRow[] {
  return [...readCsv(new TextEncoder().encode(text), headerMatches).rows];
}

const HEADER = KEYS.join(',');

test('uses the separator with which the header names the most columns', () => {
  for (const separator of [',', ';', '\t']) {
    const others = [',', ';', '\t'].filter((other) => other !== separator).join('');
    const text = `List${others}\n${KEYS.join(separator)}\n1${separator}a${others}b${separator}2`;
    expect(sourceRows(text)[2]?.cells).toEqual(['1', `a${others}b`, '2']);
  }
});

test('a text without a header is cut at its commas, although other separators give cells that are too long', () => {
  const long = 'a,'.repeat(1_500);
  const rows = sourceRows(`${HEADER}\n${'a,b,c\n'.repeat(3)}x,${long.slice(0, 100)}`);
  expect(rows[4]?.cells).toHaveLength(51 + 1);
  expect(sourceRows('a,b').map(({ cells }) => cells)).toEqual([['a', 'b']]);
});

test('a row keeps its number of cells, too few or too many; blank lines are skipped', () => {
  const rows = sourceRows(`${HEADER}\n1,a\n\n2,b,3,,\n,,\n`);
  const right = { readingIssues: [], isHidden: false };
  expect(rows).toEqual([
    { rowNumber: 1, cells: KEYS, ...right },
    { rowNumber: 2, cells: ['1', 'a'], ...right },
    { rowNumber: 4, cells: ['2', 'b', '3', '', ''], ...right },
    { rowNumber: 5, cells: ['', '', ''], ...right },
  ]);
});

test('a row has the issues of its cells and its own', () => {
  const filler = '1,a,2\n'.repeat(150);
  const bad = [
    `1,a,'98390`,
    `2,a,"=""0042"""`,
    '3,\u202D98\u202C,4',
    '4,Ka\0shi,5',
    '5,Ka\uFFFDshi,6',
    '6,Ka"shi,7',
  ];
  const told = sourceRows(`${HEADER}\n${filler}${bad.join('\n')}`).slice(151);
  expect(told.flatMap(({ readingIssues }) => readingIssues)).toEqual([
    { position: 2, code: 'wrapped', detail: '' },
    { position: 2, code: 'wrapped', detail: '' },
    { position: 1, code: 'wrapped', detail: '' },
    { position: 1, code: 'controlCharacter', detail: '' },
    { position: 1, code: 'lostCharacter', detail: '' },
    { position: null, code: 'quotes', detail: '' },
  ]);
  expect(told.map(({ readingIssues }) => readingIssues.length)).toEqual([1, 1, 1, 1, 1, 1]);
  // Reported, but unchanged.
  expect(told[0]?.cells).toEqual(['1', 'a', "'98390"]);
});

test.each([`= "0042"`, `"= ""0042"""`, `="0042"`, `'98390`])(
  'a wrapper around a value is reported, with and without other errors in the file: %s',
  (cell) => {
    const alone = sourceRows(`${HEADER}\n1,${cell},2`);
    const beside = sourceRows(`${HEADER}\n1,${cell},2\n3,Ka\0shi,4`);
    const issue = { position: 1, code: 'wrapped', detail: '' };
    expect(alone.map(({ readingIssues }) => readingIssues)).toEqual([[], [issue]]);
    expect(beside[1]?.readingIssues).toEqual([issue]);
  },
);

test('misread text is reported alone: its invisible characters are part of letters', () => {
  // The truth: भ, ठ, वस्, and ठ after its last byte became a space.
  for (const cell of ['à¤\u00AD', 'à¤\u00A0', 'à¤µà¤¸à¥\u008D', 'à¤ ']) {
    const [, row] = sourceRows(`${HEADER}\n1,${cell},2`);
    expect(row?.cells).toEqual(['1', cell, '2']);
    expect(row?.readingIssues).toEqual([{ position: 1, code: 'misread', detail: '' }]);
  }
});

test('plain text has no issues, including Hindi with joiners', () => {
  const rows = sourceRows(`${HEADER}\n1,क्\u200Dया “₹” – é,2\n3,O'Neill,4`);
  expect(rows.flatMap(({ readingIssues }) => readingIssues)).toEqual([]);
});
