import { importTasks } from '../../features/members/import/importTasks';
import type { ComparedFirm } from '../../features/members/import/memberChecks';
import type { Shown } from '../../features/members/import/shown';
import { templateColumns } from '../../features/members/import/template';

/* The tasks of the import's worker, in the thread of a test. */

export const noOne: readonly ComparedFirm[] = [];
export const HEADER = 'membership,name,mobile,mobile_alt,address,area';

/** The index of a template column. */
export const column = (key: string) => templateColumns.findIndex((one) => one.key === key);

/** What the worker is asked to open. */
export const requestOf = (file: File, listed = noOne) => ({
  file,
  lists: { listed, others: noOne },
  remembered: [],
});

/** Reads the rest of the open file. */
export function readRest() {
  for (;;) {
    const read = importTasks.readOn(1_000);
    if (read.kind === 'table') return read.shown;
    if (read.kind === 'unusable') throw new Error(JSON.stringify(read));
  }
}

/** Opens a readable file, and reads it to the end. */
async function readAll(file: File, listed = noOne) {
  const opened = await importTasks.open(requestOf(file, listed));
  if (opened.kind !== 'table') throw new Error(JSON.stringify(opened));
  return numbersOf(readRest());
}

/** How many rows there are of each kind. */
export const numbersOf = ({ counts, listed, steps }: Shown) => ({
  ...Object.fromEntries(counts),
  listed,
  steps,
});

/** A .csv with these lines below a header. */
export const fileOf = (lines: readonly string[], header = HEADER) =>
  new File([`${[header, ...lines].join('\n')}\n`], 'members.csv');

/** Reads a .csv to its end, and counts its rows. */
export const read = (lines: readonly string[], listed = noOne) => readAll(fileOf(lines), listed);

/** The first page of the listing. */
export const rowsShown = () => importTasks.showPage(1).rows;
export const rowsListed = () => rowsShown().map(({ row }) => row);

/** The file that would be sent instead of the person's own. */
export async function corrected() {
  const { csv, rowNumbers } = importTasks.correctedFile();
  const bytes = await csv.arrayBuffer();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  // None of these cells contains a quotation mark or a separator.
  const lines = text.trimEnd().replaceAll('"', '').split('\r\n');
  return { lines, rowNumbers: [...rowNumbers] };
}
