/** `EVERY_COMBINATION=1` runs all rows of each table. */
export const everyCombination = process.env.EVERY_COMBINATION !== undefined;

/**
 * Chooses rows that together show everything (`showsOf`) that any row shows; all rows with `EVERY_COMBINATION=1`. Of equally
 * good rows it takes the one whose values were used least, so that all values get their turn.
 */
export function enough<Row>(
  rows: readonly Row[],
  showsOf: (row: Row) => readonly string[],
  valuesOf: (row: Row) => readonly unknown[],
): readonly Row[] {
  if (everyCombination) return rows;
  const taken = new Map<unknown, number>();
  const timesOf = (value: unknown) => taken.get(value) ?? 0;
  const all = rows.map((row) => ({ row, shows: showsOf(row), values: valuesOf(row) }));
  const open = new Set(all.flatMap(({ shows }) => shows));
  const chosen = new Set<Row>();
  while (open.size > 0) {
    const worth = all.map(({ shows, values }) => {
      const times = values.reduce((sum: number, value) => sum + timesOf(value), 0);
      return shows.filter((one) => open.has(one)).length - times / 1e6;
    });
    const best = all[worth.indexOf(Math.max(...worth))];
    if (best === undefined) break;
    chosen.add(best.row);
    for (const value of best.values) taken.set(value, timesOf(value) + 1);
    for (const one of best.shows) open.delete(one);
  }
  return rows.filter((row) => chosen.has(row));
}

/**
 * Chooses combinations in which each value of a column meets each value of every other column at least once. Nearly all bugs
 * need one value or two; pairs take a third of the time of all triples. `EVERY_COMBINATION=1` runs the triples.
 */
export function everyPair<Row>(
  combinations: readonly Row[],
  columnsOf: (row: Row) => readonly unknown[],
  /** A further value of each row that must occur at least once, with any other values. */
  onceOf: (row: Row) => unknown = () => undefined,
): readonly Row[] {
  const numbers: Map<unknown, number>[] = [];
  const cellsOf = (row: Row) =>
    [...columnsOf(row), onceOf(row)].map((value, column) => {
      const known = (numbers[column] ??= new Map<unknown, number>());
      known.set(value, known.get(value) ?? known.size);
      return `${column}:${known.get(value)}`;
    });
  const pairs = (row: Row) => {
    const columns = cellsOf(row);
    const once = columns.splice(-1);
    return columns
      .flatMap((one, place) => columns.slice(place + 1).map((other) => `${one} ${other}`))
      .concat(once);
  };
  return enough(combinations, pairs, cellsOf);
}
