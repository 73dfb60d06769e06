import Papa from 'papaparse';
import { importTasks } from '../../src/features/member-import/importTasks';
import type { ComparedFirm } from '../../src/features/member-import/ListedFirms';
import { serveTasks } from '../../src/spreadsheet/worker/serveTasks';

/** Firms of the file from a row on, as a list shows them. */
const listOf = (from: number, count: number): readonly ComparedFirm[] =>
  Array.from({ length: count }, (_, place) => {
    const at = from + place;
    return {
      name: `Firm ${at}`,
      mobile: String(9_000_000_000 + at),
      membership: String(at),
      address: `B-${at % 90} Lanka`,
    };
  });

const lists = { listed: listOf(0, 1_000), others: listOf(5_000, 300) };

/** The first hundred rows, as a preview shows them. */
async function first(file: File): Promise<void> {
  const opened = await importTasks.open({ file, lists, apiBaseUrl: '' });
  if (opened.kind !== 'table') throw new Error(JSON.stringify(opened));
  if (opened.table.summary.rows < 99) throw new Error('The first rows are not there');
}

/** Answers how many rows there are: each read and judged by the rules of the import. */
async function ours(file: File): Promise<number> {
  await first(file);
  const rest = await importTasks.rest(undefined, () => undefined);
  if ('why' in rest) throw new Error(JSON.stringify(rest));
  return rest.summary.rows;
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
  keep: ours,
};

export type ReadingTasks = typeof tasks;

serveTasks(globalThis, tasks);
