import { LIMITS } from '../UnusableFile';
import type { EditedRows } from './EditedRows';
import type { Column } from './Matching';
import type { Judge, ReadingCode, Remark } from './remarks';
import { hasLostDigits } from './remarks';
import { Repeats } from './Repeats';
import type { Flaw } from './SourceBlock';

const NONE: readonly Flaw[] = [];

/** What is to be said of each row, and what becomes of it: of its cells, of how they were read, and of rows that say the same. */
export class JudgedRows<Code extends string> {
  readonly #rows: EditedRows;
  readonly #columns: readonly Column[];
  readonly #judge: Judge<Code>;
  #repeats: Repeats;
  /** What the reading said of rows; of a cell until it is typed over, of a row until any of its cells is. */
  readonly #flaws = new Map<number, readonly Flaw[]>();
  /** What reading and judge say, for rows with something to say; repeats come on top. */
  readonly #remarks = new Map<number, readonly Remark<Code | ReadingCode>[]>();
  /** The rows that their sheet does not show. */
  readonly hidden: Set<number> = new Set();
  readonly #fates = new Uint8Array(LIMITS.rows);

  constructor(rows: EditedRows, columns: readonly Column[], judge: Judge<Code>) {
    this.#rows = rows;
    this.#columns = columns;
    this.#judge = judge;
    this.#repeats = new Repeats(columns);
  }

  /** The row that was added last, with what the reading said of it. */
  add(flaws: readonly Flaw[], isHidden: boolean): void {
    const index = this.#rows.store.count - 1;
    if (flaws.length > 0) this.#flaws.set(index, flaws);
    if (isHidden) this.hidden.add(index);
    this.take(index);
  }

  /** What the reading says of a row later. */
  addFlaws(index: number, flaws: readonly Flaw[]): void {
    this.leave(index);
    this.#flaws.set(index, [...(this.#flaws.get(index) ?? NONE), ...flaws]);
    this.take(index);
  }

  /** Judges a row as it stands now; `leave` comes before any change of it. */
  take(index: number): void {
    const cells = this.#rows.cells(index);
    const remarks = this.#said(index, cells);
    if (remarks.length > 0) this.#remarks.set(index, remarks);
    else this.#remarks.delete(index);
    this.#fates[index] = this.#judge.fate(cells, this.#rows.matching);
    if (!this.#rows.leftOut.has(index)) this.#repeats.add(index, cells);
  }

  leave(index: number): void {
    if (!this.#rows.leftOut.has(index)) this.#repeats.remove(index, this.#rows.cells(index));
  }

  /** Judges every row anew: its columns are matched otherwise. */
  all(): void {
    this.#repeats = new Repeats(this.#columns);
    for (let index = 0; index < this.#rows.store.count; index += 1) this.take(index);
  }

  remarks(index: number): readonly Remark<Code | ReadingCode>[] {
    const own = this.#remarks.get(index) ?? [];
    if (this.#rows.leftOut.has(index)) return own;
    const rowNumber = (other: number) => this.#rows.store.rowNumber(other);
    return [...own, ...this.#repeats.remarks(index, this.#rows.cells(index), rowNumber)];
  }

  fate(index: number): number {
    return this.#fates[index] ?? 0;
  }

  /** The rows that have one of these remarks now, in their order; those left out are not among them. */
  withCodes(holds: (code: Code | ReadingCode) => boolean): number[] {
    const found = holds('repeated') ? this.#repeats.rows() : new Set<number>();
    for (const [index, remarks] of this.#remarks) {
      if (!this.#rows.leftOut.has(index) && remarks.some(({ code }) => holds(code)))
        found.add(index);
    }
    return [...found].sort((a, b) => a - b);
  }

  /** For each code the number of rows that have it now, those left out not counted. */
  codeCounts(): ReadonlyMap<Code | ReadingCode, number> {
    const counts = new Map<Code | ReadingCode, number>();
    const repeated = this.#repeats.rows();
    if (repeated.size > 0) counts.set('repeated', repeated.size);
    for (const [index, remarks] of this.#remarks) {
      if (this.#rows.leftOut.has(index)) continue;
      for (const code of new Set(remarks.map((remark) => remark.code)))
        counts.set(code, (counts.get(code) ?? 0) + 1);
    }
    return counts;
  }

  /** For each fate the number of rows that have it now, those left out not counted. */
  fateCounts(): readonly number[] {
    const counts: number[] = [];
    for (let index = 0; index < this.#rows.store.count; index += 1) {
      if (this.#rows.leftOut.has(index)) continue;
      const fate = this.fate(index);
      counts[fate] = (counts[fate] ?? 0) + 1;
    }
    return Array.from(counts, (count) => count ?? 0);
  }

  #said(index: number, cells: readonly string[]): readonly Remark<Code | ReadingCode>[] {
    const said: Remark<Code | ReadingCode>[] = [];
    for (const flaw of this.#flaws.get(index) ?? NONE) {
      const { position, code, detail } = flaw;
      const column = position === null ? null : this.#rows.matching.places.indexOf(position);
      if (column !== -1 && !this.#rows.isEdited(index, column)) said.push({ column, code, detail });
    }
    if (this.hidden.has(index)) said.push({ column: null, code: 'hidden', detail: '' });
    for (let column = 0; column < cells.length; column += 1)
      if (hasLostDigits(cells[column] ?? '')) said.push({ column, code: 'digitsLost', detail: '' });
    const judged = this.#judge.remarks(cells, this.#rows.matching);
    return said.length === 0 ? judged : [...said, ...judged];
  }
}
