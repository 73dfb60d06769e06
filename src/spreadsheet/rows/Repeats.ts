import { LIMITS } from '../UnusableFile';
import { FirstRows } from './FirstRows';
import type { Column } from './Matching';
import type { Remark } from './remarks';

interface Watched {
  readonly column: number;
  readonly sameAs: (cell: string) => string;
  readonly first: FirstRows;
  /** Only for values that more than one row has. */
  readonly all: Map<string, Set<number>>;
}

/** Which rows say the same as another in a column where each value should stand once. */
export class Repeats {
  readonly #watched: readonly Watched[];

  constructor(columns: readonly Column[]) {
    this.#watched = columns.flatMap(({ sameAs }, column) =>
      sameAs === undefined
        ? []
        : [{ column, sameAs, first: new FirstRows(LIMITS.rows), all: new Map() }],
    );
  }

  add(index: number, cells: readonly string[]): void {
    for (const { column, sameAs, first, all } of this.#watched) {
      const value = sameAs(cells[column] ?? '');
      if (value === '') continue;
      const other = first.put(value, index);
      if (other === null) continue;
      const rows = all.get(value);
      if (rows === undefined) all.set(value, new Set([other, index]));
      else rows.add(index);
    }
  }

  remove(index: number, cells: readonly string[]): void {
    for (const { column, sameAs, first, all } of this.#watched) {
      const value = sameAs(cells[column] ?? '');
      if (value === '') continue;
      const rows = all.get(value);
      rows?.delete(index);
      const [left = null, another] = rows ?? [];
      first.replace(value, index, left);
      if (another === undefined) all.delete(value);
    }
  }

  remarks(
    index: number,
    cells: readonly string[],
    rowNumber: (index: number) => number,
  ): Remark<'repeated'>[] {
    return this.#watched.flatMap(({ column, sameAs, all }) => {
      const rows = all.get(sameAs(cells[column] ?? ''));
      if (rows === undefined) return [];
      const [first = index, second = index] = rows;
      const other = first === index ? second : first;
      return [{ column, code: 'repeated' as const, detail: String(rowNumber(other)) }];
    });
  }

  /** Every row that repeats another or is repeated by one. */
  rows(): Set<number> {
    const found = new Set<number>();
    for (const { all } of this.#watched) {
      for (const rows of all.values()) for (const row of rows) found.add(row);
    }
    return found;
  }
}
