import { commonLength } from '../table/checks';
import type { ReadingIssue, SourceFile, SourceRow } from '../table/row';
import { isPlain, textIssues } from '../textIssues';
import { LIMITS, UnusableFileError } from '../UnusableFile';
import { type CutRow, cutRows, type Separator, WIDEST_ROW } from './cutRows';
import { decodedText } from './decodedText';
import { withoutFormulaMark } from './writeCsv';

/** Counts the caller's columns that the best header among these rows names. */
export type HeaderMatches = (rows: readonly (readonly string[])[]) => number;

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];

/**
 * The separator with the most named columns in the header; without a header, the one that cuts the most rows equally. A wrong
 * one leaves one cell, or random numbers of cells.
 */
function findSeparator(text: string, headerMatches: HeaderMatches) {
  const found = SEPARATORS.map((separator) => {
    const all = cutRows(text, separator);
    const first = Array.from({ length: LIMITS.headerRows }, () => all.next().value ?? []).flat();
    const rows = first.map(({ cells }) => cells);
    const [, even] = commonLength(rows.filter(({ length }) => length > 1));
    return { separator, first, matches: headerMatches(rows), even };
  });
  return found.reduce((best, next) => {
    const more = next.matches - best.matches || next.even - best.even;
    return more > 0 ? next : best;
  });
}

const QUOTED = /"[^"]*"/g;
/** How often the pattern is found in a row outside quotation marks. */
const times = ({ raw }: CutRow, pattern: RegExp): number =>
  raw.replace(QUOTED, '""').match(pattern)?.length ?? 0;

/**
 * Finds rows with as many cells as columns of which one was split: `,,K 1, Lane 2` for `,,"K 1, Lane 2",`. The space behind the
 * comma tells. In a file that is written with such spaces, they tell nothing.
 */
function splitTexts(
  first: readonly CutRow[],
  separator: Separator,
  headerMatches: HeaderMatches,
): (row: CutRow) => boolean {
  if (separator === '\t') return () => false;
  // Separators before a text: with a space between, and without one. A tab is no punctuation mark.
  const spaced = new RegExp(`${separator} +[^\\s${separator}]`, 'g');
  const tight = new RegExp(`${separator}[^\\s${separator}]`, 'g');
  const hasSpace = (row: CutRow) => row.raw.includes(`${separator} `) && times(row, spaced) > 0;
  const isWrittenSo = (row: CutRow) => times(row, spaced) > times(row, tight);
  const headers = first.filter(({ cells }) => headerMatches([cells]) > 0);
  const isUsual = first.filter(isWrittenSo).length * 2 > first.length || headers.some(isWrittenSo);
  const [common] = commonLength(first.map(({ cells }) => cells));
  // The number of cells tells by itself if it is larger.
  const columns = Math.max(common, ...headers.map(({ cells }) => cells.length));
  return (row) => !isUsual && row.cells.length <= columns && hasSpace(row);
}

/**
 * Reads the rows of a CSV, without formula marks and otherwise unchanged. A row has as many cells as its line,
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
      throw new UnusableFileError({ reason: 'tooManyRows' });
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
  if (column > 0) throw new UnusableFileError({ reason: 'cellTooLong', row, column });
  if (cells.length <= LIMITS.columns) return;
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const columns = cells.length > WIDEST_ROW ? cells.length : filled;
  if (columns > LIMITS.columns)
    throw new UnusableFileError({ reason: 'tooManyColumns', row, columns });
}

/**
 * Opens a CSV in any supported encoding. The encoding and the separator are decided before the first row is returned.
 * @throws {UnusableFileError} notText, utf32, tooManyRows; `rows` throws as `csvRows` does
 */
export function readCsv(bytes: Uint8Array, headerMatches: HeaderMatches): SourceFile {
  const { text, encoding } = decodedText(bytes);
  const { separator, first } = findSeparator(text, headerMatches);
  return {
    rows: csvRows(text, separator, splitTexts(first, separator, headerMatches)),
    merged: [],
    hasEvenRows: true,
    hiddenColumns: new Set(),
    hiddenSheets: 0,
    isEncodingGuessed: encoding === 'windows-1252',
    hasUsualForm: encoding === 'utf-8' && separator === ',',
  };
}
