import type { ReadingIssue, SourceRow } from '../table/row';
import { damaged, LIMITS, UnusableFileError } from '../UnusableFile';
import { positionOf } from './cellReference';
import { type CellSources, cellText } from './cellText';
import { isHidden, type SheetLayout } from './SheetLayout';
import { readFormats } from './styles';
import { readSharedStrings } from './texts';
import type { Workbook } from './workbook';
import { attributeOf, elementsIn, type XmlElement } from './xml';
import { partKey } from './zip';

/**
 * Reads one sheet row by row; blank rows are left out. Fills `layout`.
 * @throws {UnusableFileError} damaged, documentType, tooManyRows, tooManyColumns, cellTooLong, unpacksTooLarge
 */
export function* sheetRows(
  book: Workbook,
  sheet: string,
  layout: SheetLayout,
): Generator<SourceRow, undefined> {
  const sources = sourcesOf(book);
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
    if (filled > LIMITS.rows + LIMITS.headerRows || rowNumber > LIMITS.sheetRows) {
      throw new UnusableFileError({ reason: 'tooManyRows', limit: LIMITS.rows });
    }
    yield row;
  }
}

/** A missing part is no damage until a cell needs it. */
function sourcesOf({ zip, sharedStrings, styles, from1904 }: Workbook): CellSources {
  const isThere = (part: string) => zip.parts.has(partKey(part));
  const hasStrings = sharedStrings !== null && isThere(sharedStrings);
  const strings = hasStrings ? readSharedStrings(zip, sharedStrings) : [];
  if (styles === null) return { strings, formats: [], from1904 };
  return { strings, formats: isThere(styles) ? readFormats(zip, styles) : null, from1904 };
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
  if (beyond !== -1) {
    const [columns, limit] = [beyond + 1, LIMITS.columns];
    throw new UnusableFileError({ reason: 'tooManyColumns', row: rowNumber, columns, limit });
  }
  // Copied, since an array that grew keeps spare room, times 100,000 rows.
  return { rowNumber, cells: cells.slice(), readingIssues, isHidden: isHidden(element, 'ht') };
}

function setCell(cells: string[], position: number, text: string, row: number): void {
  if (text.length > LIMITS.cellLength) {
    const [column, limit] = [position + 1, LIMITS.cellLength];
    throw new UnusableFileError({ reason: 'cellTooLong', row, column, limit });
  }
  while (cells.length < position) cells.push('');
  if (cells.length === position) cells.push(text);
  // Two values for one cell: each program would show a different one.
  else if (cells[position] !== '') throw damaged();
  else cells[position] = text;
}
