import { LIMITS } from '../UnusableFile';

/** A column that the caller knows. `titles`: every way a header may name it, English or Hindi, in any spelling. */
export interface Column {
  readonly key: string;
  readonly titles: readonly string[];
  /** What makes two cells of this column the same; '' for a cell that is never the same as another. */
  readonly sameAs?: (cell: string) => string;
}

export interface Header {
  /** The header's row in the person's file, from 1. */
  readonly row: number;
  /** For each of the caller's columns its position in the file, -1 where the file has none. */
  readonly positions: readonly number[];
  /** For each position in the file: whether the header names it at all. */
  readonly named: readonly boolean[];
  /** Header cells that name none of the columns, as written. */
  readonly unknown: readonly string[];
  /** Keys of the columns that the file does not have. */
  readonly missing: readonly string[];
  /** Header cells that name a column once more; the first one counts. */
  readonly repeated: readonly string[];
  /** Header cells that name a column in other words than its key, spelling aside. */
  readonly renamed: readonly string[];
}

function plain(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** A Map, not an object: a header cell may say `__proto__`. */
function columnsByTitle(columns: readonly Column[]): ReadonlyMap<string, number> {
  const byTitle = new Map<string, number>();
  columns.forEach((column, position) => {
    for (const title of [column.key, ...column.titles]) byTitle.set(plain(title), position);
  });
  return byTitle;
}

function matches(cells: readonly string[], byTitle: ReadonlyMap<string, number>): number {
  const found = new Set<number>();
  for (const cell of cells.slice(0, LIMITS.columns)) {
    const column = cell.length > 200 ? undefined : byTitle.get(plain(cell));
    if (column !== undefined) found.add(column);
  }
  return found.size;
}

function describe(
  cells: readonly string[],
  row: number,
  columns: readonly Column[],
  byTitle: ReadonlyMap<string, number>,
): Header {
  const positions = columns.map(() => -1);
  const unknown: string[] = [];
  const repeated: string[] = [];
  const renamed: string[] = [];
  cells.forEach((cell, position) => {
    const column = byTitle.get(plain(cell));
    if (column === undefined) {
      if (cell.trim() !== '') unknown.push(cell);
    } else if (positions[column] === -1) {
      positions[column] = position;
      if (plain(cell) !== plain(columns[column]?.key ?? '')) renamed.push(cell);
    } else repeated.push(cell);
  });
  return {
    row,
    positions,
    named: cells.map((cell) => cell.trim() !== ''),
    unknown,
    missing: columns.filter((_, column) => positions[column] === -1).map((column) => column.key),
    repeated,
    renamed,
  };
}

/** The first of the rows that names the most columns, if it names at least two, and how many it names. */
export function findHeader(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
): { readonly header: Header; readonly matches: number } | null {
  const byTitle = columnsByTitle(columns);
  let best = -1;
  let most = Math.min(1, columns.length - 1);
  rows.slice(0, LIMITS.headerRows).forEach((cells, position) => {
    const found = matches(cells, byTitle);
    if (found > most) {
      most = found;
      best = position;
    }
  });
  const cells = rows[best];
  if (cells === undefined) return null;
  return { header: describe(cells, best + 1, columns, byTitle), matches: most };
}
