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
import type { Matching } from './Matching';
import { mergedCellIssues, type MergedRows } from './mergedCells';
import type { ReadingIssueCode } from './issues';
import { indexOfRow, type SourceRow } from './SourceRow';
import type { TableRow, TableSummary } from './TableRow';
import { NOTHING_TYPED, withText } from './typedCells';

/** What becomes of a row, by its index. */
type Change = readonly [index: number, change: Partial<ReadRow>];

/**
 * The rows of one file, in the worker that read it; only pages of rows, counts and a corrected file leave it. A row that was
 * listed stays listed while it is mended, until another listing is asked for. What was typed stays with its column of the file
 * when that is matched otherwise.
 */
export class SheetTable<Code extends string> {
  #setting: TableSetting<Code>;
  readonly #rows: ValidatedRow<Code>[] = [];
  /** Found when somebody asks; `null` once a row is another. */
  #found: RepeatedValues | null = null;
  /** Each press, as the rows that it changed were before. */
  readonly #steps: ReadonlyMap<number, ValidatedRow<Code>>[] = [];
  #listing: Listing<Code | ReadingIssueCode> = { kind: 'all' };
  /** `null` for all of the file. */
  #listed: readonly number[] | null = null;
  #hasMoreMerged = false;

  constructor(setting: TableSetting<Code>) {
    this.#setting = setting;
  }

  get count(): number {
    return this.#rows.length;
  }

  get matching(): Matching {
    return this.#setting.matching;
  }

  /** Called by the reading only, row after row. */
  add(source: SourceRow): void {
    this.#rows.push(validatedRow(this.#setting, source, NOTHING_TYPED, false));
    this.#found = null;
  }

  /** Called once all rows are there. */
  offerMerged(areas: readonly MergedRows[]): void {
    const { byRow, isCut } = mergedCellIssues(this.#rows, areas);
    for (const [index, merged] of byRow)
      this.#change(index, { readingIssues: [...this.#at(index).readingIssues, ...merged] });
    this.#hasMoreMerged = isCut;
  }

  /** Takes the file's columns for others than before. */
  match(matching: Matching): void {
    this.#setting = { ...this.#setting, matching };
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

  /** The rows that have one of these remarks now, by their index; those left out are not among them. */
  rowsWith(holds: (code: Code | ReadingIssueCode) => boolean): readonly number[] {
    return rowsWithCodes(this.#rows, this.#duplicates, holds);
  }

  /** Lists these rows from now on. */
  list(listing: Listing<Code | ReadingIssueCode>): void {
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
  findListed(from: number, holds: (code: Code | ReadingIssueCode) => boolean): number | null {
    const found = new Set(this.rowsWith(holds));
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
    this.#press(this.#typings([{ index, column, text }]));
  }

  /** What `correctAll` would change, in the order of the rows. */
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

  /** Puts another text into every cell with this remark, as one step. */
  correctAll(code: Code | ReadingIssueCode, corrected: Corrected): void {
    this.#press(this.#typings(this.corrections(code, corrected)));
  }

  /** Leaves rows out of the corrected file, or takes them in again, as one step. */
  setSkipped(indexes: readonly number[], isSkipped: boolean): void {
    const others = indexes.filter((index) => this.#at(index).isSkipped !== isSkipped);
    this.#press(others.map((index) => [index, { isSkipped }]));
  }

  /** The same for every row that its sheet does not show. */
  skipHidden(isSkipped: boolean): void {
    const hidden = indexesOf(this.#rows, ({ isHidden }) => isHidden);
    this.setSkipped(hidden, isSkipped);
  }

  /** Takes back the last step. */
  undo(): void {
    for (const [index, { typed, isSkipped }] of this.#steps.pop() ?? [])
      this.#change(index, { typed, isSkipped });
  }

  /** Goes on with just these rows of the person's file: to correct what a service refused. What was done until then stays. */
  keepOnly(rowNumbers: readonly number[]): void {
    const kept = new Set(rowNumbers);
    for (const [index, { rowNumber }] of this.#rows.entries())
      this.#change(index, { isSkipped: !kept.has(rowNumber) });
    this.#steps.length = 0;
    this.list({ kind: 'rows', rowNumbers });
  }

  /** As `correctedFile` says. */
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

  /** One by one: two may be of one row. */
  *#typings(cells: Iterable<Omit<Correction, 'before'>>): Generator<Change> {
    for (const { index, ...cell } of cells) {
      const row = this.#at(index);
      yield [
        index,
        { typed: withText(this.matching, row.typed, inColumns(this.#setting, row), cell) },
      ];
    }
  }

  /** Changes rows, to be taken back as one. */
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
