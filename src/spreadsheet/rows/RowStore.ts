import { LIMITS } from '../UnusableFile';
import type { KeptRows } from './KeptRows';

/** The cells of a file of up to 100,000 rows as they came, by their place in the file. Rows are added in their order. */
export class RowStore {
  readonly #kept: KeptRows;
  /** The row that came last: each is judged as soon as it is there. */
  #last: readonly string[] = [];
  readonly #rowNumbers = new Uint32Array(LIMITS.rows);
  #count = 0;

  constructor(kept: KeptRows) {
    this.#kept = kept;
  }

  get count(): number {
    return this.#count;
  }

  /** `start` as a text that is kept whole needs it. */
  add(rowNumber: number, cells: readonly string[], start: number): void {
    this.#rowNumbers[this.#count] = rowNumber;
    this.#count += 1;
    this.#last = cells;
    this.#kept.add(cells, start);
  }

  /** The row in the person's file, as a spreadsheet program numbers it. */
  rowNumber(index: number): number {
    return this.#rowNumbers[index] ?? 0;
  }

  /** The position of the row with this number, or null for a blank row, the header and beyond. */
  indexOf(rowNumber: number): number | null {
    let low = 0;
    let high = this.#count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.rowNumber(middle) >= rowNumber) high = middle;
      else low = middle + 1;
    }
    return low < this.#count && this.rowNumber(low) === rowNumber ? low : null;
  }

  cells(index: number): readonly string[] {
    return index === this.#count - 1 ? this.#last : this.#kept.cells(index);
  }
}
