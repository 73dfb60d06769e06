import { LIMITS } from '../UnusableFile';
import { type ReadingIssue, indexOfRow, type SourceRow } from './SourceRow';

/** A merged area; its first cell has the value. */
export interface MergedRows {
  /** The place of its first column in the file, from 0. */
  readonly position: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

export interface MergedCellIssues {
  readonly byRow: ReadonlyMap<number, readonly ReadingIssue[]>;
  /** There are more than the limit. */
  readonly isCut: boolean;
}

/** Finds the empty cells of merged areas, with the value shown in them. Each cell is visited once, even if areas overlap. */
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
