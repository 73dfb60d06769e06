import { type CorrectedFile, correctedFile } from './correctedFile';
import type { Corrected, Correction } from './Correction';
import { type RepeatedValues, findDuplicates } from './RepeatedValues';
import {
  cellsOf,
  countsOf,
  indexesOf,
  inColumns,
  inOrder,
  type ValidatedRow,
  validatedRow,
  type ReadRow,
  type TableSetting,
  listedRows,
  type Listing,
  rowsWithCodes,
} from './ValidatedRow';
import type { ColumnMapping } from './ColumnMapping';
import { mergedCellIssues, type MergedRows } from './mergedCells';
import type { ReadingIssueCode } from './issues';
import { indexOfRow, type SourceRow } from './SourceRow';
import type { TableRow, TableSummary } from './TableRow';
import { NOTHING_TYPED, withText } from './typedCells';

/** A change of one row, by its index. */
type Change = readonly [index: number, change: Partial<ReadRow>];

/**
 * The rows of one file, kept in the worker that read it; only pages of rows, counts and a corrected file leave the worker. A
 * listed row stays listed while it is being fixed, until another listing is requested. Typed text stays with its column of the
 * file when the columns are mapped differently.
 */
export class SheetTable<Code extends string> {
  #setting: TableSetting<Code>;
  readonly #rows: ValidatedRow<Code>[] = [];
  /** Computed on request; `null` after a row has changed. */
  #found: RepeatedValues | null = null;
  /** The rows before each step, for `undo`. */
  readonly #steps: ReadonlyMap<number, ValidatedRow<Code>>[] = [];
  #listing: Listing<Code | ReadingIssueCode> = { kind: 'all' };
  /** `null` lists all rows. */
  #listed: readonly number[] | null = null;
  #hasMoreMerged = false;

  constructor(setting: TableSetting<Code>) {
    this.#setting = setting;
  }

  get count(): number {
    return this.#rows.length;
  }

  get mapping(): ColumnMapping {
    return this.#setting.mapping;
  }

  /** Only the reader calls this, row after row. */
  add(source: SourceRow): void {
    this.#rows.push(validatedRow(this.#setting, source, NOTHING_TYPED, false));
    this.#found = null;
  }

  /** Only called after the last row. */
  offerMerged(areas: readonly MergedRows[]): void {
    const { byRow, isCut } = mergedCellIssues(this.#rows, areas);
    for (const [index, merged] of byRow)
      this.#change(index, { readingIssues: [...this.#at(index).readingIssues, ...merged] });
    this.#hasMoreMerged = isCut;
  }

  /** Maps the columns differently. */
  match(mapping: ColumnMapping): void {
    this.#setting = { ...this.#setting, mapping };
    for (let index = 0; index < this.count; index += 1) this.#change(index, {});
  }

  summary(): TableSummary<Code> {
    return {
      ...countsOf(this.#rows, this.#duplicates),
      listed: this.#listed?.length ?? this.count,
      steps: this.#steps.length,
      hasMoreMerged: this.#hasMoreMerged,
    };
  }

  /** The indexes of the rows that have such an issue now, without skipped rows. */
  rowsWith(holds: (code: Code | ReadingIssueCode) => boolean): readonly number[] {
    return rowsWithCodes(this.#rows, this.#duplicates, holds);
  }

  /** Lists these rows from now on. */
  list(listing: Listing<Code | ReadingIssueCode>): void {
    this.#listing = listing;
    this.#listed = listedRows(this.#rows, this.#duplicates, listing);
  }

  /** Adds the rows that belong to the listing by now; rows already listed stay. */
  listMore(): void {
    const before = this.#listed;
    this.list(this.#listing);
    if (before !== null && this.#listed !== null)
      this.#listed = inOrder([...before, ...this.#listed]);
  }

  /** The place in the listing, at or after `from`, of the first row with such an issue; `null` if there is none. */
  findListed(from: number, holds: (code: Code | ReadingIssueCode) => boolean): number | null {
    const found = new Set(this.rowsWith(holds));
    const listed = this.#listed ?? [...this.#rows.keys()];
    const place = listed.findIndex((index, at) => at >= from && found.has(index));
    return place === -1 ? null : place;
  }

  /** At most `count` of the listed rows, beginning with `from`. */
  page(from: number, count: number): TableRow<Code>[] {
    const last = Math.min(from + count, this.#listed?.length ?? this.count);
    return Array.from({ length: Math.max(0, last - from) }, (_, at) =>
      this.row(this.#listed?.[from + at] ?? from + at),
    );
  }

  /** Any data row, `index` from 0. */
  row(index: number): TableRow<Code> {
    const row = this.#at(index);
    const cells = cellsOf(this.#setting, row);
    const repeated = (this.#duplicates.get(index) ?? []).map(({ column, other }) => {
      const detail = String(this.#at(other).rowNumber);
      return { column, code: 'repeated' as const, detail };
    });
    return {
      index,
      row: row.rowNumber,
      cells,
      before: row.typed.size > 0 ? inColumns(this.#setting, row) : null,
      issues: [...row.issues, ...repeated],
      expectedResult: row.expectedResult,
      isSkipped: row.isSkipped,
    };
  }

  /** The row with this number in the person's file; `null` for a blank row, the header and beyond the end. */
  rowNumbered(rowNumber: number): TableRow<Code> | null {
    const index = indexOfRow(this.#rows, rowNumber);
    return index === null ? null : this.row(index);
  }

  /** The cells of the first rows as the file has them, to show what its columns contain. */
  inFile(count: number): (readonly string[])[] {
    return this.#rows.slice(0, count).map(({ cells }) => cells);
  }

  /** Changes a cell and validates its row again. */
  setCell(index: number, column: number, text: string): void {
    this.#press(this.#typings([{ index, column, text }]));
  }

  /** The changes that `correctAll` would make, in row order. */
  *corrections(code: Code | ReadingIssueCode, corrected: Corrected): Generator<Correction> {
    for (const index of this.rowsWith((one) => one === code)) {
      const row = this.#at(index);
      const cells = cellsOf(this.#setting, row);
      for (const issue of row.issues) {
        if (issue.code !== code || issue.column === null) continue;
        const before = cells[issue.column] ?? '';
        const text = corrected(before, issue.detail);
        if (text !== null && text !== before) yield { index, column: issue.column, before, text };
      }
    }
  }

  /** Changes every cell with this issue, in one step. */
  correctAll(code: Code | ReadingIssueCode, corrected: Corrected): void {
    this.#press(this.#typings(this.corrections(code, corrected)));
  }

  /** Skips rows in the corrected file, or includes them again, in one step. */
  setSkipped(indexes: readonly number[], isSkipped: boolean): void {
    const others = indexes.filter((index) => this.#at(index).isSkipped !== isSkipped);
    this.#press(others.map((index) => [index, { isSkipped }]));
  }

  /** Skips, or includes again, every row that the sheet hides. */
  skipHidden(isSkipped: boolean): void {
    const hidden = indexesOf(this.#rows, ({ isHidden }) => isHidden);
    this.setSkipped(hidden, isSkipped);
  }

  /** Reverts the last step. */
  undo(): void {
    for (const [index, { typed, isSkipped }] of this.#steps.pop() ?? [])
      this.#change(index, { typed, isSkipped });
  }

  /**
   * Continues with only these rows of the person's file, to correct those that the service rejected. Earlier steps can no
   * longer be undone.
   */
  keepOnly(rowNumbers: readonly number[]): void {
    const kept = new Set(rowNumbers);
    for (const [index, { rowNumber }] of this.#rows.entries())
      this.#change(index, { isSkipped: !kept.has(rowNumber) });
    this.#steps.length = 0;
    this.list({ kind: 'rows', rowNumbers });
  }

  correctedFile(): CorrectedFile {
    return correctedFile(this.#setting, this.#rows);
  }

  #at(index: number): ValidatedRow<Code> {
    const row = this.#rows[index];
    if (row === undefined) throw new Error(`No row ${index}`);
    return row;
  }

  get #duplicates(): RepeatedValues {
    this.#found ??= findDuplicates(this.#setting.columns, this.#rows, (row) =>
      cellsOf(this.#setting, row),
    );
    return this.#found;
  }

  /** Lazily, one by one: two of the cells may belong to the same row. */
  *#typings(cells: Iterable<Omit<Correction, 'before'>>): Generator<Change> {
    for (const { index, ...cell } of cells) {
      const row = this.#at(index);
      yield [
        index,
        { typed: withText(this.mapping, row.typed, inColumns(this.#setting, row), cell) },
      ];
    }
  }

  /** Changes rows in one step. */
  #press(changes: Iterable<Change>): void {
    const before = new Map<number, ValidatedRow<Code>>();
    for (const [index, change] of changes) {
      if (!before.has(index)) before.set(index, this.#at(index));
      this.#change(index, change);
    }
    if (before.size > 0) this.#steps.push(before);
  }

  #change(index: number, change: Partial<ReadRow>): void {
    const row = { ...this.#at(index), ...change };
    this.#rows[index] = validatedRow(this.#setting, row, row.typed, row.isSkipped);
    this.#found = null;
  }
}
