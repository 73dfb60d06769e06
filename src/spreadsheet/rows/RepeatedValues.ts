import { mapKey } from './mapKey';
import type { Column } from './Matching';

/** For each row that says the same as others, by its index: the columns in which it does, and one of the others. */
export type RepeatedValues = ReadonlyMap<number, readonly SameCell[]>;

interface SameCell {
  readonly column: number;
  readonly other: number;
}

/** Finds the rows that say the same in a column where each value should stand once; those left out say nothing. */
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
    const said = found.get(index) ?? [];
    if (said.every(({ column }) => column !== cell.column))
      found.set(
        index,
        [...said, cell].toSorted((one, other) => one.column - other.column),
      );
  };
  rows.forEach((row, index) => {
    if (row.isSkipped) return;
    const cells = cellsOf(row);
    for (const { column, sameAs, first } of watched) {
      const value = sameAs(cells[column] ?? '');
      if (value === '') continue;
      const key = mapKey(value);
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
