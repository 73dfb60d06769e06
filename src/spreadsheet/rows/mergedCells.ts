import { LIMITS } from '../UnusableFile';
import type { RowStore } from './RowStore';
import type { Flaw } from './SourceBlock';

/** Rows that show one value in a column. */
export interface MergedRows {
  /** The column's place in the file, from 0. */
  readonly position: number;
  readonly firstRow: number;
  readonly lastRow: number;
}

export interface MergedFlaws {
  readonly byRow: ReadonlyMap<number, readonly Flaw[]>;
  /** There are more than the limit. */
  readonly isCut: boolean;
}

/**
 * Of each row that is shown with the value of a row above what could stand in its empty cell. However the areas lie over each
 * other, each cell is looked at once.
 */
export function mergedFlaws(store: RowStore, areas: readonly MergedRows[]): MergedFlaws {
  const found = new Map<number, Flaw[]>();
  const inOrder = areas.toSorted(
    (one, other) => one.position - other.position || one.firstRow - other.firstRow,
  );
  let column = -1;
  let next = 0;
  let count = 0;
  for (const { position, firstRow, lastRow } of inOrder) {
    if (position !== column) next = 0;
    column = position;
    const first = store.indexOf(firstRow);
    const value = first === null ? '' : (store.cells(first)[position] ?? '').trim();
    if (first === null || value === '') continue;
    for (next = Math.max(next, first + 1); next < store.count; next += 1) {
      if (store.rowNumber(next) > lastRow) break;
      if ((store.cells(next)[position] ?? '').trim() !== '') continue;
      if (count === LIMITS.mergedCells) return { byRow: found, isCut: true };
      count += 1;
      const flaw: Flaw = { row: next, position, code: 'merged', detail: value };
      const flaws = found.get(next);
      if (flaws === undefined) found.set(next, [flaw]);
      else flaws.push(flaw);
    }
  }
  return { byRow: found, isCut: areas.length === LIMITS.mergedCells };
}
