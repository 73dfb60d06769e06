/** `EVERY_COMBINATION=1` asks for the whole of each table. */
export const everyCombination = process.env.EVERY_COMBINATION !== undefined;

/** One value of a column, and in how many rows it was taken. */
interface Value {
  readonly name: string;
  times: number;
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
  if (everyCombination) return combinations;
  const columns: Map<unknown, Value>[] = [];
  const valueOf = (value: unknown, column: number): Value => {
    const values = (columns[column] ??= new Map());
    const known = values.get(value) ?? { name: `${column}:${values.size}`, times: 0 };
    values.set(value, known);
    return known;
  };
  const rows = combinations.map((row) => {
    const columnsOfRow = columnsOf(row).map(valueOf);
    const pairs = columnsOfRow.flatMap((one, place) =>
      columnsOfRow.slice(place + 1).map((other) => `${one.name} ${other.name}`),
    );
    const once = valueOf(onceOf(row), columnsOfRow.length);
    return { row, held: [...columnsOfRow, once], pairs: [...pairs, once.name] };
  });
  const open = new Set(rows.flatMap(({ pairs }) => pairs));
  const chosen = new Set<Row>();
  while (open.size > 0) {
    // Of rows that bring as many new pairs, the one whose values were taken least: none is the usual one.
    const worth = rows.map(({ held, pairs }) => {
      const times = held.reduce((sum, value) => sum + value.times, 0);
      return pairs.filter((pair) => open.has(pair)).length - times / 1e6;
    });
    const best = rows[worth.indexOf(Math.max(...worth))];
    if (best === undefined) break;
    chosen.add(best.row);
    for (const value of best.held) value.times += 1;
    for (const pair of best.pairs) open.delete(pair);
  }
  return combinations.filter((row) => chosen.has(row));
}
