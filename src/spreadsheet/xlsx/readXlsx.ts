import type { ReadingIssue, SourceFile, SourceRow } from '../table/row';
import { damaged, LIMITS, UnusableFileError } from '../UnusableFile';
import { type CellSources, cellSources } from './cellSources';
import { cellText } from './cellText';
import { isHidden, positionOf, SheetLayout } from './sheetLayout';
import { openWorkbook, type Workbook } from './workbook';
import { attributeOf, elementsIn, type XmlElement } from './xml';

/** A workbook with several sheets, of which none was chosen. `moreSheets` visible ones are not offered. */
export interface SeveralSheets {
  readonly kind: 'sheets';
  readonly names: readonly string[];
  readonly moreSheets: number;
}

/**
 * Opens one sheet of an .xlsx: the named one, or the only one.
 * @throws {UnusableFileError} as `openWorkbook` and, while it is read, `sheetRows`
 */
export function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  sheet: string | undefined,
): SeveralSheets | SourceFile {
  const book = openWorkbook(bytes);
  const { sheets, moreSheets, hiddenSheets } = book;
  if (sheet === undefined && sheets.length > 1)
    return { kind: 'sheets', names: sheets.map(({ name }) => name), moreSheets };
  const chosen = sheets.find(({ name }) => sheet === undefined || name === sheet);
  if (chosen === undefined) throw damaged();
  const layout = new SheetLayout();
  return {
    rows: sheetRows(book, chosen.part, layout),
    merged: layout.merged,
    hasEvenRows: false,
    hiddenColumns: layout.hiddenColumns,
    hiddenSheets,
    isEncodingGuessed: false,
    hasUsualForm: true,
  };
}

/**
 * Reads one sheet row by row; blank rows are left out. Fills `layout`.
 * @throws {UnusableFileError} damaged, documentType, tooManyRows, tooManyColumns, cellTooLong, unpacksTooLarge
 */
function* sheetRows(
  book: Workbook,
  sheet: string,
  layout: SheetLayout,
): Generator<SourceRow, undefined> {
  const sources = cellSources(book);
  let rowNumber = 0;
  let filled = 0;
  const wanted = ['cols/col', 'sheetData/row', 'mergeCells/mergeCell'];
  for (const element of elementsIn(book.zip, sheet, ...wanted)) {
    if (element.name !== 'row') {
      layout.add(element);
      continue;
    }
    const number = attributeOf(element, 'r');
    const before = rowNumber;
    rowNumber = number === '' ? before + 1 : Number(number);
    if (!Number.isInteger(rowNumber) || rowNumber <= before) throw damaged();
    const row = rowOf(element, rowNumber, sources);
    if (row.cells.length === 0 && row.readingIssues.length === 0) continue;
    filled += 1;
    if (filled > LIMITS.rows + LIMITS.headerRows || rowNumber > LIMITS.sheetRows)
      throw new UnusableFileError({ reason: 'tooManyRows' });
    yield row;
  }
}

function rowOf(element: XmlElement, rowNumber: number, sources: CellSources): SourceRow {
  const cells: string[] = [];
  const readingIssues: ReadingIssue[] = [];
  let position = -1;
  /** The last filled place beyond the limit. */
  let beyond = -1;
  for (const cell of element.children) {
    if (cell.name !== 'c') continue;
    const reference = attributeOf(cell, 'r');
    position = reference === '' ? position + 1 : positionOf(reference);
    const { text, code, detail } = cellText(cell, sources);
    if (position >= LIMITS.columns) {
      if (text.trim() !== '' || code !== null) beyond = Math.max(beyond, position);
      continue;
    }
    if (code !== null) readingIssues.push({ position, code, detail });
    if (text !== '') setCell(cells, position, text, rowNumber);
  }
  if (beyond !== -1)
    throw new UnusableFileError({ reason: 'tooManyColumns', row: rowNumber, columns: beyond + 1 });
  // Copied, since an array that grew keeps spare room, times 100,000 rows.
  return { rowNumber, cells: cells.slice(), readingIssues, isHidden: isHidden(element, 'ht') };
}

function setCell(cells: string[], position: number, text: string, row: number): void {
  if (text.length > LIMITS.cellLength)
    throw new UnusableFileError({ reason: 'cellTooLong', row, column: position + 1 });
  while (cells.length < position) cells.push('');
  if (cells.length === position) cells.push(text);
  // Two values for one cell: each program would show a different one.
  else if (cells[position] !== '') throw damaged();
  else cells[position] = text;
}
