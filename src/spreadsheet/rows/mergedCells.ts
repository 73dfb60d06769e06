import { LIMITS } from '../UnusableFile';
import { type ReadingIssue, indexOfRow, type SourceRow } from './SourceRow';

/** Cells that a spreadsheet program shows as one: the first has the value. */
export interface MergedRows {
  /** The place of the first column in the file, from 0. */
  readonly position: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

export interface MergedCellIssues {
  readonly byRow: ReadonlyMap<number, readonly ReadingIssue[]>;
  /** There are more than the limit. */
  readonly isCut: boolean;
}

/**
 * Of each row that is shown with the value of a row above what could stand in its empty cell. However the areas lie over each
 * other, each cell is looked at once.
 */
export function mergedCellIssues(
  rows: readonly SourceRow[],
  areas: readonly MergedRows[],
): MergedCellIssues {
  const cellOf = (index: number, position: number) => (rows[index]?.cells[position] ?? '').trim();
  const found = new Map<number, ReadingIssue[]>();
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
      if (count === LIMITS.mergedCells) return { byRow: found, isCut: true };
      count += 1;
      const issue: ReadingIssue = { position, code: 'merged', detail: value };
      const readingIssues = found.get(next);
      if (readingIssues === undefined) found.set(next, [issue]);
      else readingIssues.push(issue);
    }
  }
  return { byRow: found, isCut: areas.length === LIMITS.mergedCells };
}
