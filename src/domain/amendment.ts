/** So many rows may be others: more are another answer, for which everything is made anew. */
const MOST = 100;

/** How the rows of one answer became the next ones, where nearly all of them are the very same. */
export interface Amendment<Row> {
  readonly from: readonly Row[];
  readonly to: readonly Row[];
  /** Old places of the rows that went, ascending. */
  readonly gone: readonly number[];
  /** New places of the rows that say something else of the same record, ascending. */
  readonly changed: readonly number[];
}

/**
 * `null` where too much is different, or another record stands in the place of one: each row would have to be looked at anyway.
 * `recordOf` tells which record a row is; one that is none is never taken for another.
 */
export function amendmentOf<Row>(
  from: readonly Row[],
  to: readonly Row[],
  recordOf: (row: Row) => number | null,
): Amendment<Row> | null {
  const goes = from.length - to.length;
  if (goes < 0 || goes > MOST) return null;
  const gone: number[] = [];
  const changed: number[] = [];
  // Most often one row in the middle: a loop that only looks for it is the fastest there is.
  let place = 0;
  while (place < to.length && from[place] === to[place]) place++;
  for (let old = place; old < from.length; old++) {
    const row = to[place];
    if (row !== undefined && from[old] === row) {
      place++;
      continue;
    }
    // Those before it went where the next row is one of the next of before.
    const left = goes - gone.length;
    const went = row === undefined || from.slice(old + 1, old + 1 + left).includes(row);
    if (went) gone.push(old);
    else {
      const before = from[old];
      const record = row === undefined ? null : recordOf(row);
      if (record === null || before === undefined || recordOf(before) !== record) return null;
      changed.push(place++);
    }
    if (gone.length > goes || gone.length + changed.length > MOST) return null;
  }
  return place === to.length ? { from, to, gone, changed } : null;
}
