import { pairBits } from './pairBits';

const OTHER = 0;
const SMALL = 1;
const CAPITAL = 2;
const MARK = 3;
const KINDS = 4;

const KIND = new Uint8Array(256);
KIND.fill(SMALL, 'a'.charCodeAt(0), 'z'.charCodeAt(0) + 1);
KIND.fill(CAPITAL, 'A'.charCodeAt(0), 'Z'.charCodeAt(0) + 1);
KIND.fill(CAPITAL, 'À'.charCodeAt(0), 'Þ'.charCodeAt(0) + 1);
for (const mark of '{}|~`=+^\\[;') KIND[mark.charCodeAt(0)] = MARK;

/**
 * Bits for one kind behind another. Latin words hardly have a capital behind a small letter, or a mark of mathematics
 * at one; they have a capital before a small one, where a name begins.
 */
const STEP = new Int8Array(KINDS * KINDS);
STEP[SMALL * KINDS + CAPITAL] = 4;
STEP[CAPITAL * KINDS + SMALL] = -2;
STEP[SMALL * KINDS + MARK] = 5;
STEP[MARK * KINDS + SMALL] = 5;

const DEVANAGARI = 0x0900;
const DEVANAGARI_END = 0x0980;
const ASCII_END = 128;
/** What a small and a capital letter have in common: the place in the alphabet, from 1. */
const PLACE = 31;

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
  let kind = OTHER;
  let place = 0;
  /** Of the run of letters that is read now: how many, and their bits. */
  let length = 0;
  let run = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= DEVANAGARI && code < DEVANAGARI_END) return -Infinity;
    const next = KIND[code] ?? OTHER;
    bits += STEP[kind * KINDS + next] ?? 0;
    const nextPlace = (next === SMALL || next === CAPITAL) && code < ASCII_END ? code & PLACE : 0;
    if (nextPlace > 0) {
      length += 1;
      run += pairBits(place, nextPlace);
    } else if (length > 0) {
      // A letter alone is an initial here and an upright stroke there: it says nothing.
      if (length > 1) bits += run + pairBits(place, 0);
      length = 0;
      run = 0;
    }
    place = nextPlace;
    kind = next;
  }
  return length > 1 ? bits + run + pairBits(place, 0) : bits;
}
