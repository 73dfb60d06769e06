import type { Column } from './Matching';

interface Watched {
  readonly column: number;
  readonly sameAs: (cell: string) => string;
  /** For each value the first row that has it, by its index. */
  readonly first: Map<string, number>;
  /** All rows of a value that several have. */
  readonly same: Map<string, Set<number>>;
}

/** Which rows say the same in a column where each value should stand once. */
export class Duplicates {
  readonly #watched: readonly Watched[];

  constructor(columns: readonly Column[]) {
    this.#watched = columns.flatMap(({ sameAs }, column) =>
      sameAs === undefined ? [] : [{ column, sameAs, first: new Map(), same: new Map() }],
    );
  }

  add(index: number, cells: readonly string[]): void {
    for (const { column, sameAs, first, same } of this.#watched) {
      const value = sameAs(cells[column] ?? '');
      if (value === '') continue;
      const other = first.get(value);
      if (other === undefined) first.set(value, index);
      else same.set(value, (same.get(value) ?? new Set([other])).add(index));
    }
  }

  remove(index: number, cells: readonly string[]): void {
    for (const { column, sameAs, first, same } of this.#watched) {
      const value = sameAs(cells[column] ?? '');
      const rows = same.get(value);
      rows?.delete(index);
      const [left, another] = rows ?? [];
      if (left === undefined) first.delete(value);
      else first.set(value, left);
      if (another === undefined) same.delete(value);
    }
  }

  /** For each column in which a row says the same as others one of those. */
  others(index: number, cells: readonly string[]): { column: number; other: number }[] {
    return this.#watched.flatMap(({ column, sameAs, same }) => {
      const [one, another] = same.get(sameAs(cells[column] ?? '')) ?? [];
      const other = one === index ? another : one;
      return other === undefined ? [] : [{ column, other }];
    });
  }

  /** Every row that says the same as another. */
  rows(): ReadonlySet<number> {
    return new Set(
      this.#watched.flatMap(({ same }) => [...same.values()].flatMap((rows) => [...rows])),
    );
  }
}
