import { type CorrectedFile, correctedFile } from './correctedFile';
import type { Corrected, Correction } from './Correction';
import { EditedRows } from './EditedRows';
import { JudgedRows } from './JudgedRows';
import type { KeptRows } from './KeptRows';
import { type Listing, ListedRows } from './ListedRows';
import type { Column, Divider, Matching } from './Matching';
import type { Judge, ReadingCode } from './remarks';
import { mergedFlaws, type MergedRows } from './mergedCells';
import { RowStore } from './RowStore';
import type { Flaw } from './SourceBlock';
import type { TableRow } from './TableRow';

export interface TableSummary<Code extends string> {
  /** Data rows of the file so far, those left out included. */
  readonly rows: number;
  readonly leftOut: number;
  readonly edited: number;
  /** Rows that `page` counts through. */
  readonly listed: number;
  /** For each code the number of rows that have it now, those left out not counted. */
  readonly codes: ReadonlyMap<Code | ReadingCode, number>;
  /** For each fate the number of rows that have it now, those left out not counted. */
  readonly fates: readonly number[];
  /** How many presses can be taken back. */
  readonly steps: number;
  /** Rows that their sheet does not show, those left out included. */
  readonly hidden: number;
  /** There are more merged cells than are spoken of. */
  readonly hasMoreMerged: boolean;
}

/** A row as it was read. */
interface ReadRow {
  readonly rowNumber: number;
  readonly start: number;
  readonly cells: readonly string[];
  readonly flaws: readonly Flaw[];
  readonly isHidden: boolean;
}

export interface TableSetting<Code extends string> {
  readonly kept: KeptRows;
  readonly columns: readonly Column[];
  readonly matching: Matching;
  readonly divider: Divider;
  readonly judge: Judge<Code>;
}

/**
 * The rows of one file, in the worker that read it; only pages of rows, counts and a corrected file leave it. A row that was
 * listed stays listed while it is mended, until another listing is asked for.
 */
export class SheetTable<Code extends string> {
  readonly #rows: EditedRows;
  readonly #judged: JudgedRows<Code>;
  readonly #columns: readonly Column[];
  readonly #divider: Divider;
  readonly #listed: ListedRows<Code>;
  #hasMoreMerged = false;

  constructor({ kept, columns, matching, divider, judge }: TableSetting<Code>) {
    this.#rows = new EditedRows(new RowStore(kept), matching, divider);
    this.#judged = new JudgedRows(this.#rows, columns, judge);
    this.#listed = new ListedRows(this.#rows, this.#judged);
    this.#columns = columns;
    this.#divider = divider;
  }

  get count(): number {
    return this.#rows.store.count;
  }

  get matching(): Matching {
    return this.#rows.matching;
  }

  /** Called by the reading only, row after row. */
  add({ rowNumber, start, cells, flaws, isHidden }: ReadRow): void {
    this.#rows.store.add(rowNumber, cells, start);
    this.#judged.add(flaws, isHidden);
  }

  /** Called once all rows are there. */
  offerMerged(areas: readonly MergedRows[]): void {
    const { byRow, isCut } = mergedFlaws(this.#rows.store, areas);
    for (const [index, flaws] of byRow) this.#judged.addFlaws(index, flaws);
    this.#hasMoreMerged = isCut;
  }

  /** Takes the file's columns for others than before. */
  match(matching: Matching): void {
    this.#rows.matching = matching;
    this.#judged.all();
  }

  summary(): TableSummary<Code> {
    const { leftOut, edited, steps } = this.#rows;
    return {
      rows: this.count,
      leftOut: leftOut.size,
      edited,
      listed: this.#listed.count,
      codes: this.#judged.codeCounts(),
      fates: this.#judged.fateCounts(),
      steps,
      hidden: this.#judged.hidden.size,
      hasMoreMerged: this.#hasMoreMerged,
    };
  }

  /** How many rows have one of these remarks now. */
  countWith(holds: (code: Code | ReadingCode) => boolean): number {
    return this.#judged.withCodes(holds).length;
  }

  /** Lists these rows from now on. */
  list(listing: Listing<Code | ReadingCode>): void {
    this.#listed.list(listing);
  }

  /** Lists what has come to belong to the listing since, beside what is listed already. */
  listMore(): void {
    this.#listed.more();
  }

  /** Where in the listing, from `from` on, the first row has such a remark; `null` where none does. */
  findListed(from: number, holds: (code: Code | ReadingCode) => boolean): number | null {
    return this.#listed.find(from, holds);
  }

  /** Some of the listed rows, counted from `from`. */
  page(from: number, count: number): TableRow<Code>[] {
    const last = Math.min(from + count, this.#listed.count);
    return Array.from({ length: Math.max(0, last - from) }, (_, at) =>
      this.row(this.#listed.at(from + at)),
    );
  }

  /** Any data row, `index` from 0. */
  row(index: number): TableRow<Code> {
    return {
      index,
      row: this.#rows.store.rowNumber(index),
      cells: this.#rows.cells(index),
      before: this.#rows.isEdited(index, null) ? this.#rows.inFile(index) : null,
      remarks: this.#judged.remarks(index),
      fate: this.#judged.fate(index),
      leftOut: this.#rows.leftOut.has(index),
    };
  }

  /** The row of the person's file with this number; `null` for a blank row, the header and beyond. */
  rowNumbered(rowNumber: number): TableRow<Code> | null {
    const index = this.#rows.store.indexOf(rowNumber);
    return index === null ? null : this.row(index);
  }

  /** The cells of the first rows as they stand in the file, to show what its columns hold. */
  inFile(count: number): (readonly string[])[] {
    return Array.from({ length: Math.min(count, this.count) }, (_, index) =>
      this.#rows.store.cells(index),
    );
  }

  /** Puts another text into a cell and judges the row anew. */
  setCell(index: number, column: number, text: string): void {
    this.#put(index, column, text);
    this.#rows.endStep();
  }

  /** What `correctAll` would change, in the order of the rows. */
  *corrections(code: Code | ReadingCode, corrected: Corrected): Generator<Correction> {
    for (const index of this.#judged.withCodes((one) => one === code)) {
      const cells = this.#rows.cells(index);
      for (const remark of this.#judged.remarks(index)) {
        if (remark.code !== code || remark.column === null) continue;
        const before = cells[remark.column] ?? '';
        const text = corrected(before, remark.detail);
        if (text !== null && text !== before) yield { index, column: remark.column, before, text };
      }
    }
  }

  /** Puts another text into every cell with this remark, as one step. */
  correctAll(code: Code | ReadingCode, corrected: Corrected): void {
    for (const { index, column, text } of this.corrections(code, corrected))
      this.#put(index, column, text);
    this.#rows.endStep();
  }

  /** Leaves a row out of the corrected file, or takes it in again. */
  leaveOut(index: number, leftOut: boolean): void {
    this.#setLeftOut(index, leftOut);
    this.#rows.endStep();
  }

  /** Leaves out every row with this remark, as one step. */
  leaveOutAll(code: Code | ReadingCode): void {
    for (const index of this.#judged.withCodes((one) => one === code))
      this.#setLeftOut(index, true);
    this.#rows.endStep();
  }

  /** Leaves out every row that its sheet does not show, or takes them in again, as one step. */
  leaveOutHidden(leftOut: boolean): void {
    for (const index of this.#judged.hidden) this.#setLeftOut(index, leftOut);
    this.#rows.endStep();
  }

  /** Takes back the last step. */
  undo(): void {
    const rows = this.#rows.lastStep();
    for (const index of rows) this.#judged.leave(index);
    this.#rows.undo();
    for (const index of rows) this.#judged.take(index);
  }

  /** Goes on with just these rows of the person's file: to correct what a service refused. */
  keepOnly(rowNumbers: readonly number[]): void {
    const kept = new Set(rowNumbers.flatMap((row) => this.#rows.store.indexOf(row) ?? []));
    for (let index = 0; index < this.count; index += 1) this.#setLeftOut(index, !kept.has(index));
    this.#rows.forgetSteps();
    this.list({ kind: 'rows', rowNumbers });
  }

  /** As `correctedFile` says. */
  correctedFile(): CorrectedFile {
    return correctedFile(this.#rows, this.#columns, this.#divider);
  }

  #put(index: number, column: number, text: string): void {
    this.#judged.leave(index);
    this.#rows.put(index, column, text);
    this.#judged.take(index);
  }

  #setLeftOut(index: number, leftOut: boolean): void {
    this.#judged.leave(index);
    this.#rows.leaveOut(index, leftOut);
    this.#judged.take(index);
  }
}
