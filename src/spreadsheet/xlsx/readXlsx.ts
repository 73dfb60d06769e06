import type { SourceRow } from '../table/row';
import { damaged } from '../UnusableFile';
import { SheetLayout } from './SheetLayout';
import { sheetRows } from './sheetRows';
import { openWorkbook } from './workbook';

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
