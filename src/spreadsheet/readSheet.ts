import { readCsv, type TextForm } from './csv/readCsv';
import { openFile } from './openFile';
import { type Filled, fillTable } from './rows/fillTable';
import type { KeptRows } from './rows/KeptRows';
import { PackedRows } from './rows/PackedRows';
import { findHeader, type Recognise, type TitledColumn } from './rows/headerRow';
import type { Divider } from './rows/Matching';
import type { Judge } from './rows/remarks';
import type { SheetTable } from './rows/SheetTable';
import type { SourceBlock } from './rows/SourceBlock';
import type { UnusableFile } from './UnusableFile';
import { UnusableFileError } from './UnusableFile';
import { pause } from './worker/pause';
import { arrived } from './worker/arrived';
import { SheetLayout } from './xlsx/SheetLayout';

/** What a workbook does not show; its hidden rows are known to the table. */
interface HiddenParts {
  /** Places of columns, from 0. */
  readonly columns: ReadonlySet<number>;
  readonly sheets: number;
}

/** A file whose first rows are read and judged. */
export interface OpenSheet<Code extends string> extends TextForm {
  readonly kind: 'table';
  readonly table: SheetTable<Code>;
  /** The header's cells as written, and its row in the file; 0 where the file has none. */
  readonly headings: readonly string[];
  readonly headerRow: number;
  readonly hidden: HiddenParts;
  /**
   * Reads the rest and answers `null`, or what is wrong with the file further down. Between rows it lets the thread answer
   * what else it is asked, for instance to change a cell; `onRows` is called then.
   */
  readonly rest: (onRows?: () => void) => Promise<UnusableFile | null>;
}

export type Reading<Code extends string> =
  | OpenSheet<Code>
  /** Several sheets: read again with one of these names. */
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | { readonly kind: 'unusable'; readonly why: UnusableFile };

export interface ReadingRequest<Code extends string> {
  readonly file: File;
  /** Which sheet of an .xlsx; needed only after an answer of kind `sheets`. */
  readonly sheet?: string | undefined;
  readonly columns: readonly TitledColumn[];
  readonly recognise: Recognise;
  readonly divider: Divider;
  readonly judge: Judge<Code>;
}

/** How long reading goes on before it looks whether something else was asked, in milliseconds. */
const TURN = 30;

async function open<Code extends string>(
  blocks: AsyncIterator<SourceBlock> | Iterator<SourceBlock>,
  request: ReadingRequest<Code>,
  { evenRows, kept, layout, hiddenSheets, ...form }: FileForm,
): Promise<OpenSheet<Code>> {
  const filled = await fillTable({ ...request, blocks, evenRows, kept });
  const { table, headings, headerRow } = filled;
  const rest = (onRows?: () => void) =>
    usable(async () => {
      await readRest(filled, onRows);
      table.offerMerged(layout.merged);
      return null;
    });
  const hidden = { columns: layout.hiddenColumns, sheets: hiddenSheets };
  return { kind: 'table', table, headings, headerRow, hidden, ...form, rest };
}

/** What is known of a file by its kind. */
interface FileForm extends TextForm {
  readonly evenRows: boolean;
  readonly kept: KeptRows;
  readonly layout: SheetLayout;
  readonly hiddenSheets: number;
}

async function readRest<Code extends string>(
  { more }: Filled<Code>,
  onRows?: () => void,
): Promise<void> {
  let turn = performance.now();
  while (await more()) {
    if (performance.now() - turn < TURN) continue;
    onRows?.();
    await pause();
    turn = performance.now();
  }
}

function openCsv<Code extends string>(
  bytes: Uint8Array,
  request: ReadingRequest<Code>,
): Promise<OpenSheet<Code>> {
  const { columns } = request;
  const headerMatches = (rows: readonly (readonly string[])[]) =>
    findHeader(rows, columns)?.matches ?? 0;
  const { blocks, ...form } = readCsv(bytes, headerMatches);
  return open(blocks[Symbol.iterator](), request, {
    evenRows: true,
    layout: new SheetLayout(),
    hiddenSheets: 0,
    ...form,
  });
}

async function openXlsx<Code extends string>(
  bytes: Uint8Array<ArrayBuffer>,
  request: ReadingRequest<Code>,
): Promise<Reading<Code>> {
  const { openWorkbook, xlsxBlocks } = await arrived(() => import('./xlsx/reader'));
  const book = await openWorkbook(bytes);
  const [only, ...others] = book.sheets.map((sheet) => sheet.name);
  const name = request.sheet ?? only;
  if (name === undefined || (request.sheet === undefined && others.length > 0)) {
    return { kind: 'sheets', names: book.sheets.map((sheet) => sheet.name) };
  }
  const layout = new SheetLayout();
  const blocks = xlsxBlocks(book, name, layout);
  return open(blocks, request, {
    evenRows: false,
    kept: new PackedRows(),
    layout,
    hiddenSheets: book.hiddenSheets,
    encodingGuessed: false,
    usualForm: true,
  });
}

/** What is wrong with the file is answered, not thrown. */
async function usable<Answer>(read: () => Promise<Answer>): Promise<Answer | UnusableFile> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnusableFileError) return error.why;
    throw error;
  }
}

/**
 * Reads a .csv or .xlsx (product §2 item 10, rules I1–I4). Meant for a worker: a large file keeps the thread busy. Works in
 * any thread and in Node. Whatever is wrong with the file is answered, not thrown.
 */
export async function readSheet<Code extends string>(
  request: ReadingRequest<Code>,
): Promise<Reading<Code>> {
  const reading = await usable(async () => {
    const { kind, bytes } = await openFile(request.file);
    return kind === 'csv' ? openCsv(bytes, request) : openXlsx(bytes, request);
  });
  return 'reason' in reading ? { kind: 'unusable', why: reading } : reading;
}
