import type { Amendment } from '../../domain/amendment';
import { keep } from './keep';

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
