import { strokeBits } from './strokeBits';
import { toUnicode } from './toUnicode';

/**
 * `legacy`: surely typed for an old Hindi font. `ambiguous`: too short to say, or a word in both readings; it stays as
 * it is, and is said. `no`: Latin, a number, a code, Unicode.
 */
export type LegacyVerdict = 'legacy' | 'ambiguous' | 'no';

/** Of 83,000 English words and Indian names none has as many bits as the second asks, of 400,000 pairs of them one. */
const AMBIGUOUS_BITS = 3;
const LEGACY_BITS = 11;

/** Bits for a sign without its letter in what the font would show: half of all Latin names have one. */
const SIGN_ASTRAY = -5;
const ASTRAY = /(?<![क-ह़])[ा-ौ़्]|्(?![क-ह])|(?<![ऄ-हा-ौ़])[ऀ-ः]/gu;

/** Judges a cell by bits that are known of it; only one that could be legacy costs more than a comparison. */
export function classifyBits(text: string, bits: number): LegacyVerdict {
  if (bits < AMBIGUOUS_BITS) return 'no';
  const astray = toUnicode(text).match(ASTRAY)?.length ?? 0;
  const sure = bits + astray * SIGN_ASTRAY;
  if (sure < AMBIGUOUS_BITS) return 'no';
  return sure < LEGACY_BITS ? 'ambiguous' : 'legacy';
}

/**
 * Whether a cell was typed for Kruti Dev 010 or DevLys 010.
 * @param columnBits what is known of it beforehand, by the column it stands in (`ColumnEvidence.bits`)
 */
export function classifyCell(text: string, columnBits = 0): LegacyVerdict {
  return classifyBits(text, strokeBits(text) + columnBits);
}
