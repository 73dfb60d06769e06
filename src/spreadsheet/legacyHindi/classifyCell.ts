import { strokeBits } from './strokeBits';
import { toUnicode } from './toUnicode';

/**
 * `legacy`: certainly typed for an old Hindi font. `ambiguous`: too short to decide, or a word in both readings; the cell is
 * not changed, only reported. `no`: Latin, a number, a code, Unicode.
 */
export type LegacyVerdict = 'legacy' | 'ambiguous' | 'no';

/**
 * Chosen on 83,000 English words and Indian names: none of them reaches `LEGACY_BITS`, and of 400,000 pairs of them one does.
 */
const AMBIGUOUS_BITS = 3;
const LEGACY_BITS = 11;

/** Bits for a vowel sign without its letter in the Unicode reading: half of all Latin names have one. */
const SIGN_ASTRAY = -5;
const ASTRAY = /(?<![क-ह़])[ा-ौ़्]|्(?![क-ह])|(?<![ऄ-हा-ौ़])[ऀ-ः]/gu;

/** Classifies a cell by its bits. Only a cell that could be legacy is converted, which is slow. */
export function classifyBits(text: string, bits: number): LegacyVerdict {
  if (bits < AMBIGUOUS_BITS) return 'no';
  const astray = toUnicode(text).match(ASTRAY)?.length ?? 0;
  const sure = bits + astray * SIGN_ASTRAY;
  if (sure < AMBIGUOUS_BITS) return 'no';
  return sure < LEGACY_BITS ? 'ambiguous' : 'legacy';
}

/**
 * Decides if a cell was typed for Kruti Dev 010 or DevLys 010.
 * @param columnBits evidence from the cell's column (`ColumnEvidence.bits`)
 */
export function classifyCell(text: string, columnBits = 0): LegacyVerdict {
  return classifyBits(text, strokeBits(text) + columnBits);
}
