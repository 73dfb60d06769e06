import { lateFile } from '../domain/lateFile';
import { readCsv } from './csv/readCsv';
import { openFile } from './openFile';
import { cellCountCheck, type RowChecks } from './table/checks';
import type { Column, Recognise } from './table/headings';
import type { FileForm, SourceFile, SourceRow } from './table/row';
import { SheetTable } from './table/table';
import { LIMITS, type UnusableFile, UnusableFileError } from './UnusableFile';
import type { SeveralSheets } from './xlsx/readXlsx';

export interface ReadingRequest<Code extends string, Result extends string> {
  readonly file: File;
  /** The sheet of an .xlsx to read; needed only after a result of kind `sheets`. */
  readonly sheet?: string | undefined;
  readonly columns: readonly Column[];
  readonly checks: RowChecks<Code, Result>;
  /** Finds the header and the columns in the first rows. */
  readonly recognise: Recognise;
  /** How many columns the best header among these rows names; decides the separator of a .csv. */
  readonly headerMatches: (rows: readonly (readonly string[])[]) => number;
}

/** A file whose first rows are read and checked. */
export interface OpenSheet<Code extends string, Result extends string> extends FileForm {
  readonly kind: 'table';
  readonly table: SheetTable<Code, Result>;
  /** The header's cells, and its row in the file; 0 if the file has none. */
  readonly headings: readonly string[];
  readonly headerRow: number;
  /** Reads about so many further rows. Returns whether there are more, or why a later row makes the file unusable. */
  readonly readOn: (rows: number) => 'more' | 'end' | UnusableFile;
}

export type SheetReading<Code extends string, Result extends string> =
  | OpenSheet<Code, Result>
  /** Call `readSheet` again with one of the names. */
  | SeveralSheets
  | { readonly kind: 'unusable'; readonly why: UnusableFile };

/** The rows that decide the columns, and are shown at once. */
const FIRST_ROWS = 100;

/**
 * Reads the first rows of a .csv or .xlsx (product §2 item 10); `readOn` reads the others. Runs in any thread and
 * in Node, but belongs in a worker: a large file blocks the thread. Errors in the file are returned, not thrown.
 */
export async function readSheet<Code extends string, Result extends string>(
  request: ReadingRequest<Code, Result>,
): Promise<SheetReading<Code, Result>> {
  try {
    const { kind, bytes } = await openFile(request.file);
    if (kind === 'csv') return tableOf(request, readCsv(bytes, request.headerMatches));
    const { readXlsx } = await lateFile(import('./xlsx/readXlsx'));
    const book = readXlsx(bytes, request.sheet);
    return 'names' in book ? book : tableOf(request, book);
  } catch (error) {
    return { kind: 'unusable', why: whyUnusable(error) };
  }
}

/** The reason in an error of a reader; any other error is thrown again. */
function whyUnusable(error: unknown): UnusableFile {
  if (error instanceof UnusableFileError) return error.why;
  throw error;
}

/**
 * Recognises the columns in the first rows, and fills a table.
 * @throws {UnusableFileError} if a limit is passed or there is no row below the header
 */
function tableOf<Code extends string, Result extends string>(
  { columns, checks, recognise }: ReadingRequest<Code, Result>,
  { rows, merged, hasEvenRows, ...form }: SourceFile,
): OpenSheet<Code, Result> {
  const first: SourceRow[] = [];
  while (first.length < FIRST_ROWS) {
    const next = rows.next();
    if (next.done === true) break;
    first.push(next.value);
  }
  const sample = first.map(({ cells }) => cells);
  const { headerAt, headings, mapping } = recognise(sample);
  const headerRow = first[headerAt]?.rowNumber ?? 0;
  const table = new SheetTable(columns, checks, mapping);
  const cellCounts = cellCountCheck(sample.slice(headerAt + 1), headings.length, hasEvenRows);
  const take = (row: SourceRow) => {
    const { rowNumber, cells, readingIssues } = row;
    if (rowNumber <= headerRow || (readingIssues.length === 0 && cells.every(isBlank))) return;
    if (table.count === LIMITS.rows) throw new UnusableFileError({ reason: 'tooManyRows' });
    const issues = cellCounts(cells);
    if (issues.length === 0 && cells.length <= LIMITS.columns) table.add(row);
    else {
      const readable = cells.slice(0, LIMITS.columns);
      table.add({ ...row, cells: readable, readingIssues: [...readingIssues, ...issues] });
    }
  };
  // Released after the last row, and with it the content of the file.
  let left: typeof rows | null = rows;
  const takeNext = (atMost: number) => {
    for (let count = 0; left !== null && count < atMost; count += 1) {
      const next = left.next();
      if (next.done !== true) take(next.value);
      else {
        table.end(merged);
        left = null;
      }
    }
    return left === null ? 'end' : 'more';
  };
  first.forEach(take);
  while (table.count === 0 && takeNext(FIRST_ROWS) === 'more');
  if (table.count === 0) throw new UnusableFileError({ reason: 'noRows' });
  const readOn = (atMost: number) => {
    try {
      return takeNext(atMost);
    } catch (error) {
      return whyUnusable(error);
    }
  };
  return { kind: 'table', table, headings, headerRow, readOn, ...form };
}

const isBlank = (cell: string): boolean => cell.trim() === '';
