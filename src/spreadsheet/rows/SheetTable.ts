import { type CorrectedFile, correctedFile } from './correctedFile';
import type { Corrected, Correction } from './Correction';
import { type Duplicates, findDuplicates } from './Duplicates';
import {
  codeCounts,
  fateCounts,
  indexesWhere,
  inOrder,
  type JudgedRow,
  type ReadRow,
  listedRows,
  type Listing,
  rowsWithCodes,
} from './JudgedRow';
import { type Column, type Divider, matchedCells, type Matching } from './Matching';
import { mergedFlaws, type MergedRows } from './mergedCells';
import type { Judge, ReadingCode } from './remarks';
import { indexOfRow, remarksOfReading, type SourceRow } from './SourceRow';
import type { TableRow, TableSummary } from './TableRow';
import { keyOf, NOTHING_TYPED, type Typed, typedOver, withText } from './typedCells';

export interface TableSetting<Code extends string> {
  readonly columns: readonly Column[];
  readonly matching: Matching;
  readonly divider: Divider;
  readonly judge: Judge<Code>;
}

/** Of nearly every row: one for all of them. */
const NOTHING_SAID: readonly never[] = [];

/**
 * The rows of one file, in the worker that read it; only pages of rows, counts and a corrected file leave it. A row that was
 * listed stays listed while it is mended, until another listing is asked for. What was typed stays with its column of the file
 * when that is matched otherwise.
 */
export class SheetTable<Code extends string> {
  readonly #setting: TableSetting<Code>;
  #matching: Matching;
  readonly #rows: JudgedRow<Code>[] = [];
  /** Found when somebody asks; `null` once a row is another. */
  #found: Duplicates | null = null;
  /** Each press, as the rows that it changed were before; and the one that is under way. */
  readonly #steps: ReadonlyMap<number, JudgedRow<Code>>[] = [];
  #step = new Map<number, JudgedRow<Code>>();
  #listing: Listing<Code | ReadingCode> = { kind: 'all' };
  /** `null` for all of the file. */
  #listed: readonly number[] | null = null;
  #hasMoreMerged = false;

  constructor(setting: TableSetting<Code>) {
    this.#setting = setting;
    this.#matching = setting.matching;
  }

  get count(): number {
    return this.#rows.length;
  }

  get matching(): Matching {
    return this.#matching;
  }

  /** Called by the reading only, row after row. */
  add(source: SourceRow): void {
    this.#judge(this.#rows.length, source, NOTHING_TYPED, false);
  }

  /** Called once all rows are there. */
  offerMerged(areas: readonly MergedRows[]): void {
    const { byRow, isCut } = mergedFlaws(this.#rows, areas);
    for (const [index, merged] of byRow)
      this.#change(index, { flaws: [...this.#at(index).flaws, ...merged] });
    this.#hasMoreMerged = isCut;
  }

  /** Takes the file's columns for others than before. */
  match(matching: Matching): void {
    this.#matching = matching;
    for (let index = 0; index < this.count; index += 1) this.#change(index, {});
  }

  summary(): TableSummary<Code> {
    const rows = this.#rows;
    return {
      rows: this.count,
      leftOut: indexesWhere(rows, ({ isLeftOut }) => isLeftOut).length,
      edited: indexesWhere(rows, ({ typed }) => typed.size > 0).length,
      listed: this.#listed?.length ?? this.count,
      codes: codeCounts(rows, this.#duplicates),
      fates: fateCounts(rows),
      steps: this.#steps.length,
      hidden: indexesWhere(rows, ({ isHidden }) => isHidden).length,
      hasMoreMerged: this.#hasMoreMerged,
    };
  }

  /** How many rows have one of these remarks now. */
  countWith(holds: (code: Code | ReadingCode) => boolean): number {
    return this.#withCodes(holds).length;
  }

  /** Lists these rows from now on. */
  list(listing: Listing<Code | ReadingCode>): void {
    this.#listing = listing;
    this.#listed = listedRows(this.#rows, this.#duplicates, listing);
  }

  /** Lists what has come to belong to the listing since, beside what is listed already. */
  listMore(): void {
    const before = this.#listed;
    this.list(this.#listing);
    if (before !== null && this.#listed !== null)
      this.#listed = inOrder([...before, ...this.#listed]);
  }

  /** Where in the listing, from `from` on, the first row has such a remark; `null` where none does. */
  findListed(from: number, holds: (code: Code | ReadingCode) => boolean): number | null {
    const found = new Set(this.#withCodes(holds));
    const listed = this.#listed ?? [...this.#rows.keys()];
    const place = listed.findIndex((index, at) => at >= from && found.has(index));
    return place === -1 ? null : place;
  }

  /** Some of the listed rows, counted from `from`. */
  page(from: number, count: number): TableRow<Code>[] {
    const last = Math.min(from + count, this.#listed?.length ?? this.count);
    return Array.from({ length: Math.max(0, last - from) }, (_, at) =>
      this.row(this.#listed?.[from + at] ?? from + at),
    );
  }

  /** Any data row, `index` from 0. */
  row(index: number): TableRow<Code> {
    const row = this.#at(index);
    const cells = this.#cells(row);
    const repeated = (this.#duplicates.get(index) ?? []).map(({ column, other }) => {
      const detail = String(this.#at(other).rowNumber);
      return { column, code: 'repeated' as const, detail };
    });
    return {
      index,
      row: row.rowNumber,
      cells,
      before: row.typed.size > 0 ? this.#inFile(row) : null,
      remarks: [...row.remarks, ...repeated],
      fate: row.fate,
      leftOut: row.isLeftOut,
    };
  }

  /** The row of the person's file with this number; `null` for a blank row, the header and beyond. */
  rowNumbered(rowNumber: number): TableRow<Code> | null {
    const index = indexOfRow(this.#rows, rowNumber);
    return index === null ? null : this.row(index);
  }

  /** The cells of the first rows as they stand in the file, to show what its columns hold. */
  inFile(count: number): (readonly string[])[] {
    return this.#rows.slice(0, count).map(({ cells }) => cells);
  }

  /** Puts another text into a cell and judges the row anew. */
  setCell(index: number, column: number, text: string): void {
    this.#type(index, column, text);
    this.#endStep();
  }

  /** What `correctAll` would change, in the order of the rows. */
  *corrections(code: Code | ReadingCode, corrected: Corrected): Generator<Correction> {
    for (const index of this.#withCodes((one) => one === code)) {
      const row = this.#at(index);
      const cells = this.#cells(row);
      for (const remark of row.remarks) {
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
      this.#type(index, column, text);
    this.#endStep();
  }

  /** Leaves a row out of the corrected file, or takes it in again. */
  leaveOut(index: number, leftOut: boolean): void {
    this.#leaveOutEach([index], leftOut);
  }

  /** Leaves out every row with this remark, as one step. */
  leaveOutAll(code: Code | ReadingCode): void {
    const indexes = this.#withCodes((one) => one === code);
    this.#leaveOutEach(indexes, true);
  }

  /** Leaves out every row that its sheet does not show, or takes them in again, as one step. */
  leaveOutHidden(leftOut: boolean): void {
    const hidden = indexesWhere(this.#rows, ({ isHidden }) => isHidden);
    this.#leaveOutEach(hidden, leftOut);
  }

  /** Takes back the last step. */
  undo(): void {
    for (const [index, { typed, isLeftOut }] of this.#steps.pop() ?? [])
      this.#change(index, { typed, isLeftOut });
  }

  /** Goes on with just these rows of the person's file: to correct what a service refused. What was done until then stays. */
  keepOnly(rowNumbers: readonly number[]): void {
    const kept = new Set(rowNumbers);
    for (const [index, { rowNumber }] of this.#rows.entries())
      this.#change(index, { isLeftOut: !kept.has(rowNumber) });
    this.#steps.length = 0;
    this.list({ kind: 'rows', rowNumbers });
  }

  /** As `correctedFile` says. */
  correctedFile(): CorrectedFile {
    const rows = this.#rows.filter(({ isLeftOut }) => !isLeftOut);
    const typed = this.#rows.flatMap((row) => [...row.typed]);
    return correctedFile(
      { ...this.#setting, matching: this.#matching },
      rows.map((row) => ({ rowNumber: row.rowNumber, cells: this.#cells(row) })),
      typed,
    );
  }

  #at(index: number): JudgedRow<Code> {
    const row = this.#rows[index];
    if (row === undefined) throw new Error(`No row ${index}`);
    return row;
  }

  #withCodes(holds: (code: Code | ReadingCode) => boolean): readonly number[] {
    return rowsWithCodes(this.#rows, this.#duplicates, holds);
  }

  get #duplicates(): Duplicates {
    this.#found ??= findDuplicates(this.#setting.columns, this.#countedRows());
    return this.#found;
  }

  *#countedRows(): Generator<readonly [number, readonly string[]]> {
    for (let index = 0; index < this.#rows.length; index += 1) {
      const row = this.#at(index);
      if (!row.isLeftOut) yield [index, this.#cells(row)];
    }
  }

  /** The cells as the file has them, in the order of the columns. */
  #inFile({ cells }: SourceRow): readonly string[] {
    return matchedCells(this.#matching, cells, this.#setting.divider);
  }

  /** The same under what was typed over them. */
  #cells(row: ReadRow): readonly string[] {
    return typedOver(this.#matching, row.typed, this.#inFile(row));
  }

  /** What stands in the file, typed again, is no edit. */
  #type(index: number, column: number, text: string): void {
    const row = this.#at(index);
    const key = keyOf(this.#matching, row.typed, column);
    const isAsInFile = text === this.#inFile(row)[column];
    this.#put(index, { typed: withText(row.typed, key, isAsInFile ? null : text) });
  }

  #leaveOutEach(indexes: readonly number[], isLeftOut: boolean): void {
    for (const index of indexes)
      if (this.#at(index).isLeftOut !== isLeftOut) this.#put(index, { isLeftOut });
    this.#endStep();
  }

  /** A change of the press that is under way. */
  #put(index: number, change: Partial<ReadRow>): void {
    if (!this.#step.has(index)) this.#step.set(index, this.#at(index));
    this.#change(index, change);
  }

  /** All that was changed since the last end is one press, to be taken back as one. */
  #endStep(): void {
    if (this.#step.size > 0) this.#steps.push(this.#step);
    this.#step = new Map();
  }

  #change(index: number, change: Partial<ReadRow>): void {
    const row = { ...this.#at(index), ...change };
    this.#judge(index, row, row.typed, row.isLeftOut);
  }

  #judge(index: number, source: SourceRow, typed: Typed, isLeftOut: boolean): void {
    const { rowNumber, cells, flaws, isHidden } = source;
    const shown = typedOver(this.#matching, typed, this.#inFile(source));
    const ofReading = remarksOfReading(source, shown, this.#matching, typed);
    const { remarks: judged, fate } = this.#setting.judge.judge(shown, this.#matching);
    const remarks =
      ofReading.length + judged.length === 0 ? NOTHING_SAID : [...ofReading, ...judged];
    this.#rows[index] = { rowNumber, cells, flaws, isHidden, typed, isLeftOut, remarks, fate };
    this.#found = null;
  }
}
