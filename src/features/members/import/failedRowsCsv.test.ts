import { expect, test } from 'vitest';
import { failedRowsCsv, type RefusedRow } from './account';
import { importTasks } from './importTasks';
import { templateColumns } from './template';

/** Cells in the order of the template. */
const cells = (...first: string[]) => templateColumns.map((_, column) => first[column] ?? '');

function refused(row: Partial<RefusedRow>): RefusedRow {
  return { row: 2, errors: ['Wrong.'], values: [], cells: null, ...row };
}

async function readBack(rows: readonly RefusedRow[]) {
  const lists = { listed: [], others: [] };
  const file = new File([failedRowsCsv(rows)], 'failed_rows.csv');
  const opened = await importTasks.open({ file, lists, remembered: [] });
  if (opened.kind !== 'table') throw new Error(JSON.stringify(opened));
  const { columns, mapping } = opened.shown;
  return {
    columns,
    places: templateColumns.map(({ key }) => mapping.get(key)),
    rows: opened.shown.rows.map((row) => row.cells),
  };
}

test('it has the cells of the person’s row to the letter, whatever the service made of them', () => {
  const own = cells('', 'काशी, "जरी"', '098', ' 05', '=SUM(A1)\n@x', "'x");
  const text = failedRowsCsv([refused({ cells: own, values: [['name', 'Kashi']] })]);
  expect(text.split('\r\n')[1]).toContain('"काशी, ""जरी""","098"," 05"');
  expect(text).not.toContain('Kashi');
});

test('it can be imported again: every cell reads back equal, and the errors are no column of a member', async () => {
  const rows = [
    refused({ cells: cells('12', 'काशी, "जरी"', '+9198', '05', '=1+1', '-') }),
    refused({ cells: cells('', 'B\nC', '9.19877E+11', '', "'@x", '') }),
  ];
  const { columns, places, rows: back } = await readBack(rows);
  expect(back).toEqual(rows.map((row) => row.cells));
  expect(places).toEqual(templateColumns.map((_, column) => column));
  expect(columns.at(-1)).toMatchObject({ heading: 'errors', by: null });
});

test('the errors of a row are joined by semicolons and run no formula', () => {
  const text = failedRowsCsv([refused({ errors: ['=1+1', 'Too long.'] })]);
  expect(text.split('\r\n')[1]).toMatch(/,"'=1\+1; Too long\."$/);
});

test.each(['Too long. ', '\u{1F9F5}', '"', ';='])(
  'errors longer than a cell, of %j, are cut, so that the file can be imported again',
  async (piece) => {
    const own = cells('12', 'Assi', '9839', '', 'B 1', 'Chowk');
    const text = failedRowsCsv([refused({ cells: own, errors: [piece.repeat(3_000)] })]);
    expect(text).toContain('…');
    expect(new TextDecoder().decode(new TextEncoder().encode(text))).toBe(text.slice(1));
    const { rows } = await readBack([refused({ cells: own, errors: [piece.repeat(3_000)] })]);
    expect(rows).toEqual([own]);
  },
);

test('a row that is not in the person’s file has the server’s values, by column', async () => {
  const values = [
    ['Mobile ', '98'],
    ['name', 'Assi'],
    ['__proto__', 'x'],
    ['0', 'y'],
  ] as const;
  const { rows } = await readBack([refused({ row: null, values })]);
  expect(rows).toEqual([cells('', 'Assi', '98')]);
});
