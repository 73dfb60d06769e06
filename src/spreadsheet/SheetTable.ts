import type { Column, Header } from './headerRow';
import type { ReadingCode, Remark, RowCheck } from './remarks';
import { hasLostDigits } from './remarks';
import { Repeats } from './Repeats';
import { RowStore } from './RowStore';
import { csvText } from './writeCsv';

/** A row as a screen shows it: `index` names it in every call, `row` is its number in the person's file. */
export interface TableRow<Code extends string> {
  readonly index: number;
  readonly row: number;
  readonly cells: readonly string[];
  readonly remarks: readonly Remark<Code | ReadingCode>[];
  readonly leftOut: boolean;
}

export interface TableSummary<Code extends string> {
  /** Data rows of the file, those left out included. */
  readonly rows: number;
  readonly leftOut: number;
  readonly edited: number;
  /** Rows that `page` counts through: each that has, or had, a remark. */
  readonly listed: number;
  /** Rows with at least one remark now. */
  readonly remarked: number;
  /** For each code the number of rows that have it now. */
  readonly codes: ReadonlyMap<Code | ReadingCode, number>;
}

/**
 * The rows of one file, in the worker that read it; only pages of rows, counts and a corrected file leave it.
 * Nothing is changed but by `setCell`.
 */
export class SheetTable<Code extends string> {
  readonly store: RowStore;
  readonly #columns: readonly Column[];
  readonly #check: RowCheck<Code>;
  readonly #repeats: Repeats;
  readonly #lostDigits: readonly Remark<ReadingCode>[];
  /** What the source said of a row; gone once the cell (or, for the row, any cell) is edited. */
  readonly #source = new Map<number, readonly Remark<ReadingCode>[]>();
  /** What source and check say, for rows with something to say; repeats come on top. */
  readonly #remarks = new Map<number, readonly Remark<Code | ReadingCode>[]>();
  readonly #edits = new Map<number, readonly string[]>();
  readonly #leftOut = new Set<number>();
  #listed: readonly number[] = [];

  constructor(columns: readonly Column[], header: Header, check: RowCheck<Code>) {
    this.store = new RowStore(header);
    this.#columns = columns;
    this.#check = check;
    this.#repeats = new Repeats(columns);
    this.#lostDigits = columns.map((_, column) => ({ column, code: 'digitsLost', detail: '' }));
  }

  get count(): number {
    return this.store.count;
  }

  /** Called by the reading only, row after row; `list` follows when all are in. */
  add(
    rowNumber: number,
    cells: readonly string[],
    source: readonly Remark<ReadingCode>[],
    lostDigits: boolean,
  ): void {
    const index = this.count;
    this.store.addRow(rowNumber);
    if (source.length > 0) this.#source.set(index, source);
    this.#judge(index, cells, lostDigits);
    this.#repeats.add(index, cells);
  }

  /** Lists the rows that have something to say, beside those listed before: a row does not vanish once it is right. */
  list(): void {
    const listed = new Set([...this.#listed, ...this.#remarks.keys(), ...this.#repeats.rows()]);
    this.#listed = [...listed].sort((a, b) => a - b);
  }

  summary(): TableSummary<Code> {
    const codes = new Map<Code | ReadingCode, number>();
    const remarked = this.#repeats.rows();
    if (remarked.size > 0) codes.set('repeated', remarked.size);
    for (const [index, remarks] of this.#remarks) {
      if (this.#leftOut.has(index)) continue;
      remarked.add(index);
      for (const code of new Set(remarks.map((remark) => remark.code))) {
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    return {
      rows: this.count,
      leftOut: this.#leftOut.size,
      edited: this.#edits.size,
      listed: this.#listed.length,
      remarked: remarked.size,
      codes,
    };
  }

  /** Some of the listed rows, counted from `from`. */
  page(from: number, count: number): TableRow<Code>[] {
    return this.#listed.slice(from, from + count).map((index) => this.row(index));
  }

  /** Any data row, `index` from 0. */
  row(index: number): TableRow<Code> {
    const cells = this.#cells(index);
    const leftOut = this.#leftOut.has(index);
    const repeats = leftOut
      ? []
      : this.#repeats.remarks(index, cells, (other) => this.store.rowNumber(other));
    const remarks = [...(this.#remarks.get(index) ?? []), ...repeats];
    return { index, row: this.store.rowNumber(index), cells, remarks, leftOut };
  }

  /** Puts another text into a cell and judges the row anew. */
  setCell(index: number, column: number, text: string): void {
    const before = this.#cells(index);
    const cells = before.with(column, text);
    const source = this.#source.get(index) ?? [];
    this.#source.set(
      index,
      source.filter((remark) => remark.column !== null && remark.column !== column),
    );
    this.#edits.set(index, cells);
    this.#judge(index, cells, cells.some(hasLostDigits));
    if (!this.#leftOut.has(index)) {
      this.#repeats.remove(index, before);
      this.#repeats.add(index, cells);
    }
    this.list();
  }

  /** Leaves a row out of the corrected file, or takes it in again. */
  leaveOut(index: number, leftOut: boolean): void {
    this.#setLeftOut(index, leftOut);
    this.list();
  }

  /** Goes on with just these rows of the person's file, all of them listed: to correct what a service refused. */
  keepOnly(rowNumbers: readonly number[]): void {
    const kept = new Set(rowNumbers.flatMap((row) => this.store.indexOf(row) ?? []));
    for (let index = 0; index < this.count; index += 1) {
      this.#setLeftOut(index, !kept.has(index));
    }
    this.#listed = [...kept].sort((a, b) => a - b);
  }

  /**
   * The corrected file: keys of the columns as the header, every row that is not left out. `rowNumbers` holds for
   * each row written, the header not counted, its row in the person's own file.
   */
  correctedFile(): { readonly csv: Blob; readonly rowNumbers: Uint32Array } {
    const rowNumbers: number[] = [];
    const lines = this.#lines(rowNumbers);
    const csv = new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' });
    return { csv, rowNumbers: Uint32Array.from(rowNumbers) };
  }

  #setLeftOut(index: number, leftOut: boolean): void {
    if (this.#leftOut.has(index) === leftOut) return;
    const cells = this.#cells(index);
    if (leftOut) {
      this.#leftOut.add(index);
      this.#repeats.remove(index, cells);
    } else {
      this.#leftOut.delete(index);
      this.#repeats.add(index, cells);
    }
  }

  *#lines(rowNumbers: number[]): Generator<readonly string[]> {
    yield this.#columns.map((column) => column.key);
    for (let index = 0; index < this.count; index += 1) {
      if (this.#leftOut.has(index)) continue;
      rowNumbers.push(this.store.rowNumber(index));
      yield this.#cells(index);
    }
  }

  #cells(index: number): readonly string[] {
    return this.#edits.get(index) ?? this.store.cells(index);
  }

  #judge(index: number, cells: readonly string[], lostDigits: boolean): void {
    let remarks: readonly Remark<Code | ReadingCode>[] = this.#check(cells);
    if (lostDigits) {
      const lost = this.#lostDigits.filter(({ column }) => hasLostDigits(cells[column ?? 0] ?? ''));
      remarks = [...remarks, ...lost];
    }
    const source = this.#source.get(index);
    if (source !== undefined) remarks = [...source, ...remarks];
    if (remarks.length > 0) this.#remarks.set(index, remarks);
    else this.#remarks.delete(index);
  }
}
