import { readCsv, type TextForm } from './csv/readCsv';
import { openFile } from './openFile';
import { fillTable, type FilledTable, type Filling } from './rows/fillTable';
import { findHeader, type TitledColumn } from './rows/headerRow';
import type { SheetTable } from './rows/SheetTable';
import { type UnusableFile, UnusableFileError } from './UnusableFile';
import { lateFile } from '../domain/lateFile';
import { pause } from './worker/pause';
import type { SheetLayout } from './xlsx/SheetLayout';

/** Hidden columns and sheets of a workbook; the table counts its hidden rows. */
interface HiddenParts {
  /** Places of columns, from 0. */
  readonly columns: ReadonlySet<number>;
  readonly sheets: number;
}

/** A file whose first rows are read and validated. */
export interface OpenSheet<Code extends string> extends TextForm {
  readonly kind: 'table';
  readonly table: SheetTable<Code>;
  /** The header's cells as written, and its row in the file; 0 if the file has none. */
  readonly headings: readonly string[];
  readonly headerRow: number;
  readonly hidden: HiddenParts;
  /**
   * Reads the other rows. Resolves with `null`, or with the error in a later row. Between rows the thread can answer other
   * requests, such as an edited cell; `onRows` is called then.
   */
  readonly rest: (onRows?: () => void) => Promise<UnusableFile | null>;
}

export type SheetReading<Code extends string> =
  | OpenSheet<Code>
  /** The workbook has several sheets: call `readSheet` again with one of these names. */
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | { readonly kind: 'unusable'; readonly why: UnusableFile };

export interface ReadingRequest<Code extends string> extends Omit<
  Filling<Code>,
  'blocks' | 'hasEvenRows'
> {
  readonly file: File;
  /** The sheet of an .xlsx to read; needed only after a result of kind `sheets`. */
  readonly sheet?: string | undefined;
  readonly columns: readonly TitledColumn[];
}

/** Milliseconds of reading before other requests get a chance. */
const SLICE_MS = 30;

async function readRest<Code extends string>(
  { table, more }: FilledTable<Code>,
  layout: SheetLayout | null,
  onRows?: () => void,
): Promise<null> {
  let sliceStart = performance.now();
  while (await more()) {
    if (performance.now() - sliceStart < SLICE_MS) continue;
    onRows?.();
    await pause();
    sliceStart = performance.now();
  }
  if (layout !== null) table.offerMerged(layout.merged);
  return null;
}

async function openCsv<Code extends string>(
  bytes: Uint8Array,
  request: ReadingRequest<Code>,
): Promise<OpenSheet<Code>> {
  const headerMatches = (rows: readonly (readonly string[])[]) =>
    findHeader(rows, request.columns)?.matches ?? 0;
  const { blocks, ...form } = readCsv(bytes, headerMatches);
  const filled = await fillTable({ ...request, blocks, hasEvenRows: true });
  const rest = (onRows?: () => void) => usable(() => readRest(filled, null, onRows));
  return { kind: 'table', ...filled, ...form, hidden: { columns: new Set(), sheets: 0 }, rest };
}

async function openXlsx<Code extends string>(
  bytes: Uint8Array<ArrayBuffer>,
  request: ReadingRequest<Code>,
): Promise<SheetReading<Code>> {
  const { readXlsx } = await lateFile(import('./xlsx/readXlsx'));
  const book = await readXlsx(bytes, request.sheet);
  if (book.kind === 'sheets') return book;
  const { blocks, layout, hiddenSheets } = book;
  const filled = await fillTable({ ...request, blocks, hasEvenRows: false });
  return {
    kind: 'table',
    ...filled,
    isEncodingGuessed: false,
    hasUsualForm: true,
    hidden: { columns: layout.hiddenColumns, sheets: hiddenSheets },
    rest: (onRows) => usable(() => readRest(filled, layout, onRows)),
  };
}

/** Returns an error of the file instead of throwing it. */
async function usable<Answer>(read: () => Promise<Answer>): Promise<Answer | UnusableFile> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnusableFileError) return error.why;
    throw error;
  }
}

/**
 * Reads a .csv or .xlsx (product §2 item 10, rules I1–I4). Runs in any thread and in Node, but belongs in a worker: a large
 * file blocks the thread. Errors in the file are returned, not thrown.
 */
export async function readSheet<Code extends string>(
  request: ReadingRequest<Code>,
): Promise<SheetReading<Code>> {
  const reading = await usable(async () => {
    const { kind, bytes } = await openFile(request.file);
    return kind === 'csv' ? openCsv(bytes, request) : openXlsx(bytes, request);
  });
  return 'reason' in reading ? { kind: 'unusable', why: reading } : reading;
}
