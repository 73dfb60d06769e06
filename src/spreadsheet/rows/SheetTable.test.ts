import { expect, test } from 'vitest';
import { COLUMNS, csvFile } from '../../test/spreadsheetFiles';
import { readSheet } from '../readSheet';
import type { RowCheck } from './remarks';

const NO_NAME = [{ column: 1, code: 'noName', detail: '' }] as const;
const check: RowCheck<'noName'> = (cells) => (cells[1]?.trim() === '' ? NO_NAME : []);

async function tableOf(lines: string) {
  const file = csvFile(`mobile,name,membership\n${lines}`);
  const reading = await readSheet({ file, columns: COLUMNS, check });
  if (reading.kind !== 'table') throw new Error(JSON.stringify(reading));
  return reading.table;
}

const LINES = '10,a,1\n20,,2\n\n30,c,3\n10,d,4\n40,e,5\n';

test('only rows with remarks are listed, with the caller’s and the reading’s', async () => {
  const table = await tableOf(LINES);
  expect(table.summary()).toEqual({
    rows: 5,
    leftOut: 0,
    edited: 0,
    listed: 3,
    remarked: 3,
    codes: new Map<string, number>([
      ['repeated', 2],
      ['noName', 1],
    ]),
  });
  expect(table.page(0, 1)).toEqual([
    {
      index: 0,
      row: 2,
      cells: ['1', 'a', '10', ''],
      before: null,
      remarks: [{ column: 2, code: 'repeated', detail: '6' }],
      leftOut: false,
    },
  ]);
  expect(table.page(1, 5).map(({ row }) => row)).toEqual([3, 6]);
});

test('an edit judges the row and those it repeats anew, and the row stays listed', async () => {
  const table = await tableOf(LINES);
  table.setCell(1, 1, 'b');
  table.setCell(3, 2, '30');
  expect(table.summary()).toMatchObject({ edited: 2, listed: 4, remarked: 2 });
  expect(table.page(0, 9).map(({ row, remarks }) => [row, remarks.length])).toEqual([
    [2, 0],
    [3, 0],
    [5, 1],
    [6, 1],
  ]);
  table.setCell(3, 2, '9.2E+11');
  expect(table.row(3).remarks).toEqual([{ column: 2, code: 'digitsLost', detail: '' }]);
  expect(table.summary()).toMatchObject({ edited: 2, remarked: 1 });
});

test('a row left out repeats nothing and is not written; taken in again it does', async () => {
  const table = await tableOf(LINES);
  table.leaveOut(0, true);
  table.leaveOut(1, true);
  expect(table.summary()).toMatchObject({ leftOut: 2, listed: 3, remarked: 0, codes: new Map() });
  table.leaveOut(0, false);
  expect(table.row(3).remarks).toHaveLength(1);
});

test('the corrected file has the columns that the file had, the edits, and tells whose row is whose', async () => {
  const table = await tableOf(LINES);
  table.setCell(1, 1, '=b');
  table.leaveOut(0, true);
  const { csv, rowNumbers } = table.correctedFile();
  expect((await csv.text()).replaceAll('"', '')).toBe(
    "membership,name,mobile\r\n2,'=b,20\r\n3,c,30\r\n4,d,10\r\n5,e,40\r\n",
  );
  expect([...new Uint8Array(await csv.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
  expect([...rowNumbers]).toEqual([3, 5, 6, 7]);

  table.setCell(2, 3, 'Assi');
  expect((await table.correctedFile().csv.text()).replaceAll('"', '')).toBe(
    "membership,name,mobile,address\r\n2,'=b,20,\r\n3,c,30,Assi\r\n4,d,10,\r\n5,e,40,\r\n",
  );
});

test('only the rows that a service refused, by their numbers in the file', async () => {
  const table = await tableOf(LINES);
  table.keepOnly([5, 7, 4, 99]);
  expect(table.page(0, 9).map(({ row, leftOut }) => [row, leftOut])).toEqual([
    [5, false],
    [7, false],
  ]);
  expect([...table.correctedFile().rowNumbers]).toEqual([5, 7]);
});

test('a page is the same wherever in 100,000 rows it lies', async () => {
  const lines = Array.from(
    { length: 100_000 },
    (_, at) => `${at},${at % 3 === 0 ? '' : 'x'},"m, ${at}"`,
  );
  const table = await tableOf(lines.join('\r\n'));
  expect(table.summary()).toMatchObject({ rows: 100_000, listed: 33_334 });
  for (const from of [0, 20_000, 33_330, 5]) {
    table.page(from, 4).forEach(({ row, cells }, at) => {
      const number = (from + at) * 3;
      expect(row).toBe(number + 2);
      expect(cells).toEqual([`m, ${number}`, '', String(number), '']);
    });
  }
}, 30_000);

test('a cell that was edited shows what stood there', async () => {
  const table = await tableOf(LINES);
  table.setCell(1, 1, 'b');
  expect(table.row(1)).toMatchObject({
    cells: ['2', 'b', '20', ''],
    before: ['2', '', '20', ''],
  });
  expect(table.row(0).before).toBeNull();
});

test('the list can be narrowed to some remarks; a row that is right then stays until asked anew', async () => {
  const table = await tableOf(LINES);
  table.narrow(new Set(['noName']));
  expect(table.summary()).toMatchObject({ listed: 1, remarked: 3 });
  table.setCell(1, 1, 'b');
  expect(table.page(0, 9).map(({ row }) => row)).toEqual([3]);
  table.narrow(new Set(['noName']));
  expect(table.page(0, 9)).toEqual([]);
  table.narrow(null);
  expect(table.page(0, 9).map(({ row }) => row)).toEqual([2, 3, 6]);
});

test('every cell with one remark can be corrected at once', async () => {
  const table = await tableOf('10,,1\n20,,2\n30,c,3\n');
  table.correctAll('noName', (cell) => `${cell}Firm`);
  expect(table.summary()).toMatchObject({ edited: 2, remarked: 0, listed: 2 });
  expect(table.row(1).cells[1]).toBe('Firm');
  expect(table.row(2).cells[1]).toBe('c');
  table.setCell(0, 1, '');
  table.correctAll('noName', () => null);
  expect(table.summary()).toMatchObject({ remarked: 1 });
});

test('every row with one remark can be left out at once', async () => {
  const table = await tableOf(LINES);
  expect(table.countWith(new Set(['repeated']))).toBe(2);
  table.leaveOutAll('repeated');
  expect(table.summary()).toMatchObject({ leftOut: 2, remarked: 1 });
  expect(table.countWith(new Set(['repeated', 'noName']))).toBe(1);
});

test('a row is found by its number in the file', async () => {
  const table = await tableOf(LINES);
  expect(table.rowNumbered(5)?.cells).toEqual(['3', 'c', '30', '']);
  for (const none of [0, 1, 4, 99]) expect(table.rowNumbered(none)).toBeNull();
});
