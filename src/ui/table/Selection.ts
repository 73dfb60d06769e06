import type { Amendment } from '../../domain/amendment';
import { amendedMarks, placeBefore } from './amendment';
import { keep } from './keep';

/**
 * Which rows of one answer are chosen (rule Q1). Immutable. A mark for each place and no set of ids: choosing 100,000 rows
 * takes less than a frame.
 */
export class Selection<Row> {
  readonly rows: readonly Row[];
  readonly #marks: Uint8Array | null;
  /** What was asked last: with 100,000 chosen it takes longer than the row that is drawn. */
  #asked: { readonly positions: Uint32Array; readonly chosen: Uint32Array } | null = null;

  private constructor(rows: readonly Row[], marks: Uint8Array | null) {
    this.rows = rows;
    this.#marks = marks;
  }

  static none<Row>(rows: readonly Row[]): Selection<Row> {
    return new Selection(rows, null);
  }

  has(position: number): boolean {
    return this.#marks?.[position] === 1;
  }

  /** The same with these rows chosen, or no longer chosen. */
  with(positions: Iterable<number>, chosen: boolean): Selection<Row> {
    const marks = this.#marks?.slice() ?? new Uint8Array(this.rows.length);
    for (const position of positions) marks[position] = chosen ? 1 : 0;
    return new Selection(this.rows, marks);
  }

  /** With nothing chosen; the same one where nothing was, so that no row is drawn for it. */
  emptied(): Selection<Row> {
    return this.#marks === null ? this : Selection.none(this.rows);
  }

  /** The chosen ones of these rows, in their order. */
  of(positions: Uint32Array): Uint32Array {
    const marks = this.#marks;
    if (marks === null) return new Uint32Array();
    if (this.#asked?.positions !== positions)
      this.#asked = { positions, chosen: keep(positions, (position) => marks[position] === 1) };
    return this.#asked.chosen;
  }

  /** The same records in another answer; a row that is known by its place alone is not chosen there. */
  carriedTo(
    rows: readonly Row[],
    recordOf: (row: Row) => number | null,
    amendment: Amendment<Row> | null = null,
  ): Selection<Row> {
    if (rows === this.rows) return this;
    const marks = this.#marks;
    if (marks === null) return Selection.none(rows);
    if (amendment?.from === this.rows && amendment.to === rows) {
      const isSame = (place: number) => {
        const [before, now] = [this.rows[placeBefore(place, amendment)], rows[place]];
        if (before === undefined || now === undefined || recordOf(now) === null) return false;
        return recordOf(now) === recordOf(before);
      };
      const markAt = (place: number) => marks[placeBefore(place, amendment)] ?? 0;
      if (amendment.changed.every(isSame)) {
        const stays = amendment.gone.length === 0;
        const next = new Selection(rows, stays ? marks : amendedMarks(marks, amendment, markAt));
        if (stays) next.#asked = this.#asked;
        return next;
      }
    }
    const records = new Set<number | null>();
    for (const [position, row] of this.rows.entries())
      if (this.has(position)) records.add(recordOf(row));
    records.delete(null);
    const carried = new Uint8Array(rows.length);
    for (const [position, row] of rows.entries())
      if (records.has(recordOf(row))) carried[position] = 1;
    return new Selection(rows, carried);
  }
}
