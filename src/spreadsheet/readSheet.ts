import { csvBlocks, WrongEncodingError } from './csv/csvBlocks';
import type { Column, Header } from './rows/headerRow';
import { openFile } from './openFile';
import type { UnusableFile } from './UnusableFile';
import { UnusableFileError } from './UnusableFile';
import type { RowCheck } from './rows/remarks';
import type { SourceBlock } from './rows/SheetBuilder';
import { SheetBuilder } from './rows/SheetBuilder';
import type { SheetTable } from './rows/SheetTable';
import { SAMPLE_BYTES, sampleEncoding } from './csv/textEncoding';
import { openWorkbook } from './xlsx/workbook';
import { xlsxBlocks } from './xlsx/xlsxBlocks';
import { openPackage } from './xlsx/zipPackage';

export type Reading<Code extends string> =
  | {
      readonly kind: 'table';
      readonly table: SheetTable<Code>;
      readonly header: Header;
      /** The text was no UTF-8 and was read as windows-1252: the person should look whether it is right. */
      readonly encodingGuessed: boolean;
    }
  /** Several sheets: read again with one of these names. */
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | { readonly kind: 'unusable'; readonly why: UnusableFile };

export interface ReadingRequest<Code extends string> {
  readonly file: File;
  /** Which sheet of an .xlsx; needed only after an answer of kind `sheets`. */
  readonly sheet?: string | undefined;
  readonly columns: readonly Column[];
  readonly check: RowCheck<Code>;
  /** Called now and then with the data rows read so far. */
  readonly onProgress?: (rows: number) => void;
}

function fill<Code extends string>(
  blocks: Iterable<SourceBlock>,
  { columns, check, onProgress }: ReadingRequest<Code>,
  encodingGuessed: boolean,
): Reading<Code> {
  const builder = new SheetBuilder(columns, check);
  let told = 0;
  for (const source of blocks) {
    builder.add(source);
    if (builder.rows - told >= 5_000) {
      told = builder.rows;
      onProgress?.(told);
    }
  }
  return { kind: 'table', ...builder.end(), encodingGuessed };
}

function readCsv<Code extends string>(
  bytes: Uint8Array,
  request: ReadingRequest<Code>,
): Reading<Code> {
  const encoding = sampleEncoding(bytes.subarray(0, SAMPLE_BYTES));
  try {
    return fill(csvBlocks(bytes, encoding, request.columns), request, false);
  } catch (error) {
    if (!(error instanceof WrongEncodingError)) throw error;
    return fill(csvBlocks(bytes, 'windows-1252', request.columns), request, true);
  }
}

async function readXlsx<Code extends string>(
  bytes: Uint8Array<ArrayBuffer>,
  request: ReadingRequest<Code>,
): Promise<Reading<Code>> {
  const book = await openWorkbook(openPackage(bytes));
  const [only, ...others] = book.sheets.map((sheet) => sheet.name);
  const name = request.sheet ?? only;
  if (name === undefined || (request.sheet === undefined && others.length > 0)) {
    return { kind: 'sheets', names: book.sheets.map((sheet) => sheet.name) };
  }
  return fill(await xlsxBlocks(book, name), request, false);
}

/**
 * Reads a .csv or .xlsx (product §2 item 10, rules I1–I4). Meant for a worker: an .xlsx keeps the
 * thread busy for seconds. Works in any thread and in Node. Whatever is wrong with the file is answered, not thrown.
 */
export async function readSheet<Code extends string>(
  request: ReadingRequest<Code>,
): Promise<Reading<Code>> {
  try {
    const { kind, bytes } = await openFile(request.file);
    return kind === 'csv' ? readCsv(bytes, request) : await readXlsx(bytes, request);
  } catch (error) {
    if (error instanceof UnusableFileError) return { kind: 'unusable', why: error.why };
    throw error;
  }
}
