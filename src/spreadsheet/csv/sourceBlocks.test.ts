import { expect, test } from 'vitest';
import type { SourceRow } from '../rows/SourceRow';
import { readCsv } from './readCsv';

const KEYS = ['membership', 'name', 'mobile'];
const headerMatches = (rows: readonly (readonly string[])[]) =>
  Math.max(0, ...rows.map((row) => row.filter((cell) => KEYS.includes(cell)).length));

function blocksOf(text: string): (readonly SourceRow[])[] {
  return [...readCsv(new TextEncoder().encode(text), headerMatches).blocks];
}

const HEADER = KEYS.join(',');

test('the first block is small; every row is returned once and in order', () => {
  const lines = Array.from({ length: 2_345 }, (_, at) => `${at},Firm ${at},"9,${at}"`);
  const blocks = blocksOf([HEADER, ...lines].join('\r\n'));
  expect(blocks[0]?.length).toBeLessThanOrEqual(100);
  expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThanOrEqual(1_000);
  expect(blocks.flat().map(({ rowNumber }) => rowNumber)).toEqual(
    Array.from({ length: 2_346 }, (_, at) => at + 1),
  );
  expect(blocks.flat().map(({ cells }) => cells)).toEqual([
    KEYS,
    ...lines.map((_, at) => [String(at), `Firm ${at}`, `9,${at}`]),
  ]);
});

test('uses the separator with which the header names the most columns', () => {
  for (const separator of [',', ';', '\t']) {
    const others = [',', ';', '\t'].filter((other) => other !== separator).join('');
    const text = `List${others}\n${KEYS.join(separator)}\n1${separator}a${others}b${separator}2`;
    expect(blocksOf(text)[0]?.[2]?.cells).toEqual(['1', `a${others}b`, '2']);
  }
});

test('a text without a header is cut at its commas, although other separators give cells that are too long', () => {
  const long = 'a,'.repeat(1_500);
  const [block] = blocksOf(`${HEADER}\n${'a,b,c\n'.repeat(3)}x,${long.slice(0, 100)}`);
  expect(block?.[4]?.cells).toHaveLength(51 + 1);
  expect(blocksOf('a,b')[0]?.map(({ cells }) => cells)).toEqual([['a', 'b']]);
});

test('a row keeps its number of cells, too few or too many; blank lines are skipped', () => {
  const [block] = blocksOf(`${HEADER}\n1,a\n\n2,b,3,,\n,,\n`);
  const right = { readingIssues: [], isHidden: false };
  expect(block).toEqual([
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
  const block = blocksOf(`${HEADER}\n${filler}${bad.join('\n')}`).at(-1);
  const told = block?.slice(151 - 100);
  expect(told?.flatMap(({ readingIssues }) => readingIssues)).toEqual([
    { position: 2, code: 'wrapped', detail: '' },
    { position: 2, code: 'wrapped', detail: '' },
    { position: 1, code: 'wrapped', detail: '' },
    { position: 1, code: 'controlCharacter', detail: '' },
    { position: 1, code: 'lostCharacter', detail: '' },
    { position: null, code: 'quotes', detail: '' },
  ]);
  expect(told?.map(({ readingIssues }) => readingIssues.length)).toEqual([1, 1, 1, 1, 1, 1]);
  // Reported, but unchanged.
  expect(told?.[0]?.cells).toEqual(['1', 'a', "'98390"]);
});

test.each([`= "0042"`, `"= ""0042"""`, `="0042"`, `'98390`])(
  'a wrapper around a value is reported, with and without other errors in the file: %s',
  (cell) => {
    const [alone] = blocksOf(`${HEADER}\n1,${cell},2`);
    const [beside] = blocksOf(`${HEADER}\n1,${cell},2\n3,Ka\0shi,4`);
    const issue = { position: 1, code: 'wrapped', detail: '' };
    expect(alone?.map(({ readingIssues }) => readingIssues)).toEqual([[], [issue]]);
    expect(beside?.[1]?.readingIssues).toEqual([issue]);
  },
);

test('plain text has no issues, including Hindi with joiners', () => {
  const [block] = blocksOf(`${HEADER}\n1,क्\u200Dया “₹” – é,2\n3,O'Neill,4`);
  expect(block?.flatMap(({ readingIssues }) => readingIssues)).toEqual([]);
});
