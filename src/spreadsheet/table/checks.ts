import { LIMITS } from '../UnusableFile';
import type { Column } from './headings';
import {
  cellsOf,
  indexOfRow,
  type Issue,
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
 * Returns a check for files whose rows are equally long: it reports rows that have more or fewer cells than the header. Nearly
 * all rows may agree on another number, but a cell with a text beside the headings is always reported.
 */
export function unevenRows(
  first: readonly (readonly string[])[],
  ofHeader: number,
): (cells: readonly string[]) => readonly ReadingIssue[] {
  const [usual, times] = commonLength(first);
  const isUsual = times >= first.length * 0.8 && first.length >= 10;
  const count = ofHeader === 0 || isUsual ? usual : ofHeader;
  return (cells) => {
    const { length } = cells;
    const isBeside = ofHeader > 0 && length > ofHeader && cells.slice(ofHeader).some(isFilled);
    return length === count && !isBeside
      ? []
      : [{ position: null, code: 'cellCount', detail: String(length) }];
  };
}

/** Returns a check for workbooks, whose rows end with their last cell: it reports cells beside the headings. */
export const longRows =
  (ofHeader: number) =>
  (cells: readonly string[]): readonly ReadingIssue[] => {
    if (cells.length <= ofHeader || ofHeader === 0) return [];
    const beside = cells.slice(ofHeader).filter(isFilled).length;
    return beside === 0 ? [] : [{ position: null, code: 'extraCells', detail: String(beside) }];
  };

/** Shared by nearly every row, to save memory. */
const NOTHING_SAID: readonly never[] = [];

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
    // Also settled if its column was filled by hand before the file's was used for it.
    const isSettled =
      position === null
        ? typed.size > 0
        : typed.has(position) || typed.has(columns[column ?? 0]?.key ?? '');
    if (column !== undefined && !isSettled) found.push({ column, code, detail });
  }
  if (isHidden) found.push({ column: null, code: 'hidden', detail: '' });
  for (let column = 0; column < shown.length; column += 1)
    if (hasLostDigits(shown[column] ?? '')) found.push({ column, code: 'digitsLost', detail: '' });
  const { issues: own, result } = checks.check(shown, isMatched);
  const issues = found.length + own.length === 0 ? NOTHING_SAID : [...found, ...own];
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

/** A merged area of a sheet; its first cell has the value. */
export interface MergedRows {
  /** The place of its first column in the file, from 0. */
  readonly position: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

/**
 * The empty cells of merged areas by the index of their row, with the value shown in them; `isCut` if there are more than
 * the limit. Each cell is visited once, even if areas overlap.
 */
export function mergedCellIssues(rows: readonly SourceRow[], areas: readonly MergedRows[]) {
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
    const first = indexOfRow(rows, firstRow);
    const value = first === null ? '' : cellOf(first, position);
    if (first === null || value === '') continue;
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
  const say = (index: number, cell: SameCell) => {
    const repeated = found.get(index);
    if (repeated === undefined) found.set(index, [cell]);
    else if (repeated.every(({ column }) => column !== cell.column)) repeated.push(cell);
  };
  columns.forEach(({ sameAs }, column) => {
    if (sameAs === undefined) return;
    const first = new Map<string | number, number>();
    rows.forEach(({ isSkipped }, index) => {
      const key = isSkipped ? '' : sameAs(cellsAt(index)[column] ?? '');
      if (key === '') return;
      const other = first.get(key);
      if (other === undefined) first.set(key, index);
      else {
        say(index, { column, other });
        say(other, { column, other: index });
      }
    });
  });
  return found;
}

interface CodedRows<Code extends string, Result extends string> {
  readonly rows: readonly Row<Code, Result>[];
  readonly isError: RowChecks<Code, Result>['isError'];
  readonly isRepeated: (index: number) => boolean;
  /** Row numbers. */
  readonly kept: ReadonlySet<number>;
}

/** The indexes of the rows by each code that they have. */
export function rowsByCode<Code extends string, Result extends string>({
  rows,
  isError,
  isRepeated,
  kept,
}: CodedRows<Code, Result>): ReadonlyMap<RowCode<Code, Result>, readonly number[]> {
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
    if (isRepeated(index)) put(index, 'repeated');
    if (issues.some(({ code }) => isError(code))) put(index, 'toFix');
    else if (issues.length > 0 || isRepeated(index)) put(index, 'info');
  });
  return found;
}
