/** `EVERY_COMBINATION=1` asks for the whole of each table. */
export const everyCombination = process.env.EVERY_COMBINATION !== undefined;

/**
 * So many of the rows that whatever shows in one of them shows in one that is chosen; all by `EVERY_COMBINATION=1`. Of rows
 * that show as much for the first time, the one whose values were taken least goes first: none is the usual one.
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
 * So many of the combinations that each value of a column meets each value of every other column in one of them at least.
 * What breaks is nearly always one value or two that meet: a pair costs a third of the time of all triples, and those
 * run by `EVERY_COMBINATION=1`.
 */
export function everyPair<Row>(
  combinations: readonly Row[],
  columnsOf: (row: Row) => readonly unknown[],
  /** A value beside the columns that is taken once at least, whatever it meets. */
  onceOf: (row: Row) => unknown = () => undefined,
): readonly Row[] {
  const numbers: Map<unknown, number>[] = [];
  const held = (row: Row) =>
    [...columnsOf(row), onceOf(row)].map((value, column) => {
      const known = (numbers[column] ??= new Map<unknown, number>());
      known.set(value, known.get(value) ?? known.size);
      return `${column}:${known.get(value)}`;
    });
  const pairs = (row: Row) => {
    const columns = held(row);
    const once = columns.splice(-1);
    return columns
      .flatMap((one, place) => columns.slice(place + 1).map((other) => `${one} ${other}`))
      .concat(once);
  };
  return enough(combinations, pairs, held);
}
