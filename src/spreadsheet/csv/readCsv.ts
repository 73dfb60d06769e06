import { commonLength } from '../rows/cellCount';
import { FIRST_ROWS, type ReadingIssue, ROWS_PER_BLOCK, type SourceRow } from '../rows/SourceRow';
import { unwrapped } from '../rows/wrappedCell';
import { LIMITS, UnusableFileError } from '../UnusableFile';
import { cutRows, type Separator, WIDEST_ROW } from './cutRows';
import { decodedText } from './decodedText';
import { withoutFormulaMark } from './formulaMark';

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];

/** Counts the caller's columns that the best header among these rows names. */
export type HeaderMatches = (rows: readonly (readonly string[])[]) => number;

function firstRows(text: string, separator: Separator): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  try {
    for (const { cells } of csvRows(text, separator)) {
      rows.push(cells);
      if (rows.length === LIMITS.headerRows) break;
    }
  } catch (error) {
    // A correct file may break a limit under a wrong separator. Under the right one, the real reading reports it.
    if (!(error instanceof UnusableFileError)) throw error;
  }
  return rows;
}

/** How many rows have the same number of cells, at least two. A wrong separator leaves one cell, or random numbers of cells. */
function evenRows(rows: readonly (readonly string[])[]): number {
  return commonLength(rows.filter(({ length }) => length > 1))[1];
}

/** The separator with the most named columns in the header; without a header, the one that cuts most evenly. */
function findSeparator(text: string, headerMatches: HeaderMatches): Separator {
  const found = SEPARATORS.map((separator) => {
    const rows = firstRows(text, separator);
    return { separator, matches: headerMatches(rows), even: evenRows(rows) };
  });
  const [best] = found.toSorted((a, b) => b.matches - a.matches || b.even - a.even);
  return best?.separator ?? ',';
}

/** Control characters that nobody types: all but tab and line breaks. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;
/** A decoder writes this for bytes that are invalid in its encoding. */
const LOST = '\uFFFD';

function cellIssues(cells: readonly string[]): readonly ReadingIssue[] {
  return cells.flatMap((cell, position): ReadingIssue[] => {
    if (cell === '') return [];
    const found: ReadingIssue[] = [];
    if (unwrapped(cell) !== null) found.push({ position, code: 'wrapped', detail: '' });
    if (CONTROL.test(cell)) found.push({ position, code: 'controlCharacter', detail: '' });
    if (cell.includes(LOST)) found.push({ position, code: 'lostCharacter', detail: '' });
    return found;
  });
}

const NONE: readonly ReadingIssue[] = [];
const STRAY_QUOTE: ReadingIssue = { position: null, code: 'quotes', detail: '' };

/**
 * Reads the rows of a CSV, without formula marks (rule I7) and otherwise unchanged. A row has as many cells as its line,
 * including empty ones at its end; blank lines are skipped.
 * @throws {UnusableFileError} cellTooLong, tooManyColumns, tooManyRows
 */
export function* csvRows(text: string, separator: Separator): Generator<SourceRow> {
  let filled = 0;
  for (const row of cutRows(text, separator)) {
    const { rowNumber, isUnusual, hasStrayQuote } = row;
    const cells = isUnusual ? row.cells.map(withoutFormulaMark) : row.cells;
    if (isUnusual || cells.length > LIMITS.columns) checkLimits(cells, rowNumber);
    if (hasStrayQuote) filled += 1;
    if (filled > LIMITS.rows + LIMITS.headerRows)
      throw new UnusableFileError({ reason: 'tooManyRows', limit: LIMITS.rows });
    const ofCells = isUnusual ? cellIssues(cells) : NONE;
    const readingIssues = hasStrayQuote ? [STRAY_QUOTE, ...ofCells] : ofCells;
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

function* inBlocks(rows: Iterable<SourceRow>): Generator<readonly SourceRow[]> {
  let block: SourceRow[] = [];
  let atMost = FIRST_ROWS;
  for (const row of rows) {
    block.push(row);
    if (block.length < atMost) continue;
    yield block;
    block = [];
    atMost = ROWS_PER_BLOCK;
  }
  if (block.length > 0) yield block;
}

/** How a text file is written. */
export interface TextForm {
  /** The text was not UTF-8 and was read as windows-1252, so a person should check it. */
  readonly isEncodingGuessed: boolean;
  /** UTF-8 with commas, which every program reads in the same way. */
  readonly hasUsualForm: boolean;
}

/**
 * Opens a CSV in any supported encoding (rule I3). The encoding is decided before the first row is returned.
 * @throws {UnusableFileError} notText, utf32
 */
export function readCsv(
  bytes: Uint8Array,
  headerMatches: HeaderMatches,
): { readonly blocks: Generator<readonly SourceRow[]> } & TextForm {
  const { text, encoding } = decodedText(bytes);
  const separator = findSeparator(text, headerMatches);
  return {
    blocks: inBlocks(csvRows(text, separator)),
    isEncodingGuessed: encoding === 'windows-1252',
    hasUsualForm: encoding === 'utf-8' && separator === ',',
  };
}
