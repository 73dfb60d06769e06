import Papa from 'papaparse';
import { read, utils } from 'xlsx';
import type { Column } from '../../src/spreadsheet/rows/headerRow';
import { readSheet } from '../../src/spreadsheet/readSheet';
import type { Remark, RowCheck } from '../../src/spreadsheet/rows/remarks';
import type { SheetTable } from '../../src/spreadsheet/rows/SheetTable';
import { serveTasks } from '../../src/spreadsheet/worker/serveTasks';
import { KEYS } from './columns';

const COLUMNS: readonly Column[] = KEYS.map((key) =>
  key === 'membership' || key === 'mobile'
    ? { key, titles: [], sameAs: (cell: string) => cell }
    : { key, titles: [] },
);
const DIGITS = /^\d{0,15}$/;
const WRONG: readonly Remark<'digits'>[] = [{ column: 2, code: 'digits', detail: '' }];
const RIGHT: readonly Remark<'digits'>[] = [];
const NUMBERS = [2, 3, 11, 12, 13, 14, 15];

/** As many rules as the member form has: two texts that must stand, seven numbers of digits only. */
const check: RowCheck<'digits'> = (cells) => {
  if (cells[1] === '' || cells[4] === '') return WRONG;
  for (const column of NUMBERS) if (!DIGITS.test(cells[column] ?? '')) return WRONG;
  return RIGHT;
};

let kept: SheetTable<'digits'> | null = null;

async function ours(file: File): Promise<void> {
  kept = null;
  const reading = await readSheet({ file, columns: COLUMNS, check });
  if (reading.kind !== 'table') throw new Error(JSON.stringify(reading));
  kept = reading.table;
}

async function bare(file: File): Promise<number> {
  if (file.name.endsWith('.csv')) return Papa.parse(await file.text()).data.length;
  const book = read(await file.arrayBuffer(), { type: 'array' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return sheet === undefined ? 0 : utils.sheet_to_json(sheet, { header: 1 }).length;
}

async function milliseconds(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

const tasks = {
  /** The bare library, in milliseconds. */
  library: (file: File) => milliseconds(() => bare(file)),
  /** Reading and checking, in milliseconds. */
  portal: (file: File) => milliseconds(() => ours(file)),
  /** Reads and keeps the table, and answers how many rows it has. */
  keep: async (file: File) => {
    await ours(file);
    return kept?.count ?? 0;
  },
};

export type ReadingTasks = typeof tasks;

serveTasks(globalThis, tasks);
