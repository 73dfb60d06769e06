import { expect, test } from 'vitest';
import type { SourceBlock } from '../rows/SourceBlock';
import { readCsv } from './readCsv';

const KEYS = ['membership', 'name', 'mobile'];
const headerMatches = (rows: readonly (readonly string[])[]) =>
  Math.max(0, ...rows.map((row) => row.filter((cell) => KEYS.includes(cell)).length));

function blocksOf(text: string): SourceBlock[] {
  return [...readCsv(new TextEncoder().encode(text), headerMatches).blocks];
}

const HEADER = KEYS.join(',');

test('the first block is small, every row is handed over once and in its order', () => {
  const lines = Array.from({ length: 2_345 }, (_, at) => `${at},Firm ${at},"9,${at}"`);
  const blocks = blocksOf([HEADER, ...lines].join('\r\n'));
  expect(blocks[0]?.rows.length).toBeLessThanOrEqual(100);
  expect(Math.max(...blocks.map(({ rows }) => rows.length))).toBeLessThanOrEqual(1_000);
  expect(blocks.flatMap(({ rowNumbers }) => rowNumbers)).toEqual(
    Array.from({ length: 2_346 }, (_, at) => at + 1),
  );
  expect(blocks.flatMap(({ rows }) => rows)).toEqual([
    KEYS,
    ...lines.map((_, at) => [String(at), `Firm ${at}`, `9,${at}`]),
  ]);
});

test('the separator is the one under which the header names the most columns', () => {
  for (const separator of [',', ';', '\t']) {
    const others = [',', ';', '\t'].filter((other) => other !== separator).join('');
    const text = `List${others}\n${KEYS.join(separator)}\n1${separator}a${others}b${separator}2`;
    expect(blocksOf(text)[0]?.rows[2]).toEqual(['1', `a${others}b`, '2']);
  }
});

test('a text without a header is cut at its commas; under another separator it would be too long', () => {
  const long = 'a,'.repeat(1_500);
  const [block] = blocksOf(`${HEADER}\n${'a,b,c\n'.repeat(3)}x,${long.slice(0, 100)}`);
  expect(block?.rows[4]).toHaveLength(51 + 1);
  expect(blocksOf('a,b')[0]?.rows).toEqual([['a', 'b']]);
});

test('a row keeps the number of its cells, too few or too many, and blank lines are left out', () => {
  const [block] = blocksOf(`${HEADER}\n1,a\n\n2,b,3,,\n,,\n`);
  expect(block).toEqual({
    rowNumbers: [1, 2, 4, 5],
    rows: [KEYS, ['1', 'a'], ['2', 'b', '3', '', ''], ['', '', '']],
    flaws: [],
    starts: [0, 23, 28, 36],
  });
});

test('what is to be said of a cell or a row is said by its place in the block', () => {
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
  const first = 151 - 100;
  expect(block?.flaws).toEqual([
    { row: first, position: 2, code: 'wrapped', detail: '' },
    { row: first + 1, position: 2, code: 'wrapped', detail: '' },
    { row: first + 2, position: 1, code: 'wrapped', detail: '' },
    { row: first + 3, position: 1, code: 'controlCharacter', detail: '' },
    { row: first + 4, position: 1, code: 'lostCharacter', detail: '' },
    { row: first + 5, position: null, code: 'quotes', detail: '' },
  ]);
  // Told, not mended.
  expect(block?.rows[first]).toEqual(['1', 'a', "'98390"]);
});

test.each([`= "0042"`, `"= ""0042"""`, `="0042"`, `'98390`])(
  'what a program put around a value is told, whether or not the file has a flaw elsewhere: %s',
  (cell) => {
    const [alone] = blocksOf(`${HEADER}\n1,${cell},2`);
    const [beside] = blocksOf(`${HEADER}\n1,${cell},2\n3,Ka\0shi,4`);
    const flaw = { row: 1, position: 1, code: 'wrapped', detail: '' };
    expect(alone?.flaws).toEqual([flaw]);
    expect(beside?.flaws[0]).toEqual(flaw);
  },
);

test('a file of plain text has nothing to say, Hindi and its joiners included', () => {
  const [block] = blocksOf(`${HEADER}\n1,क्\u200Dया “₹” – é,2\n3,O'Neill,4`);
  expect(block?.flaws).toEqual([]);
});

test('a row that is looked at again is cut from the text as it was the first time', () => {
  const lines = ['1,a,9', '', "2,'=1+1,8", '"3","b ""c""\r\nd",7', '4,e"f,6', '5,g', '6,h,5,,'];
  const bytes = new TextEncoder().encode([HEADER, ...lines, '7,ह,4'].join('\r\n'));
  const { blocks, kept } = readCsv(bytes, headerMatches);
  const [block] = blocks;
  block?.rows.forEach((cells, at) => kept.add(cells, block.starts?.[at] ?? -1));
  expect(block?.rows).toHaveLength(8);
  expect(block?.rows.map((_, at) => kept.cells(at))).toEqual(block?.rows);
  expect(kept.cells(8)).toEqual([]);
});
