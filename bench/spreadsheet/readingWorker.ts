import Papa from 'papaparse';
import { readSheet } from '../../src/spreadsheet/readSheet';
import type { OpenSheet } from '../../src/spreadsheet/readSheet';
import { findHeader, type TitledColumn } from '../../src/spreadsheet/rows/headerRow';
import type { Judge, Remark } from '../../src/spreadsheet/rows/remarks';
import { serveTasks } from '../../src/spreadsheet/worker/serveTasks';
import { KEYS } from './columns';

const COLUMNS: readonly TitledColumn[] = KEYS.map((key) =>
  key === 'membership' || key === 'mobile'
    ? { key, titles: [], sameAs: (cell: string) => cell }
    : { key, titles: [] },
);
const DIGITS = /^\d{0,15}$/;
const WRONG: readonly Remark<'digits'>[] = [{ column: 2, code: 'digits', detail: '' }];
const RIGHT: readonly Remark<'digits'>[] = [];
const NUMBERS = [2, 3, 11, 12, 13, 14, 15];

/** As many rules as the member form has: two texts that must stand, seven numbers of digits only. */
const judge: Judge<'digits'> = {
  remarks: (cells) => {
    if (cells[1] === '' || cells[4] === '') return WRONG;
    for (const column of NUMBERS) if (!DIGITS.test(cells[column] ?? '')) return WRONG;
    return RIGHT;
  },
  fate: () => 0,
};

let kept: OpenSheet<'digits'> | null = null;

/** The first hundred rows, as a preview shows them. */
async function first(file: File): Promise<OpenSheet<'digits'>> {
  kept = null;
  const reading = await readSheet({
    file,
    columns: COLUMNS,
    recognise: (rows) => {
      const header = findHeader(rows, COLUMNS);
      const texts = COLUMNS.map(() => '');
      return {
        headerAt: header?.at ?? -1,
        matching: { places: header?.places ?? [], texts, divided: null },
      };
    },
    divider: { columns: [], divide: () => null },
    judge,
  });
  if (reading.kind !== 'table') throw new Error(JSON.stringify(reading));
  if (reading.table.page(0, 100).length < 99) throw new Error('The first rows are not there');
  kept = reading;
  return reading;
}

async function ours(file: File): Promise<void> {
  const why = await (await first(file)).rest();
  if (why !== null) throw new Error(JSON.stringify(why));
}

async function bare(file: File): Promise<number> {
  if (file.name.endsWith('.csv')) return Papa.parse(await file.text()).data.length;
  const { read } = await import('xlsx');
  const book = read(await file.arrayBuffer(), { type: 'array', dense: true });
  return book.Sheets[book.SheetNames[0] ?? '']?.['!data']?.length ?? 0;
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
  /** From the file to its first hundred rows, in milliseconds. */
  first: (file: File) => milliseconds(() => first(file)),
  /** Reads and keeps the table, and answers how many rows it has. */
  keep: async (file: File) => {
    await ours(file);
    return kept?.table.count ?? 0;
  },
};

export type ReadingTasks = typeof tasks;

serveTasks(globalThis, tasks);
