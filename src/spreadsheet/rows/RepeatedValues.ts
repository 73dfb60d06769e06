import type { Column } from './ColumnMapping';

/** By index of a row with duplicates: the columns in which it equals another row, and one of those rows. */
export type RepeatedValues = ReadonlyMap<number, readonly SameCell[]>;

interface SameCell {
  readonly column: number;
  readonly other: number;
}

/** Finds rows with the same value in a column of unique values. Skipped rows do not count. */
export function findDuplicates<Row extends { readonly isSkipped: boolean }>(
  columns: readonly Column[],
  rows: readonly Row[],
  cellsOf: (row: Row) => readonly string[],
): RepeatedValues {
  const watched = columns.flatMap(({ sameAs }, column) =>
    sameAs === undefined ? [] : [{ column, sameAs, first: new Map<string | number, number>() }],
  );
  const found = new Map<number, SameCell[]>();
  const say = (index: number, cell: SameCell) => {
    const repeated = found.get(index) ?? [];
    if (repeated.every(({ column }) => column !== cell.column))
      found.set(
        index,
        [...repeated, cell].toSorted((one, other) => one.column - other.column),
      );
  };
  rows.forEach((row, index) => {
    if (row.isSkipped) return;
    const cells = cellsOf(row);
    for (const { column, sameAs, first } of watched) {
      const key = sameAs(cells[column] ?? '');
      if (key === '') continue;
      const other = first.get(key);
      if (other === undefined) first.set(key, index);
      else {
        say(index, { column, other });
        say(other, { column, other: index });
      }
    }
  });
  return found;
}
