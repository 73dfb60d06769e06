import type { Column, Header } from './headerRow';
import type { ReadingCode, Remark, RowCheck } from './remarks';
import { hasLostDigits } from './remarks';
import { Repeats } from './Repeats';
import { RowStore } from './RowStore';
import type { TableRow } from './TableRow';
import { csvText } from '../csv/writeCsv';

export interface TableSummary<Code extends string> {
  /** Data rows of the file, those left out included. */
  readonly rows: number;
  readonly leftOut: number;
  readonly edited: number;
  /** Rows that `page` counts through: each that has, or had, a remark, as far as `narrow` shows it. */
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
  readonly #header: Header;
  readonly #check: RowCheck<Code>;
  readonly #repeats: Repeats;
  readonly #lostDigits: readonly Remark<ReadingCode>[];
  /** What the source said of a row; gone once the cell (or, for the row, any cell) is edited. */
  readonly #source = new Map<number, readonly Remark<ReadingCode>[]>();
  /** What source and check say, for rows with something to say; repeats come on top. */
  readonly #remarks = new Map<number, readonly Remark<Code | ReadingCode>[]>();
  readonly #edits = new Map<number, readonly string[]>();
  readonly #leftOut = new Set<number>();
  /** Which columns the corrected file has: those of the person's file, and those that an edit filled. */
  readonly #written: boolean[];
  #listed: readonly number[] = [];
  #narrowed: readonly number[] | null = null;

  constructor(columns: readonly Column[], header: Header, check: RowCheck<Code>) {
    this.store = new RowStore(header);
    this.#columns = columns;
    this.#header = header;
    this.#written = header.positions.map((position) => position !== -1);
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
      listed: (this.#narrowed ?? this.#listed).length,
      remarked: remarked.size,
      codes,
    };
  }

  /** Some of the listed rows, counted from `from`. */
  page(from: number, count: number): TableRow<Code>[] {
    const listed = this.#narrowed ?? this.#listed;
    return listed.slice(from, from + count).map((index) => this.row(index));
  }

  /** How many rows have one of these remarks now. */
  countWith(codes: ReadonlySet<Code | ReadingCode>): number {
    return this.#rowsWith(codes).length;
  }

  /** Lists only the rows that have one of these remarks now, until asked anew; `null` lists all again. */
  narrow(codes: ReadonlySet<Code | ReadingCode> | null): void {
    this.#narrowed = codes === null ? null : this.#rowsWith(codes);
  }

  /** The row of the person's file with this number; `null` for a blank row, the header and beyond. */
  rowNumbered(rowNumber: number): TableRow<Code> | null {
    const index = this.store.indexOf(rowNumber);
    return index === null ? null : this.row(index);
  }

  /** Any data row, `index` from 0. */
  row(index: number): TableRow<Code> {
    const cells = this.#cells(index);
    const leftOut = this.#leftOut.has(index);
    const repeats = leftOut
      ? []
      : this.#repeats.remarks(index, cells, (other) => this.store.rowNumber(other));
    const remarks = [...(this.#remarks.get(index) ?? []), ...repeats];
    const before = this.#edits.has(index) ? this.store.cells(index) : null;
    return { index, row: this.store.rowNumber(index), cells, before, remarks, leftOut };
  }

  /** Puts another text into a cell and judges the row anew. */
  setCell(index: number, column: number, text: string): void {
    this.#put(index, column, text);
    this.list();
  }

  /** Puts another text into every cell with this remark; `null` leaves a cell as it is. */
  correctAll(code: Code | ReadingCode, corrected: (cell: string) => string | null): void {
    for (const index of this.#rowsWith(new Set([code]))) {
      const { cells, remarks } = this.row(index);
      for (const remark of remarks) {
        if (remark.code !== code || remark.column === null) continue;
        const text = corrected(cells[remark.column] ?? '');
        if (text !== null) this.#put(index, remark.column, text);
      }
    }
    this.list();
  }

  #put(index: number, column: number, text: string): void {
    const before = this.#cells(index);
    const cells = before.with(column, text);
    const source = this.#source.get(index) ?? [];
    this.#source.set(
      index,
      source.filter((remark) => remark.column !== null && remark.column !== column),
    );
    this.#edits.set(index, cells);
    if (text !== '') this.#written[column] = true;
    this.#judge(index, cells, cells.some(hasLostDigits));
    if (!this.#leftOut.has(index)) {
      this.#repeats.remove(index, before);
      this.#repeats.add(index, cells);
    }
  }

  /** Leaves a row out of the corrected file, or takes it in again. */
  leaveOut(index: number, leftOut: boolean): void {
    this.#setLeftOut(index, leftOut);
    this.list();
  }

  /** Leaves out every row with this remark. */
  leaveOutAll(code: Code | ReadingCode): void {
    for (const index of this.#rowsWith(new Set([code]))) this.#setLeftOut(index, true);
    this.list();
  }

  /** Goes on with just these rows of the person's file, all of them listed: to correct what a service refused. */
  keepOnly(rowNumbers: readonly number[]): void {
    const kept = new Set(rowNumbers.flatMap((row) => this.store.indexOf(row) ?? []));
    for (let index = 0; index < this.count; index += 1) {
      this.#setLeftOut(index, !kept.has(index));
    }
    this.#listed = [...kept].sort((a, b) => a - b);
    this.#narrowed = null;
  }

  /**
   * The corrected file: keys of the columns as the header, every row that is not left out. A column that the person's
   * file does not have is not made up: empty cells would empty the fields of known members. `rowNumbers` holds for
   * each row written, the header not counted, its row in the person's own file.
   */
  correctedFile(): { readonly csv: Blob; readonly rowNumbers: Uint32Array } {
    const rowNumbers: number[] = [];
    const lines = this.#lines(rowNumbers);
    const csv = new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' });
    return { csv, rowNumbers: Uint32Array.from(rowNumbers) };
  }

  #rowsWith(codes: ReadonlySet<Code | ReadingCode>): number[] {
    const found = codes.has('repeated') ? this.#repeats.rows() : new Set<number>();
    for (const [index, remarks] of this.#remarks) {
      if (!this.#leftOut.has(index) && remarks.some(({ code }) => codes.has(code)))
        found.add(index);
    }
    return [...found].sort((a, b) => a - b);
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
    const isWritten = (_: unknown, column: number) => this.#written[column] === true;
    yield this.#columns.map((column) => column.key).filter(isWritten);
    for (let index = 0; index < this.count; index += 1) {
      if (this.#leftOut.has(index)) continue;
      rowNumbers.push(this.store.rowNumber(index));
      yield this.#cells(index).filter(isWritten);
    }
  }

  #cells(index: number): readonly string[] {
    return this.#edits.get(index) ?? this.store.cells(index);
  }

  #judge(index: number, cells: readonly string[], lostDigits: boolean): void {
    let remarks: readonly Remark<Code | ReadingCode>[] = this.#check(cells, this.#header);
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
