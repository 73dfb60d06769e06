/** What a file may hold at most. Bytes are bytes of the file, `unpackedBytes` those of an .xlsx after unpacking. */
export const LIMITS = {
  bytes: 10 * 1024 * 1024,
  rows: 100_000,
  /** Rows with blank ones: no spreadsheet program shows more. */
  sheetRows: 1_048_576,
  columns: 64,
  cellLength: 2_000,
  unpackedBytes: 160 * 1024 * 1024,
  /** How much smaller packing may make a part of more than 1 MB; honest sheets stay below 40. */
  packing: 100,
  parts: 2_000,
  /** Texts that an .xlsx keeps aside for its cells: far more than 10 MB hold of honest ones. */
  sharedStrings: 2_000_000,
  /** So many merged areas are looked at, and so many empty cells of them are spoken of. */
  mergedCells: 100_000,
  /** The header stands in one of the first rows, or there is none. */
  headerRows: 20,
  seconds: 20,
  /** How long the files of the worker itself may take to come (rule C9). */
  arrivalSeconds: 15,
} as const;

/** Why a file was not read, with the numbers that a sentence about it needs. Rows and columns count from 1, as a spreadsheet shows them. */
export type UnusableFile =
  | { readonly reason: 'wrongName'; readonly name: string }
  | { readonly reason: 'empty' }
  | { readonly reason: 'tooManyBytes'; readonly bytes: number; readonly limit: number }
  /** An .xlsx (or another zip) whose name ends in .csv. */
  | { readonly reason: 'zipNamedCsv' }
  /** The name says .xlsx, the content is text or something else. */
  | { readonly reason: 'notXlsx' }
  /** The name says .xlsx, the content is a workbook of another kind: Excel's binary one, LibreOffice's, Apple's. */
  | { readonly reason: 'otherProgram'; readonly program: 'xlsb' | 'ods' | 'numbers' }
  /** The older .xls under a newer name. */
  | { readonly reason: 'oldExcel' }
  | { readonly reason: 'password' }
  /** The name says .csv, the content is a picture, a PDF or the like. */
  | { readonly reason: 'notText' }
  /** Text of four bytes for each character, which no browser reads. */
  | { readonly reason: 'utf32' }
  | { readonly reason: 'damaged' }
  /** An .xlsx that would unpack to far more than its size, or to more than can be held. */
  | { readonly reason: 'unpacksTooLarge'; readonly bytes: number; readonly limit: number }
  /** XML with a document type of its own, which no spreadsheet program writes. */
  | { readonly reason: 'documentType' }
  | { readonly reason: 'tooManyRows'; readonly limit: number }
  | {
      readonly reason: 'tooManyColumns';
      readonly row: number;
      readonly columns: number;
      readonly limit: number;
    }
  | {
      readonly reason: 'cellTooLong';
      readonly row: number;
      /** The cell's place in its row, from 0. */
      readonly column: number;
      readonly limit: number;
    }
  /** A quote opens in this row and never closes, so that the rest of the file would be one cell. */
  | { readonly reason: 'openQuote'; readonly row: number }
  | { readonly reason: 'noRows' };

/** Carries what is wrong from deep inside the reading to `readSheet`, which answers it as a value. */
export class UnusableFileError extends Error {
  readonly why: UnusableFile;

  constructor(why: UnusableFile) {
    super(why.reason);
    this.name = 'UnusableFileError';
    this.why = why;
  }
}

/** The file breaks the rules of its own kind, so that nothing in it can be trusted to be what was written. */
export function damaged(): UnusableFileError {
  return new UnusableFileError({ reason: 'damaged' });
}
