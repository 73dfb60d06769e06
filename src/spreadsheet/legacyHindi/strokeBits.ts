import { pairBits } from './pairBits';

/** What a character is: 0 for any other, then the small letters, the capitals, capitals beyond ASCII, marks of mathematics. */
const OTHER = 0;
const SMALL_A = 1;
const CAPITAL_A = 27;
const FAR_CAPITAL = 53;
const MARK = 54;
/** A power of two above them. */
const SORTS = 64;
const ALPHABET = 26;

const isSmall = (sort: number): boolean => sort >= SMALL_A && sort < CAPITAL_A;
const isCapital = (sort: number): boolean => sort >= CAPITAL_A && sort <= FAR_CAPITAL;
/** The place in the alphabet, from 1; 0 for what does not stand in it. */
const placeOf = (sort: number): number =>
  sort >= FAR_CAPITAL ? 0 : sort > ALPHABET ? sort - ALPHABET : sort;

const SORT = new Uint8Array(256);
for (let place = 0; place < ALPHABET; place += 1) {
  SORT['a'.charCodeAt(0) + place] = SMALL_A + place;
  SORT['A'.charCodeAt(0) + place] = CAPITAL_A + place;
}
SORT.fill(FAR_CAPITAL, 'À'.charCodeAt(0), 'Þ'.charCodeAt(0) + 1);
for (const mark of '{}|~`=+^\\[;') SORT[mark.charCodeAt(0)] = MARK;

/**
 * Bits for one sort behind another. Latin words hardly have a capital behind a small letter, or a mark of mathematics
 * at one; they have a capital before a small one, where a name begins.
 */
function stepBits(sort: number, next: number): number {
  if (isSmall(sort) && isCapital(next)) return 4;
  if (isCapital(sort) && isSmall(next)) return -2;
  return (isSmall(sort) && next === MARK) || (sort === MARK && isSmall(next)) ? 5 : 0;
}

/** All bits for one character behind another, as if every letter said something. */
const BITS = new Int8Array(SORTS * SORTS);
/** What a letter alone has then: it is an initial here and an upright stroke there, and says nothing. */
const ALONE = new Int8Array(SORTS);
for (let sort = OTHER; sort <= MARK; sort += 1) {
  const place = placeOf(sort);
  if (place > 0) ALONE[sort] = pairBits(0, place) + pairBits(place, 0);
  for (let next = OTHER; next <= MARK; next += 1) {
    const letters = place > 0 || placeOf(next) > 0 ? pairBits(place, placeOf(next)) : 0;
    BITS[sort * SORTS + next] = stepBits(sort, next) + letters;
  }
}

const DEVANAGARI = 0x0900;
const DEVANAGARI_END = 0x0980;

function hasSmallLetter(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) return true;
  }
  return false;
}

/**
 * How much likelier a text was typed for the old font than in Latin words, in bits: a guess from its strokes alone,
 * made in one pass, since it is asked of every cell. -Infinity where there is nothing to ask: no small letter, or
 * Devanagari already.
 */
export function strokeBits(text: string): number {
  if (!hasSmallLetter(text)) return -Infinity;
  let bits = 0;
  let sort = OTHER;
  /** How many letters of the alphabet stand side by side here. */
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= DEVANAGARI && code < DEVANAGARI_END) return -Infinity;
    const next = SORT[code] ?? OTHER;
    bits += BITS[sort * SORTS + next] ?? 0;
    if (next > OTHER && next < FAR_CAPITAL) letters += 1;
    else {
      if (letters === 1) bits -= ALONE[sort] ?? 0;
      letters = 0;
    }
    sort = next;
  }
  const last = placeOf(sort);
  if (last > 0) bits += pairBits(last, 0);
  return letters === 1 ? bits - (ALONE[sort] ?? 0) : bits;
}
