import { classifyBits, type LegacyVerdict } from './classifyCell';
import { strokeBits } from './strokeBits';

const FEWEST_LEGACY = 5;
/** A column counts as legacy if it has at least this many legacy cells for each Latin one. */
const LEGACY_TO_LATIN = 4;
const COLUMN_BITS = 10;

/**
 * Evidence from all cells of a column: if many were typed for an old Hindi font, a short word is more likely Hindi than a Latin
 * name. Add every cell first, then classify each with the column's `bits`.
 */
export class ColumnEvidence {
  #legacy = 0;
  #ambiguous = 0;
  #latin = 0;

  /** Classifies a cell on its own, and counts it. Numbers, codes and empty cells are no evidence. */
  add(cell: string): LegacyVerdict {
    const bits = strokeBits(cell);
    const verdict = classifyBits(cell, bits);
    if (verdict === 'legacy') this.#legacy += 1;
    else if (verdict === 'ambiguous') this.#ambiguous += 1;
    else if (bits > -Infinity) this.#latin += 1;
    return verdict;
  }

  /** The number of cells that are legacy, and of ambiguous ones, each classified on its own. */
  get legacy(): number {
    return this.#legacy;
  }

  get ambiguous(): number {
    return this.#ambiguous;
  }

  /** The evidence of the column alone, for `classifyCell`. */
  get bits(): number {
    const many = this.#legacy >= FEWEST_LEGACY && this.#legacy >= this.#latin * LEGACY_TO_LATIN;
    return many ? COLUMN_BITS : 0;
  }
}
