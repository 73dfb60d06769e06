import { describe, expect, test } from 'vitest';
import {
  column,
  fileOf,
  HEADER,
  numbersOf,
  read,
  readRest,
  requestOf,
  rowsListed,
  rowsShown,
} from '../../../test/import/readRows';
import type { SentRows } from './account';
import { importTasks } from './importTasks';
import { unusedColumns } from './recogniseColumns';
import type { Shown } from './shown';

/** A corrected file with these rows of the person's file. */
const sentRows = (...numbers: readonly number[]): SentRows => ({
  kind: 'corrected',
  rowNumbers: Uint32Array.from(numbers),
});

const unused = ({ columns, mapping }: Shown) =>
  unusedColumns(columns, mapping).map(({ place }) => place);

describe('a file', () => {
  test('shows its first rows before the rest is read, and accepts edits meanwhile', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `,Firm ${at},9415012345,,B,C`);
    const opened = await importTasks.open(requestOf(fileOf(lines)));
    if (opened.kind !== 'table') throw new Error(opened.kind);
    expect(opened.shown.counts.get('all')).toBe(99);
    expect(importTasks.readOn(1_000)).toEqual({ kind: 'reading', rows: 1_099 });
    importTasks.setCell(0, column('name'), 'Typed');
    expect(numbersOf(readRest())).toMatchObject({ all: 20_000, edited: 1 });
    expect(rowsShown()[0]?.cells[1]).toBe('Typed');
  });

  test('is reported row by row after sending, as it was sent', async () => {
    await read([',A,9415012345,,B,C', ',D,9415012346,,E,F', ',G,9415012347,,H,I']);
    importTasks.setSkipped(2, true);
    importTasks.setCell(0, column('name'), 'Typed');
    const words = {
      header: ['row'],
      taken: 'sent',
      refused: 'refused',
      skipped: 'left out',
    };
    const report = async (sent: SentRows) => {
      // The server counts the rows of the file that it got, with the header as row 1.
      const row = sent.kind === 'corrected' ? sent.rowNumbers.indexOf(3) + 2 : 3;
      const failedRows = [{ row, errors: ['No.', 'Never.'], values: [] }];
      const { csv, mobiles } = importTasks.report({ sent, failedRows, words });
      const lines = (await csv.text()).replaceAll(/["\uFEFF]/g, '').split('\r\n');
      return { lines: lines.slice(1, -1), mobiles };
    };
    expect(await report(sentRows(2, 3))).toEqual({
      lines: [
        '2,,Typed,9415012345,sent,',
        '3,,D,9415012346,refused,No.; Never.',
        '4,,G,9415012347,left out,',
      ],
      mobiles: ['9415012345'],
    });
    // Edits and skipped rows were not sent.
    expect(await report({ kind: 'unchanged', count: 3 })).toEqual({
      lines: [
        '2,,A,9415012345,sent,',
        '3,,D,9415012346,refused,No.; Never.',
        '4,,G,9415012347,sent,',
      ],
      mobiles: ['9415012345', '9415012347'],
    });
  });

  test('adds new rows of a filter while the rest is read', async () => {
    const lines = Array.from(
      { length: 700 },
      (_, at) =>
        `,Firm ${at},${at === 650 ? '9.19877E+11' : 9_415_000_000 + at},,B,${at === 3 ? '' : 'C'}`,
    );
    await importTasks.open(requestOf(fileOf(lines)));
    expect(importTasks.show('toFix').listed).toBe(1);
    expect(numbersOf(readRest())).toMatchObject({ toFix: 2, listed: 2 });
    expect(rowsListed()).toEqual([5, 652]);
  });

  test('shows the next page with an error, if there is one', async () => {
    const lines = Array.from({ length: 160 }, (_, at) => {
      const area = [0, 120, 130].includes(at) ? '' : 'C';
      return `,Firm ${at},${9_415_000_000 + at},,B,${area}`;
    });
    await read(lines);
    importTasks.show('all');
    expect(importTasks.showNextError()).toMatchObject({ page: 3, filter: 'all' });
    expect(rowsListed()).toContain(2);
    importTasks.setCell(120, column('area'), 'Assi');
    expect(importTasks.showNextError()?.rows.map(({ row }) => row)).toContain(132);
    expect(importTasks.showNextError()).toBeNull();
    importTasks.showPage(1);
    importTasks.setCell(130, column('area'), 'Assi');
    expect(importTasks.showNextError()).toBeNull();
    importTasks.show('toFix');
    expect(importTasks.showNextError()).toBeNull();
  });

  test('reports a duplicate mobile, with or without +91, but not for numbers that lost their digits', async () => {
    const numbers = await read([
      ',A,9415012345,,B,C',
      ',D,919415012345,,E,F',
      ',G,9.19877E+11,,H,I',
      ',J,9.19877E+11,,K,L',
    ]);
    expect(numbers).toMatchObject({ repeated: 2, digitsLost: 2 });
  });

  test('names a column that no cell of the template gets, even if only a late row fills it', async () => {
    const lines = Array.from({ length: 300 }, (_, at) => `,F${at},,,,,${at === 200 ? '7' : ''},`);
    await importTasks.open(requestOf(fileOf(lines, `${HEADER},Ward,Remarks`)));
    expect(unused(readRest())).toEqual([6]);
    const { mapping } = importTasks.shown();
    expect(unused(importTasks.match(new Map([...mapping, ['rep_name_1', 6]])))).toEqual([]);
  });

  test('still doubts a short word in old Hindi after the certain ones are converted', async () => {
    await read([',okjk.klh lkM+h Hk.Mkj,9415012345,,B 1,jkt']);
    const { mapping, counts } = importTasks.shown();
    expect(counts.get('oldHindiPerhaps')).toBe(1);
    importTasks.fix('oldHindi');
    expect(importTasks.match(mapping).counts.get('oldHindiPerhaps')).toBe(1);
  });
});
