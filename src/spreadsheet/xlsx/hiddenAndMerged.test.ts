import { expect, test } from 'vitest';
import {
  countOf,
  HEADER_ROW,
  mergeCells,
  tableOf,
  type TestSheet,
  xlsxParts,
  xmlRow,
  zipFile,
} from '../../test/spreadsheetFiles';

async function sheetOf(sheet: Omit<TestSheet, 'name'>) {
  const { table, ...reading } = await tableOf(zipFile(xlsxParts([{ name: 'One', ...sheet }])));
  const rows = Array.from({ length: table.count }, (_, index) => table.row(index));
  const withCode = (code: string) =>
    rows.flatMap(({ row, issues }) =>
      issues.filter((issue) => issue.code === code).map(({ detail }) => `${row} ${detail}`.trim()),
    );
  return { table, ...reading, rows, withCode };
}

const firm = (row: number, attributes = '') =>
  xmlRow(row, [String(row), `Firm ${row}`, '9415012345', 'Assi'], attributes);

test.each([
  'hidden="1"',
  'hidden="true"',
  'hidden="on"',
  'ht="0" customHeight="1"',
  'ht="0.0"',
  'outlineLevel="1" hidden="1" spans="1:4"',
])('a row with %s is hidden', async (attributes) => {
  const { withCode, table } = await sheetOf({ xml: HEADER_ROW + firm(2) + firm(3, attributes) });
  expect(withCode('hidden')).toEqual(['3']);
  expect(countOf(table, 'hiddenRow')).toBe(1);
});

test.each(['hidden="0"', 'hidden="false"', 'ht="15"', 'collapsed="1"', 'outlineLevel="1"', ''])(
  'a row with %j is not',
  async (attributes) => {
    const { withCode } = await sheetOf({
      before: '<sheetFormatPr defaultRowHeight="15" zeroHeight="1"/>',
      xml: HEADER_ROW + firm(2, attributes),
    });
    expect(withCode('hidden')).toEqual([]);
  },
);

test('a hidden header, title or blank row is not counted', async () => {
  const header = xmlRow(2, ['membership', 'name', 'mobile', 'address'], 'hidden="1"');
  const title = xmlRow(1, ['Members'], 'hidden="1"');
  const xml = `${title}${header}${firm(3)}<row r="4" hidden="1"><c r="A4"/></row>${firm(5, 'hidden="1"')}`;
  const { withCode, table } = await sheetOf({ xml });
  expect(withCode('hidden')).toEqual(['5']);
  expect([table.count, countOf(table, 'hiddenRow')]).toEqual([2, 1]);
});

test.each([
  ['<col min="3" max="3" hidden="1"/>', [2]],
  ['<col min="1" max="1" width="9"/><col min="2" max="3" width="0" customWidth="1"/>', [1, 2]],
  ['<col min="2" max="2" hidden="true" width="9"/><col min="4" max="4" hidden="0"/>', [1]],
  ['<col min="64" max="16384" hidden="1"/>', [63]],
  ['<col min="0" max="99999999999" hidden="0"/>', []],
  ['<col hidden="1"/>', []],
])('the hidden columns of %s', async (cols, places) => {
  const { hiddenColumns } = await sheetOf({
    before: `<cols>${cols}</cols>`,
    xml: HEADER_ROW + firm(2),
  });
  expect([...hiddenColumns]).toEqual(places);
});

/** Four firms; two of them have an address, one has a number. */
const merged = (...areas: readonly string[]) =>
  sheetOf({
    xml:
      HEADER_ROW +
      xmlRow(2, ['7', 'Kashi', '1', 'Chowk']) +
      xmlRow(3, ['', 'Assi', '2']) +
      xmlRow(4, ['', 'Rajghat', '3']) +
      xmlRow(6, ['', 'Lanka', '4', 'Sigra']),
    after: mergeCells(...areas),
  });

test.each<[string, readonly string[]]>([
  ['D2:D4', ['3 Chowk', '4 Chowk']],
  ['$D$2:$D$4', ['3 Chowk', '4 Chowk']],
  ['d2:d6', ['3 Chowk', '4 Chowk']],
  ['A2:D3', ['3 7']],
  ['D2:F3', ['3 Chowk']],
  ['A2:B2', []],
  ['A1:D4', []],
  ['A1:A4', []],
  ['D3:D6', []],
  ['D5:D6', []],
  ['D2:XFD1048576', ['3 Chowk', '4 Chowk']],
])('%s offers its value for %j', async (area, offered) => {
  expect((await merged(area)).withCode('merged')).toEqual(offered);
});

test.each(['', 'D2', 'D4:D2', 'E2:D4', 'D0:D4', 'Sheet1!D2:D4', '#REF!', 'D2:D99999999'])(
  '%j offers nothing',
  async (area) => {
    expect((await merged(area)).withCode('merged')).toEqual([]);
  },
);

test('overlapping areas offer a cell once', async () => {
  const { withCode } = await merged('D2:D4', 'D2:D4', 'D2:D6', 'D3:D4', 'A2:A3', 'A2:A6');
  expect(withCode('merged').toSorted()).toEqual(['3 7', '3 Chowk', '4 7', '4 Chowk', '6 7']);
});

test('no cell is filled automatically; one step fills all that are still empty, and can be undone', async () => {
  const { table, rows } = await merged('D2:D4');
  expect(rows[1]?.cells[3] ?? '').toBe('');
  table.setCell(1, 3, 'Typed');
  table.correctAll('merged', (cell, value) => (cell === '' ? value : null));
  const addresses = () => [0, 1, 2, 3].map((index) => table.row(index).cells[3] ?? '');
  expect(addresses()).toEqual(['Chowk', 'Typed', 'Chowk', 'Sigra']);
  expect(countOf(table, 'merged')).toBe(0);
  table.undo();
  expect(addresses()).toEqual(['Chowk', 'Typed', '', 'Sigra']);
});

test('a hidden row with a merged cell has both issues, and stays hidden after filling', async () => {
  const { table } = await sheetOf({
    xml: HEADER_ROW + firm(2) + xmlRow(3, ['', 'Assi', '2'], 'hidden="1"'),
    after: mergeCells('D2:D3'),
  });
  expect(table.row(1).issues.map(({ code }) => code)).toEqual(['merged', 'hidden']);
  table.correctAll('merged', (_, value) => value);
  expect(table.row(1).issues.map(({ code }) => code)).toEqual(['hidden']);
});
