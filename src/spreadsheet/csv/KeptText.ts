import type { KeptRows } from '../rows/KeptRows';
import { LIMITS } from '../UnusableFile';
import { CsvRows, type Separator } from './CsvRows';

/** The text of a CSV and where its rows begin: to cut a row again costs less than to keep its cells. */
export class KeptText implements KeptRows {
  readonly #text: string;
  readonly #separator: Separator;
  readonly #starts = new Uint32Array(LIMITS.rows);
  #count = 0;

  constructor(text: string, separator: Separator) {
    this.#text = text;
    this.#separator = separator;
  }

  add(_: readonly string[], start: number): void {
    this.#starts[this.#count] = start;
    this.#count += 1;
  }

  cells(index: number): readonly string[] {
    if (index >= this.#count) return [];
    const cells = new CsvRows(this.#text, this.#separator, this.#starts[index]).next() ?? [];
    return cells.length > LIMITS.columns ? cells.slice(0, LIMITS.columns) : cells;
  }
}
