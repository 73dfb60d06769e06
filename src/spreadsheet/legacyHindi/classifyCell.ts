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
function classifyBits(text: string, bits: number): LegacyVerdict {
  if (bits < AMBIGUOUS_BITS) return 'no';
  const astray = toUnicode(text).match(ASTRAY)?.length ?? 0;
  const sure = bits + astray * SIGN_ASTRAY;
  if (sure < AMBIGUOUS_BITS) return 'no';
  return sure < LEGACY_BITS ? 'ambiguous' : 'legacy';
}

/**
 * Decides if a cell was typed for Kruti Dev 010 or DevLys 010.
 * @param columnBits evidence from the cell's column (`columnEvidence`)
 */
export function classifyCell(text: string, columnBits = 0): LegacyVerdict {
  return classifyBits(text, strokeBits(text) + columnBits);
}

const FEWEST_LEGACY = 5;
/** A column counts as legacy if it has at least this many legacy cells for each Latin one. */
const LEGACY_TO_LATIN = 4;
const COLUMN_BITS = 10;

/**
 * Evidence from all cells of a column, in bits for `classifyCell`: if many were typed for an old Hindi font, a short word is more
 * likely Hindi than a Latin name. Numbers, codes and empty cells are no evidence.
 */
export function columnEvidence(cells: Iterable<string>): number {
  let legacy = 0;
  let latin = 0;
  for (const cell of cells) {
    const bits = strokeBits(cell);
    const verdict = classifyBits(cell, bits);
    if (verdict === 'legacy') legacy += 1;
    else if (verdict === 'no' && bits > -Infinity) latin += 1;
  }
  return legacy >= FEWEST_LEGACY && legacy >= latin * LEGACY_TO_LATIN ? COLUMN_BITS : 0;
}
