import type { CsvBlock } from '../csv/csvText';
import { blockRows } from '../csv/csvText';
import type { Header } from './headerRow';
import { LIMITS } from '../UnusableFile';
import { RowReader } from './RowReader';

interface Placed {
  readonly block: CsvBlock;
  /** The row number of its first row in the person's file. */
  readonly firstRow: number;
}

/**
 * Holds 100,000 rows as the text they came in: as strings of their own, the cells would take many times the file.
 * A row is parsed again when somebody looks at it.
 */
export class RowStore {
  readonly #placed: Placed[] = [];
  readonly #rowNumbers = new Uint32Array(LIMITS.rows);
  #count = 0;
  readonly #header: Header;
  #open: { readonly placed: Placed; readonly rows: readonly string[][] } | null = null;

  constructor(header: Header) {
    this.#header = header;
  }

  get count(): number {
    return this.#count;
  }

  addBlock(block: CsvBlock, firstRow: number): void {
    this.#placed.push({ block, firstRow });
  }

  addRow(rowNumber: number): void {
    this.#rowNumbers[this.#count] = rowNumber;
    this.#count += 1;
  }

  /** The row in the person's file, as a spreadsheet program numbers it. */
  rowNumber(index: number): number {
    return this.#rowNumbers[index] ?? 0;
  }

  /** The position of the data row with this row number, or null for a blank row, the header and beyond. */
  indexOf(rowNumber: number): number | null {
    const index = this.#firstAtLeast(this.#count, (at) => this.rowNumber(at) >= rowNumber);
    return index < this.#count && this.rowNumber(index) === rowNumber ? index : null;
  }

  /** The cells as they came, in the order of the columns. */
  cells(index: number): string[] {
    const rowNumber = this.rowNumber(index);
    const after = this.#firstAtLeast(
      this.#placed.length,
      (at) => (this.#placed[at]?.firstRow ?? 0) > rowNumber,
    );
    const placed = this.#placed[after - 1];
    if (placed === undefined) return this.#header.positions.map(() => '');
    if (this.#open?.placed !== placed) this.#open = { placed, rows: blockRows(placed.block) };
    const row = this.#open.rows[rowNumber - placed.firstRow] ?? [];
    return new RowReader(this.#header, placed.block.marked).read(row, rowNumber);
  }

  #firstAtLeast(length: number, holds: (at: number) => boolean): number {
    let low = 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (holds(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
