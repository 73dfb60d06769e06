import type { Amendment } from '../../domain/amendment';
import { amendedMarks } from './amendment';
import type { Filter } from './Filter';
import { keep } from './keep';

/** Rows per slice of idle work: a few milliseconds on an office computer. */
const SLICE = 5_000;

/**
 * Which rows of one answer belong to which filter, asked once for each row: then 100,000 of them are counted for every
 * filter within a millisecond. Positions are indexes into the rows as they came; at most 16 filters.
 */
export class FilterIndex<Row> {
  readonly #rows: readonly Row[];
  readonly #filters: readonly Filter<Row>[];
  /** Of each row, a bit for each filter. */
  #marks: Uint16Array;
  #prepared = 0;
  /** How many of all rows have each mark, once somebody asked. */
  #ofAll: Uint32Array | null = null;

  constructor(rows: readonly Row[], filters: readonly Filter<Row>[]) {
    this.#rows = rows;
    this.#filters = filters;
    this.#marks = new Uint16Array(rows.length);
  }

  /** The index of these rows: itself, or with what is known of those that are the same, where only a few are others. */
  for(
    rows: readonly Row[],
    filters: readonly Filter<Row>[],
    amendment: Amendment<Row> | null,
  ): FilterIndex<Row> {
    if (rows === this.#rows && filters === this.#filters) return this;
    const next = new FilterIndex(rows, filters);
    const isAmended = amendment?.from === this.#rows && amendment.to === rows;
    if (isAmended && filters === this.#filters && this.isPrepared) next.#take(this, amendment);
    return next;
  }

  #take(before: FilterIndex<Row>, amendment: Amendment<Row>): void {
    this.#marks = amendedMarks(before.#marks, amendment, (place) => this.#markAt(place));
    this.#prepared = this.#rows.length;
    if (before.#ofAll === null || amendment.gone.length > 0) return;
    const ofAll = before.#ofAll.slice();
    for (const place of amendment.changed) {
      const [old, now] = [before.#marks[place] ?? 0, this.#marks[place] ?? 0];
      ofAll[old] = (ofAll[old] ?? 0) - 1;
      ofAll[now] = (ofAll[now] ?? 0) + 1;
    }
    this.#ofAll = ofAll;
  }

  /** Asks one more slice of rows; false when all have been asked. */
  prepareSlice(): boolean {
    this.#prepareUpTo(this.#prepared + SLICE);
    return !this.isPrepared;
  }

  get isPrepared(): boolean {
    return this.#prepared === this.#rows.length;
  }

  /** How many of these rows each filter holds, in the order of the filters; `null` where nobody can tell yet. */
  counts(positions: Uint32Array): readonly (number | null)[] {
    if (!this.isPrepared) return this.#filters.map(() => null);
    const ofMark =
      positions.length === this.#rows.length
        ? (this.#ofAll ??= this.#countedMarks(positions))
        : this.#countedMarks(positions);
    return this.#filters.map(({ holds }, bit) => {
      if (holds === null) return null;
      let count = 0;
      for (let mark = 1; mark < ofMark.length; mark++)
        if ((mark >> bit) & 1) count += ofMark[mark] ?? 0;
      return count;
    });
  }

  #countedMarks(positions: Uint32Array): Uint32Array {
    const ofMark = new Uint32Array(1 << this.#filters.length);
    for (const position of positions) {
      const mark = this.#marks[position] ?? 0;
      ofMark[mark] = (ofMark[mark] ?? 0) + 1;
    }
    return ofMark;
  }

  /** Those of the rows that the filter holds, in their order. */
  kept(filter: Filter<Row>, positions: Uint32Array): Uint32Array {
    this.#prepareUpTo(this.#rows.length);
    const bit = 1 << this.#filters.indexOf(filter);
    const marks = this.#marks;
    return keep(positions, (position) => ((marks[position] ?? 0) & bit) !== 0);
  }

  #prepareUpTo(end: number): void {
    const stop = Math.min(end, this.#rows.length);
    for (; this.#prepared < stop; this.#prepared++)
      this.#marks[this.#prepared] = this.#markAt(this.#prepared);
  }

  #markAt(place: number): number {
    const row = this.#rows[place];
    let mark = 0;
    if (row !== undefined)
      for (const [bit, { holds }] of this.#filters.entries())
        if (holds?.(row) === true) mark |= 1 << bit;
    return mark;
  }
}
