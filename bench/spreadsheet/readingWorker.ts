import { expose } from 'comlink';
import Papa from 'papaparse';
import { importTasks } from '../../src/features/members/import/importTasks';
import type { ComparedFirm } from '../../src/features/members/import/memberChecks';

/** Makes firms as in the file, as a list to compare it with. */
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

/** Reads the first hundred rows, as for a preview. */
async function first(file: File): Promise<void> {
  const opened = await importTasks.open({ file, lists, remembered: [] });
  if (opened.kind !== 'table') throw new Error(JSON.stringify(opened));
  if ((opened.shown.counts.get('all') ?? 0) < 99) throw new Error('The first rows are not there');
}

/** Reads all rows, checks them by the rules of the import, and returns how many there are. */
async function ours(file: File): Promise<number> {
  await first(file);
  for (;;) {
    const read = importTasks.readOn(1_000);
    if (read.kind === 'table') return read.shown.counts.get('all') ?? 0;
    if (read.kind === 'unusable') throw new Error(JSON.stringify(read));
  }
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
  library: (file: File) => milliseconds(() => bare(file)),
  portal: (file: File) => milliseconds(() => ours(file)),
  first: (file: File) => milliseconds(() => first(file)),
  /** Keeps the table in memory, which is then measured. */
  keep: ours,
};

export type ReadingTasks = typeof tasks;

expose(tasks);
