import { LIMITS } from '../UnusableFile';
import type { Column } from './headings';
import {
  cellsOf,
  type Issue,
  type MergedRows,
  type PlacedColumns,
  type ReadingIssue,
  type ReadingIssueCode,
  type Row,
  type RowCode,
  type SourceRow,
} from './row';

/** The caller's findings in one row, and what is to be expected of it. */
export interface Checked<Code extends string, Result extends string> {
  readonly issues: readonly Issue<Code>[];
  readonly result: Result;
}

/** Checks one row, given its cells in the order of the columns. */
export interface RowChecks<Code extends string, Result extends string> {
  /** `isMatched` tells for each column whether it has values at all. */
  readonly check: (
    cells: readonly string[],
    isMatched: readonly boolean[],
  ) => Checked<Code, Result>;
  /** The row is wrong, and not only worth a look. */
  readonly isError: (code: Code | ReadingIssueCode) => boolean;
}

/** The most frequent number of cells, and how many rows have it. */
export function commonLength(rows: readonly (readonly string[])[]): readonly [number, number] {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [common] = [...counts].toSorted(([, a], [, b]) => b - a);
  return common ?? [0, 0];
}

const isFilled = (cell: string): boolean => cell.trim() !== '';

/**
 * Returns a check that reports rows with more or fewer cells than the header, and cells with a text beside the headings. Nearly
 * all rows may agree on another number; those of a workbook end with their last cell, so that only cells beside count.
 */
export function cellCountCheck(
  first: readonly (readonly string[])[],
  ofHeader: number,
  hasEvenRows: boolean,
): (cells: readonly string[]) => readonly ReadingIssue[] {
  const [usual, times] = commonLength(first);
  const isUsual = times >= first.length * 0.8 && first.length >= 10;
  const count = ofHeader === 0 || isUsual ? usual : ofHeader;
  return (cells) => {
    const { length } = cells;
    const isBeside = ofHeader > 0 && length > ofHeader && cells.slice(ofHeader).some(isFilled);
    if (!isBeside && (length === count || !hasEvenRows)) return [];
    return [{ position: null, code: 'cellCount', detail: String(length) }];
  };
}

/** Shared by nearly every row, to save memory. */
const NO_ISSUES: readonly never[] = [];

/**
 * A row with its issues. Of the reader's, typing over a cell settles those of the cell, and any typing those of the whole row.
 * The fields are written out, since a spread of 100,000 rows takes as long as their checks.
 */
export function checkedRow<Code extends string, Result extends string>(
  placedColumns: PlacedColumns,
  checks: RowChecks<Code, Result>,
  { rowNumber, cells, readingIssues, isHidden }: SourceRow,
  { typed, isSkipped }: Pick<Row<Code, Result>, 'typed' | 'isSkipped'>,
): Row<Code, Result> {
  const { columns, columnAt, isMatched } = placedColumns;
  const shown = cellsOf(placedColumns, { cells, typed });
  const found: Issue<ReadingIssueCode>[] = [];
  for (const { position, code, detail } of readingIssues) {
    const column = position === null ? null : columnAt.get(position);
    const isSettled =
      position === null ? typed.size > 0 : typed.has(columns[column ?? -1]?.key ?? '');
    if (column !== undefined && !isSettled) found.push({ column, code, detail });
  }
  if (isHidden) found.push({ column: null, code: 'hidden', detail: '' });
  for (let column = 0; column < shown.length; column += 1)
    if (hasLostDigits(shown[column] ?? '')) found.push({ column, code: 'digitsLost', detail: '' });
  const { issues: own, result } = checks.check(shown, isMatched);
  const issues = found.length + own.length === 0 ? NO_ISSUES : [...found, ...own];
  return { rowNumber, cells, readingIssues, isHidden, typed, isSkipped, issues, result };
}

const SCIENTIFIC = /^\s*[+-]?\d(?:[.,]\d+E\+?\d{1,3}|E\+\d{1,3})\s*$/i;
const ALL_DIGITS = /^\s*\+?(\d)[.,](\d+)E\+?(\d{1,3})\s*$/i;
/** A number with more digits may have been rounded. */
const MOST_EXACT = 15;

/** All digits of a number like 9.839000001E9; `null` for any other text, and if a digit is missing. */
export function exactDigits(cell: string): string | null {
  const [, first = '', rest = '', exponent = ''] = ALL_DIGITS.exec(cell) ?? [];
  const isExact = first !== '' && rest.length === Number(exponent) && rest.length < MOST_EXACT;
  return isExact ? first + rest : null;
}

/** True if the cell is a number that was shortened to its first digits. */
export function hasLostDigits(cell: string): boolean {
  // Decides nearly every cell quickly: the expression alone would take longer than parsing.
  if (cell.length < 4) return false;
  const first = cell.charCodeAt(0);
  if (first > 57 && first < 160) return false;
  const last = cell.charCodeAt(cell.length - 1);
  if (last > 57 && last < 160) return false;
  const second = cell.charCodeAt(1);
  if (second >= 48 && second <= 57 && first >= 48) return false;
  return SCIENTIFIC.test(cell) && exactDigits(cell) === null;
}

/**
 * The empty cells of merged areas by the index of their row, with the value shown in them; `isCut` if there are more than
 * the limit. Each cell is visited once, even if areas overlap.
 */
export function mergedCellIssues(rows: readonly SourceRow[], areas: readonly MergedRows[]) {
  const indexOf = new Map(rows.map(({ rowNumber }, index) => [rowNumber, index]));
  const cellOf = (index: number, position: number) => (rows[index]?.cells[position] ?? '').trim();
  const byRow = new Map<number, ReadingIssue[]>();
  const inOrder = areas.toSorted(
    (one, other) => one.position - other.position || one.firstRow - other.firstRow,
  );
  let column = -1;
  let next = 0;
  let count = 0;
  for (const { position, firstRow, lastRow } of inOrder) {
    if (position !== column) next = 0;
    column = position;
    const first = indexOf.get(firstRow) ?? rows.length;
    const value = cellOf(first, position);
    if (value === '') continue;
    for (next = Math.max(next, first + 1); next < rows.length; next += 1) {
      if ((rows[next]?.rowNumber ?? 0) > lastRow) break;
      if (cellOf(next, position) !== '') continue;
      if (count === LIMITS.mergedCells) return { byRow, isCut: true };
      count += 1;
      const issue: ReadingIssue = { position, code: 'merged', detail: value };
      byRow.set(next, [...(byRow.get(next) ?? []), issue]);
    }
  }
  return { byRow, isCut: areas.length === LIMITS.mergedCells };
}

/** Another row with the same value in a column of unique values. */
interface SameCell {
  readonly column: number;
  readonly other: number;
}

/**
 * The rows that equal another row in a column with `sameAs`, by index: for each such column in order one of those other rows.
 * Skipped rows do not count.
 */
export function findDuplicates(
  columns: readonly Column[],
  rows: readonly Pick<Row<never, never>, 'isSkipped'>[],
  cellsAt: (index: number) => readonly string[],
): ReadonlyMap<number, readonly SameCell[]> {
  const found = new Map<number, SameCell[]>();
  const put = (index: number, cell: SameCell) => {
    const repeated = found.get(index);
    if (repeated === undefined) found.set(index, [cell]);
    else if (repeated.every(({ column }) => column !== cell.column)) repeated.push(cell);
  };
  columns.forEach(({ sameAs }, column) => {
    if (sameAs === undefined) return;
    const keys = rows.map(({ isSkipped }, index) =>
      isSkipped ? '' : sameAs(cellsAt(index)[column] ?? ''),
    );
    // Nearly all are single numbers, and sorting these is far faster than a Map of them.
    const numbers = Float64Array.from(keys.filter((key) => typeof key === 'number')).sort();
    const several = new Set(numbers.filter((number, at) => number === numbers[at - 1]));
    const first = new Map<string | number, number>();
    keys.forEach((key, index) => {
      if (key === '' || (typeof key === 'number' && !several.has(key))) return;
      const other = first.get(key);
      if (other === undefined) first.set(key, index);
      else {
        put(index, { column, other });
        put(other, { column, other: index });
      }
    });
  });
  return found;
}

/** The indexes of the rows by each code that they have; `kept` are row numbers. */
export function rowsByCode<Code extends string, Result extends string>(
  rows: readonly Row<Code, Result>[],
  { isError }: RowChecks<Code, Result>,
  repeated: ReadonlyMap<number, unknown>,
  kept: ReadonlySet<number>,
): ReadonlyMap<RowCode<Code, Result>, readonly number[]> {
  const found = new Map<RowCode<Code, Result>, number[]>();
  const put = (index: number, code: RowCode<Code, Result>) => {
    const indexes = found.get(code);
    if (indexes === undefined) found.set(code, [index]);
    else if (indexes.at(-1) !== index) indexes.push(index);
  };
  rows.forEach(({ rowNumber, typed, isSkipped, isHidden, issues, result }, index) => {
    if (typed.size > 0) put(index, 'edited');
    if (isHidden) put(index, 'hiddenRow');
    if (kept.has(rowNumber)) put(index, 'kept');
    if (isSkipped) {
      put(index, 'skipped');
      return;
    }
    put(index, result);
    for (const { code } of issues) put(index, code);
    if (repeated.has(index)) put(index, 'repeated');
    if (issues.some(({ code }) => isError(code))) put(index, 'toFix');
    else if (issues.length > 0 || repeated.has(index)) put(index, 'info');
  });
  return found;
}
