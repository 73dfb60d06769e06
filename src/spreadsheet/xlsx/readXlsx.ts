import type { SourceRow } from '../rows/SourceRow';
import { SheetLayout } from './SheetLayout';
import { openWorkbook } from './workbook';
import { xlsxBlocks } from './xlsxBlocks';

export type OpenedBook =
  /** The workbook has several sheets, and none was chosen. */
  | { readonly kind: 'sheets'; readonly names: readonly string[] }
  | {
      readonly kind: 'sheet';
      readonly blocks: AsyncGenerator<readonly SourceRow[], undefined>;
      /** Complete only after the last block. */
      readonly layout: SheetLayout;
      readonly hiddenSheets: number;
    };

/**
 * Opens one sheet of an .xlsx: the named one, or the only one.
 * @throws {UnusableFileError} as `openWorkbook` and, while it is read, `xlsxBlocks`
 */
export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  sheet: string | undefined,
): Promise<OpenedBook> {
  const book = await openWorkbook(bytes);
  const names = book.sheets.map(({ name }) => name);
  const name = sheet ?? (names.length === 1 ? names[0] : undefined);
  if (name === undefined) return { kind: 'sheets', names };
  const layout = new SheetLayout();
  const blocks = xlsxBlocks(book, name, layout);
  return { kind: 'sheet', blocks, layout, hiddenSheets: book.hiddenSheets };
}
