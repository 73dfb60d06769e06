import { expect, test } from 'vitest';
import { HEADER_ROW, xlsxParts, xmlRow, zipFile } from '../../test/spreadsheetFiles';
import { openWorkbook } from './workbook';
import { xlsxBlocks } from './xlsxBlocks';

const ROWS = Array.from({ length: 3_000 }, (_, at) => xmlRow(2 * at + 3, [String(at), 'a']));
const FILE = zipFile(xlsxParts([{ name: 'One', xml: HEADER_ROW + ROWS.join('') }]));

const blocks = async () =>
  xlsxBlocks(await openWorkbook(new Uint8Array(await FILE.arrayBuffer())), 'One');

test('the first block is small, the others have hundreds of rows, each with its number', async () => {
  const lengths: number[] = [];
  const numbers: number[] = [];
  const cells: string[] = [];
  for await (const block of await blocks()) {
    lengths.push(block.length);
    numbers.push(...block.map(({ rowNumber }) => rowNumber));
    cells.push(...block.map((row) => row.cells[0] ?? ''));
  }
  expect(lengths.slice(0, 3)).toEqual([100, 500, 500]);
  expect(numbers).toEqual([1, ...ROWS.map((_, at) => 2 * at + 3)]);
  expect(cells).toEqual(['membership', ...ROWS.map((_, at) => String(at))]);
});

test('reading can stop early', async () => {
  const reading = await blocks();
  const { value } = await reading.next();
  expect(value).toHaveLength(100);
  expect(await reading.return(undefined)).toEqual({ done: true, value: undefined });
});
