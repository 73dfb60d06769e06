/** The limits of a file. `bytes` counts the file itself, `unpackedBytes` an .xlsx after unpacking. */
export const LIMITS = {
  bytes: 10 * 1024 * 1024,
  rows: 100_000,
  /** Counts blank rows too: no spreadsheet program shows more. */
  sheetRows: 1_048_576,
  columns: 64,
  cellLength: 2_000,
  unpackedBytes: 160 * 1024 * 1024,
  /** How many times smaller than its content a packed part of more than 1 MB may be; honest sheets stay below 40. */
  packing: 100,
  parts: 2_000,
  /** Distinct texts of an .xlsx, which it stores apart from its cells. Honest files of 10 MB have far fewer. */
  sharedStrings: 2_000_000,
  /** Limits the merged areas that are read, and the issues that they cause. */
  mergedCells: 100_000,
  /** Without a header in these first rows, the file counts as having none. */
  headerRows: 20,
  seconds: 20,
} as const;

/** Why a file was not read, with the numbers for its message. Rows and columns count from 1, as in a spreadsheet. */
export type UnusableFile =
  | { readonly reason: 'wrongName'; readonly name: string }
  | { readonly reason: 'empty' }
  | { readonly reason: 'tooManyBytes'; readonly bytes: number }
  /** A zip, for example an .xlsx, with a name that ends in .csv. */
  | { readonly reason: 'zipNamedCsv' }
  /** A name that ends in .xlsx, on a text or something else. */
  | { readonly reason: 'notXlsx' }
  /** A name that ends in .xlsx, on a workbook of another kind: Excel's binary one, LibreOffice's, Apple's. */
  | { readonly reason: 'otherProgram'; readonly program: 'xlsb' | 'ods' | 'numbers' }
  /** The older .xls, renamed to .xlsx or .csv. */
  | { readonly reason: 'oldExcel' }
  | { readonly reason: 'password' }
  /** A name that ends in .csv, on a picture, a PDF or the like. */
  | { readonly reason: 'notText' }
  /** UTF-32, which no browser decodes. */
  | { readonly reason: 'utf32' }
  | { readonly reason: 'damaged' }
  /** An .xlsx that would unpack to far more than its size, or to more than fits into memory. */
  | { readonly reason: 'unpacksTooLarge' }
  /** XML with its own document type, which no spreadsheet program writes. */
  | { readonly reason: 'documentType' }
  | { readonly reason: 'tooManyRows' }
  | { readonly reason: 'tooManyColumns'; readonly row: number; readonly columns: number }
  | { readonly reason: 'cellTooLong'; readonly row: number; readonly column: number }
  | { readonly reason: 'noRows' };

/** Carries the reason up to `readSheet`, which returns it as a value. */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';

  constructor(readonly why: UnusableFile) {
    super(why.reason);
  }
}

/** For a file that breaks its own format: nothing in it can be trusted. */
export function damaged(): UnusableFileError {
  return new UnusableFileError({ reason: 'damaged' });
}
