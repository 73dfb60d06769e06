import { commonLength } from '../table/checks';
import type { ReadingIssue, SourceRow } from '../table/row';
import { isPlain, textIssues } from '../textIssues';
import { LIMITS, UnusableFileError } from '../UnusableFile';
import { type CutRow, cutRows, type Separator, WIDEST_ROW } from './cutRows';
import { decodedText } from './decodedText';
import { withoutFormulaMark } from './formulaMark';
import { type HeaderMatches, splitTexts } from './splitTexts';

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];

function firstRows(text: string, separator: Separator): readonly CutRow[] {
  const rows: CutRow[] = [];
  for (const row of cutRows(text, separator)) {
    rows.push(row);
    if (rows.length === LIMITS.headerRows) break;
  }
  return rows;
}

/**
 * The separator with the most named columns in the header; without a header, the one that cuts the most rows equally. A wrong
 * one leaves one cell, or random numbers of cells.
 */
function findSeparator(text: string, headerMatches: HeaderMatches) {
  const found = SEPARATORS.map((separator) => {
    const first = firstRows(text, separator);
    const rows = first.map(({ cells }) => cells);
    const [, even] = commonLength(rows.filter(({ length }) => length > 1));
    return { separator, first, matches: headerMatches(rows), even };
  });
  return found.reduce((best, next) => {
    const more = next.matches - best.matches || next.even - best.even;
    return more > 0 ? next : best;
  });
}

/**
 * Reads the rows of a CSV, without formula marks (rule I7) and otherwise unchanged. A row has as many cells as its line,
 * including empty ones at its end; blank lines are skipped. `isSplit` finds rows in which a separator may have split a text.
 * @throws {UnusableFileError} cellTooLong, tooManyColumns, tooManyRows
 */
export function* csvRows(
  text: string,
  separator: Separator,
  isSplit: (row: CutRow) => boolean = () => false,
): Generator<SourceRow> {
  let damaged = 0;
  for (const row of cutRows(text, separator)) {
    const { rowNumber, hasStrayQuote } = row;
    if (hasStrayQuote) damaged += 1;
    if (damaged > LIMITS.rows + LIMITS.headerRows)
      throw new UnusableFileError({ reason: 'tooManyRows', limit: LIMITS.rows });
    // True for most rows: a closer look at each cell would take longer than cutting them.
    const isUsual = isPlain(row.raw);
    const cells = isUsual ? row.cells : row.cells.map(withoutFormulaMark);
    checkLimits(cells, rowNumber);
    const readingIssues: ReadingIssue[] = [];
    if (hasStrayQuote) readingIssues.push({ position: null, code: 'quotes', detail: '' });
    else if (isSplit(row)) readingIssues.push({ position: null, code: 'splitText', detail: '' });
    if (!isUsual)
      cells.forEach((cell, position) => {
        for (const code of textIssues(cell)) readingIssues.push({ position, code, detail: '' });
      });
    yield { rowNumber, cells, readingIssues, isHidden: false };
  }
}

/** Empty cells may go on beyond the last column that is read. */
function checkLimits(cells: readonly string[], row: number): void {
  const column = cells.findIndex(({ length }) => length > LIMITS.cellLength) + 1;
  if (column > 0)
    throw new UnusableFileError({ reason: 'cellTooLong', row, column, limit: LIMITS.cellLength });
  if (cells.length <= LIMITS.columns) return;
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const columns = cells.length > WIDEST_ROW ? cells.length : filled;
  if (columns > LIMITS.columns)
    throw new UnusableFileError({ reason: 'tooManyColumns', row, columns, limit: LIMITS.columns });
}

/** How a text file is written. */
export interface TextForm {
  /** The text was not UTF-8 and was read as windows-1252, so a person should check it. */
  readonly isEncodingGuessed: boolean;
  /** UTF-8 with commas, which every program reads in the same way. */
  readonly hasUsualForm: boolean;
}

/**
 * Opens a CSV in any supported encoding (rule I3). The encoding and the separator are decided before the first row is returned.
 * @throws {UnusableFileError} notText, utf32, tooManyRows; `rows` throws as `csvRows` does
 */
export function readCsv(
  bytes: Uint8Array,
  headerMatches: HeaderMatches,
): { readonly rows: Generator<SourceRow> } & TextForm {
  const { text, encoding } = decodedText(bytes);
  const { separator, first } = findSeparator(text, headerMatches);
  return {
    rows: csvRows(text, separator, splitTexts(first, separator, headerMatches)),
    isEncodingGuessed: encoding === 'windows-1252',
    hasUsualForm: encoding === 'utf-8' && separator === ',',
  };
}
