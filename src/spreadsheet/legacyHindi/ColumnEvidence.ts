import { classifyBits, type LegacyVerdict } from './classifyCell';
import { strokeBits } from './strokeBits';

const FEWEST_LEGACY = 5;
/** So many surely legacy cells for each Latin one make a legacy column. */
const LEGACY_TO_LATIN = 4;
const COLUMN_BITS = 10;

/**
 * What the cells of a column say together: where many were typed for an old Hindi font, a short word is no name in
 * Latin letters but one more of them. First every cell is added, then each is judged with the column's `bits`.
 */
export class ColumnEvidence {
  #legacy = 0;
  #ambiguous = 0;
  #latin = 0;

  /** Judges a cell by itself, and counts it. Numbers, codes and empty cells say nothing of the column. */
  add(cell: string): LegacyVerdict {
    const bits = strokeBits(cell);
    const verdict = classifyBits(cell, bits);
    if (verdict === 'legacy') this.#legacy += 1;
    else if (verdict === 'ambiguous') this.#ambiguous += 1;
    else if (bits > -Infinity) this.#latin += 1;
    return verdict;
  }

  /** How many of its cells are surely legacy, and how many ambiguous, each by itself. */
  get legacy(): number {
    return this.#legacy;
  }

  get ambiguous(): number {
    return this.#ambiguous;
  }

  /** What is known of a cell by the column alone, for `classifyCell`. */
  get bits(): number {
    const many = this.#legacy >= FEWEST_LEGACY && this.#legacy >= this.#latin * LEGACY_TO_LATIN;
    return many ? COLUMN_BITS : 0;
  }
}
