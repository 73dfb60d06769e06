import { expect, test } from 'vitest';
import { HEADER_ROW, rowsRead, xlsxParts, xmlRow, zipFile } from '../../test/spreadsheetFiles';

const ROWS = Array.from({ length: 3_000 }, (_, at) => xmlRow(2 * at + 3, [String(at), 'a']));
const FILE = zipFile(xlsxParts([{ name: 'One', xml: HEADER_ROW + ROWS.join('') }]));

const rows = async () => rowsRead(new Uint8Array(await FILE.arrayBuffer()));

test('each row has its number and cells', async () => {
  const found = [...(await rows())];
  expect(found.map(({ rowNumber }) => rowNumber)).toEqual([1, ...ROWS.map((_, at) => 2 * at + 3)]);
  expect(found.map(({ cells }) => cells[0])).toEqual([
    'membership',
    ...ROWS.map((_, at) => String(at)),
  ]);
});

test('reading can stop early', async () => {
  const reading = await rows();
  expect(reading.next().value).toMatchObject({ rowNumber: 1 });
  expect(reading.return?.()).toEqual({ done: true, value: undefined });
  expect(reading.next().done).toBe(true);
});

test('characters and references stay whole where a piece of the sheet ends', async () => {
  // The pieces of 64 kB end at other places in their rows each time.
  const cell = '<row><c t="inlineStr"><is><t>&amp;&#x1F600;😀क</t></is></c></row>';
  const xml = HEADER_ROW + cell.repeat(12_000);
  const file = zipFile(xlsxParts([{ name: 'One', xml }]));
  const [, ...found] = rowsRead(new Uint8Array(await file.arrayBuffer()));
  expect(new Set(found.map(({ cells }) => cells[0]))).toEqual(new Set(['&😀😀क']));
  expect(found).toHaveLength(12_000);
});
