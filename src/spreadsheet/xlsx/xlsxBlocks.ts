import { FIRST_ROWS, ROWS_PER_BLOCK, type SourceRow } from '../rows/SourceRow';
import { damaged } from '../UnusableFile';
import { SheetLayout } from './SheetLayout';
import { SheetRows } from './SheetRows';
import { readFormats } from './styles';
import { readSharedStrings } from './texts';
import type { Workbook } from './workbook';
import { walkPart } from './xmlPart';

/**
 * Reads one sheet of an .xlsx block by block while it is unpacked; the whole sheet is never in memory. Fills `layout`: hidden
 * columns with the first block, merged cells after the last.
 * @throws {UnusableFileError} damaged, documentType, tooManyRows, tooManyColumns, unpacksTooLarge
 */
export async function* xlsxBlocks(
  book: Workbook,
  name: string,
  layout = new SheetLayout(),
): AsyncGenerator<readonly SourceRow[], undefined> {
  const sheet = book.sheets.find((one) => one.name === name);
  if (sheet === undefined) throw damaged();
  const { zip, sharedStrings, styles, from1904 } = book;
  const formats = styles === null ? [] : await readFormats(zip, styles);
  const strings = sharedStrings === null ? [] : await readSharedStrings(zip, sharedStrings);
  const rows = new SheetRows({ strings, formats, from1904 }, layout);
  let enough = FIRST_ROWS;
  for await (const xml of walkPart(zip, sheet.part)) {
    for (let token = xml.next(); token !== 'more'; token = xml.next()) {
      rows.take(token, xml);
      if (rows.count < enough) continue;
      yield rows.block();
      enough = ROWS_PER_BLOCK;
    }
  }
  if (rows.count > 0) yield rows.block();
}
