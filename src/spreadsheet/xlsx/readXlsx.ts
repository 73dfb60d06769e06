import type { SourceRow } from '../table/row';
import { damaged } from '../UnusableFile';
import { SheetLayout } from './SheetLayout';
import { SheetRows } from './SheetRows';
import { readFormats } from './styles';
import { readSharedStrings } from './texts';
import { openWorkbook, type Workbook } from './workbook';
import { visitPieces } from './xml';
import { partKey } from './zip';

export type OpenedBook =
  /** The workbook has several sheets, and none was chosen. */
  | {
      readonly kind: 'sheets';
      readonly names: readonly string[];
      /** The number of visible sheets that are not offered. */
      readonly moreSheets: number;
    }
  | {
      readonly kind: 'sheet';
      readonly rows: Generator<SourceRow, undefined>;
      /** Has the hidden columns after the first row, and the merged cells after the last. */
      readonly layout: SheetLayout;
      readonly hiddenSheets: number;
    };

/**
 * Reads one sheet row by row while it is unpacked; the whole sheet is never in memory. Fills `layout`.
 * @throws {UnusableFileError} damaged, documentType, tooManyRows, tooManyColumns, cellTooLong, unpacksTooLarge
 */
export function* sheetRows(
  { zip, sharedStrings, styles, from1904 }: Workbook,
  sheet: string,
  layout: SheetLayout,
): Generator<SourceRow, undefined> {
  // A missing part is no damage until a cell needs it.
  const isThere = (part: string) => zip.parts.has(partKey(part));
  const strings =
    sharedStrings !== null && isThere(sharedStrings) ? readSharedStrings(zip, sharedStrings) : [];
  let formats: ReturnType<typeof readFormats> | null = [];
  if (styles !== null) formats = isThere(styles) ? readFormats(zip, styles) : null;
  const rows = new SheetRows({ strings, formats, from1904 }, layout);
  const pieces = visitPieces(zip, sheet, (token, xml) => rows.take(token, xml));
  while (pieces.next().done !== true) yield* rows.next();
}

/**
 * Opens one sheet of an .xlsx: the named one, or the only one.
 * @throws {UnusableFileError} as `openWorkbook` and, while it is read, `sheetRows`
 */
export function readXlsx(bytes: Uint8Array<ArrayBuffer>, sheet: string | undefined): OpenedBook {
  const book = openWorkbook(bytes);
  const { sheets, moreSheets, hiddenSheets } = book;
  if (sheet === undefined && sheets.length > 1) {
    return { kind: 'sheets', names: sheets.map(({ name }) => name), moreSheets };
  }
  const chosen = sheets.find(({ name }) => sheet === undefined || name === sheet);
  if (chosen === undefined) throw damaged();
  const layout = new SheetLayout();
  return { kind: 'sheet', rows: sheetRows(book, chosen.part, layout), layout, hiddenSheets };
}
