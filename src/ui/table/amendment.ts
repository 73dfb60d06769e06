import { keep } from './keep';

/** So many rows may be others: more are another answer, for which everything is made anew. */
const MOST = 100;

/** How the rows of one answer became the next ones, where nearly all of them are the very same. */
export interface Amendment<Row> {
  readonly from: readonly Row[];
  readonly to: readonly Row[];
  /** Old places of the rows that went, ascending. */
  readonly gone: readonly number[];
  /** New places of the rows that say something else, ascending. */
  readonly changed: readonly number[];
}

/** `null` where too much is different, or rows came: each row would have to be looked at anyway. */
export function amendmentOf<Row>(from: readonly Row[], to: readonly Row[]): Amendment<Row> | null {
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
    else changed.push(place++);
    if (gone.length > goes || gone.length + changed.length > MOST) return null;
  }
  return place === to.length ? { from, to, gone, changed } : null;
}

/** Where these old places are now, without those that went; the same ones where none did. */
export function moved(places: Uint32Array, { from, gone }: Amendment<unknown>): Uint32Array {
  if (gone.length === 0) return places;
  const before = new Uint32Array(from.length);
  const isGone = new Uint8Array(from.length);
  for (const place of gone) isGone[place] = 1;
  for (let place = 0, count = 0; place < from.length; place++) {
    before[place] = count;
    count += isGone[place] ?? 0;
  }
  const left = keep(places, (place) => isGone[place] === 0);
  return left.map((place) => place - (before[place] ?? 0));
}

/** Where the row of this new place was before, itself or what it says something else of. */
export function placeBefore(place: number, { gone }: Amendment<unknown>): number {
  return gone.reduce((before, went) => (went <= before ? before + 1 : before), place);
}

/** One text for each row so far, by place: those of the rows that went are taken out, those of the changed ones made anew. */
export function amendedTexts(
  texts: readonly string[],
  { gone, changed }: Amendment<unknown>,
  textAt: (place: number) => string,
): string[] {
  const now = [...texts];
  for (const place of gone.toReversed()) now.splice(place, 1);
  for (const place of changed) if (place < now.length) now[place] = textAt(place);
  return now;
}

interface Marks<Kind> {
  [place: number]: number;
  readonly slice: (from?: number, to?: number) => Kind;
  readonly copyWithin: (to: number, from: number) => unknown;
}

/** The same with a mark for each row. */
export function amendedMarks<Kind extends Marks<Kind>>(
  marks: Kind,
  { to, gone, changed }: Amendment<unknown>,
  markAt: (place: number) => number,
): Kind {
  const all = marks.slice();
  for (const place of gone.toReversed()) all.copyWithin(place, place + 1);
  const now = all.slice(0, to.length);
  for (const place of changed) now[place] = markAt(place);
  return now;
}
