import { withoutFormulaMark } from '../csv/formulaMark';
import type { Header } from './headerRow';
import { LIMITS, UnusableFileError } from '../UnusableFile';
import { hasLostDigits } from './remarks';

const SPACE = 32;
const ASCII_END = 128;

function isBlank(cell: string): boolean {
  const first = cell.charCodeAt(0);
  return cell.length === 0 || ((first <= SPACE || first >= ASCII_END) && cell.trim() === '');
}

/**
 * Reads the cells of one row after another in the order of the caller's columns, and notes what is to be said of the
 * row. One pass over the filled cells: with 1.6 million of them, each further pass would be felt.
 */
export class RowReader {
  /** Of the row read last: whether anything stands in it. */
  filled = false;
  /** Of the row read last: how many filled cells stand in columns without a name. */
  unnamed = 0;
  /** Of the row read last: whether a cell of a known column is a shortened number. */
  lostDigits = false;
  readonly #header: Header;
  readonly #marked: boolean;
  readonly #empty: readonly string[];
  /** For each position in the file the caller's column, or -1. */
  readonly #columnAt: Int32Array;

  constructor(header: Header, marked: boolean) {
    this.#header = header;
    this.#marked = marked;
    this.#empty = header.positions.map(() => '');
    this.#columnAt = new Int32Array(LIMITS.columns).fill(-1);
    header.positions.forEach((position, column) => {
      if (position >= 0) this.#columnAt[position] = column;
    });
  }

  /**
   * @param rowNumber the row in the person's file, for what is wrong with it
   * @throws {UnusableFileError} cellTooLong, tooManyColumns
   */
  read(row: readonly string[], rowNumber: number): string[] {
    const cells = this.#empty.slice();
    this.filled = false;
    this.unnamed = 0;
    this.lostDigits = false;
    for (let position = 0; position < row.length; position += 1) {
      const cell = row[position];
      if (cell === undefined || cell.length === 0) continue;
      const column = this.#columnAt[position] ?? -1;
      if (column !== -1) {
        const text = this.#marked ? withoutFormulaMark(cell) : cell;
        cells[column] = text;
        if (text.length > LIMITS.cellLength) this.#cellTooLong(rowNumber, position);
        if (hasLostDigits(text)) this.lostDigits = true;
        this.filled ||= !isBlank(cell);
      } else if (!isBlank(cell)) this.#note(row, cell, position, rowNumber);
    }
    return cells;
  }

  #note(row: readonly string[], cell: string, position: number, rowNumber: number): void {
    this.filled = true;
    if (position >= LIMITS.columns) {
      const columns = row.findLastIndex((value) => !isBlank(value)) + 1;
      const limit = LIMITS.columns;
      throw new UnusableFileError({ reason: 'tooManyColumns', row: rowNumber, columns, limit });
    }
    if (cell.length > LIMITS.cellLength) this.#cellTooLong(rowNumber, position);
    if (this.#header.named[position] !== true) this.unnamed += 1;
  }

  #cellTooLong(row: number, column: number): never {
    throw new UnusableFileError({ reason: 'cellTooLong', row, column, limit: LIMITS.cellLength });
  }
}
