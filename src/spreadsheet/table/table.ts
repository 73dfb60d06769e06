import { checkedRow, findDuplicates, mergedCellIssues, type RowChecks, rowsByCode } from './checks';
import type { Column, Mapping } from './headings';
import {
  cellsInFile,
  cellsOf,
  type Corrected,
  type CorrectedFile,
  correctedFile,
  type Correction,
  type MergedRows,
  NOTHING_TYPED,
  placed,
  type PlacedColumns,
  type ReadingIssueCode,
  type Row,
  type RowCode,
  type SourceRow,
  type TableRow,
  withText,
} from './row';

type ChangeOf<Code extends string, Result extends string> = Partial<Row<Code, Result>>;

/**
 * The rows of one file, kept in the worker that read it. A listed row stays listed while it is being fixed, until rows are listed
 * again.
 */
export class SheetTable<Code extends string, Result extends string> {
  readonly #checks: RowChecks<Code, Result>;
  readonly #rows: Row<Code, Result>[] = [];
  /** By place in the file whether some row has a value there. */
  readonly filled: boolean[] = [];
  /** There are more merged cells than the limit for issues. */
  hasMoreMerged = false;
  /** Changed by `match`. */
  columns: PlacedColumns;
  /** The rows before each step, for `undo`. */
  readonly #steps: ReadonlyMap<number, Row<Code, Result>>[] = [];
  #kept: ReadonlySet<number> = new Set();
  /** Indexes; `null` lists all rows. */
  #listed: readonly number[] | null = null;
  /** Computed on request; `null` after a row has changed. */
  #duplicates: ReturnType<typeof findDuplicates> | null = null;
  #byCode: ReadonlyMap<RowCode<Code, Result>, readonly number[]> | null = null;

  constructor(columns: readonly Column[], checks: RowChecks<Code, Result>, mapping: Mapping) {
    this.#checks = checks;
    this.columns = placed(columns, mapping);
  }

  get count(): number {
    return this.#rows.length;
  }

  /** How many steps can be undone. */
  get steps(): number {
    return this.#steps.length;
  }

  /** The number of rows that `page` can return. */
  get listed(): number {
    return this.#listed?.length ?? this.count;
  }

  /** Only the reader calls this, row after row. */
  add(source: SourceRow): void {
    const { filled } = this;
    for (let place = 0; place < source.cells.length; place += 1) {
      const cell = source.cells[place];
      if (cell !== '' && filled[place] !== true) filled[place] = cell?.trim() !== '';
    }
    this.#rows.push(this.#checked(source, { typed: NOTHING_TYPED, isSkipped: false }));
    this.#forget();
  }

  /** Only the reader calls this, after the last row. */
  end(merged: readonly MergedRows[]): void {
    if (merged.length === 0) return;
    const { byRow, isCut } = mergedCellIssues(this.#rows, merged);
    for (const [index, issues] of byRow)
      this.#change(index, { readingIssues: [...this.#at(index).readingIssues, ...issues] });
    this.hasMoreMerged = isCut;
  }

  /** Maps the columns, perhaps differently, and checks all rows again. */
  match(mapping: Mapping): void {
    this.columns = placed(this.columns.columns, mapping);
    for (let index = 0; index < this.count; index += 1) this.#change(index, {});
  }

  /** The indexes of the rows by each code that they have now. */
  get byCode(): ReadonlyMap<RowCode<Code, Result>, readonly number[]> {
    this.#byCode ??= rowsByCode(this.#rows, this.#checks, this.#repeated, this.#kept);
    return this.#byCode;
  }

  /** Lists the rows with this code from now on. */
  list(by: RowCode<Code, Result> | 'all'): void {
    this.#listed = by === 'all' ? null : (this.byCode.get(by) ?? []);
  }

  /** Adds the rows that have this code by now; rows already listed stay. */
  listMore(by: RowCode<Code, Result> | 'all'): void {
    const before = this.#listed ?? [];
    this.list(by);
    if (this.#listed !== null)
      this.#listed = [...new Set([...before, ...this.#listed])].toSorted((a, b) => a - b);
  }

  /** The place in the listing, at or after `from`, of the first row with this code; `null` if there is none. */
  findListed(from: number, code: RowCode<Code, Result>): number | null {
    const found = new Set(this.byCode.get(code));
    for (let place = from; place < this.listed; place += 1)
      if (found.has(this.#listed?.[place] ?? place)) return place;
    return null;
  }

  /** At most `count` of the listed rows, beginning with `from`. */
  page(from: number, count: number): TableRow<Code, Result>[] {
    const last = Math.min(from + count, this.listed);
    return Array.from({ length: Math.max(0, last - from) }, (_, at) =>
      this.row(this.#listed?.[from + at] ?? from + at),
    );
  }

  /** Any data row, `index` from 0. */
  row(index: number): TableRow<Code, Result> {
    const row = this.#at(index);
    const { rowNumber, typed, result, isSkipped } = row;
    const repeated = (this.#repeated.get(index) ?? []).map(({ column, other }) => {
      const detail = String(this.#at(other).rowNumber);
      return { column, code: 'repeated' as const, detail };
    });
    return {
      index,
      row: rowNumber,
      cells: cellsOf(this.columns, row),
      before: typed.size > 0 ? cellsInFile(this.columns, row) : null,
      issues: [...row.issues, ...repeated],
      result,
      isSkipped,
    };
  }

  /** The cells of the first rows by their place in the file, to show what its columns contain. */
  inFile(count: number): (readonly string[])[] {
    return this.#rows.slice(0, count).map(({ cells }) => cells);
  }

  /** Changes a cell. */
  setCell(index: number, column: number, text: string): void {
    this.#press(this.#typed([{ index, column, text }]));
  }

  /** The changes that `correctAll` would make, in row order. */
  *corrections(code: Code | ReadingIssueCode, corrected: Corrected): Generator<Correction> {
    for (const index of this.byCode.get(code) ?? []) {
      const row = this.#at(index);
      const cells = cellsOf(this.columns, row);
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
    this.#press(this.#typed(this.corrections(code, corrected)));
  }

  /** Skips rows in the corrected file, or includes them again, in one step. */
  setSkipped(indexes: readonly number[], isSkipped: boolean): void {
    const others = indexes.filter((index) => this.#at(index).isSkipped !== isSkipped);
    this.#press(others.map((index) => [index, { isSkipped }]));
  }

  /** Reverts the last step. */
  undo(): void {
    for (const [index, { typed, isSkipped }] of this.#steps.pop() ?? [])
      this.#change(index, { typed, isSkipped });
  }

  /**
   * Continues with only these rows of the person's file, and lists them, to correct those that the service rejected. Earlier
   * steps can no longer be undone.
   */
  keepOnly(rowNumbers: readonly number[]): void {
    this.#kept = new Set(rowNumbers);
    for (const [index, { rowNumber }] of this.#rows.entries())
      this.#change(index, { isSkipped: !this.#kept.has(rowNumber) });
    this.#steps.length = 0;
    this.list('kept');
  }

  correctedFile(): CorrectedFile {
    return correctedFile(this.columns, this.#rows);
  }

  #at(index: number): Row<Code, Result> {
    const row = this.#rows[index];
    if (row === undefined) throw new Error(`No row ${index}`);
    return row;
  }

  get #repeated(): ReturnType<typeof findDuplicates> {
    this.#duplicates ??= findDuplicates(this.columns.columns, this.#rows, (index) =>
      cellsOf(this.columns, this.#at(index)),
    );
    return this.#duplicates;
  }

  *#typed(
    cells: Iterable<Omit<Correction, 'before'>>,
  ): Generator<[number, ChangeOf<Code, Result>]> {
    for (const { index, column, text } of cells)
      yield [index, { typed: withText(this.columns, this.#at(index), column, text) }];
  }

  /** Changes rows in one step. One after the other: two changes may concern the same row. */
  #press(changes: Iterable<readonly [number, ChangeOf<Code, Result>]>): void {
    const before = new Map<number, Row<Code, Result>>();
    for (const [index, change] of changes) {
      if (!before.has(index)) before.set(index, this.#at(index));
      this.#change(index, change);
    }
    if (before.size > 0) this.#steps.push(before);
  }

  #change(index: number, change: ChangeOf<Code, Result>): void {
    const row = { ...this.#at(index), ...change };
    this.#rows[index] = this.#checked(row, row);
    this.#forget();
  }

  #checked(source: SourceRow, own: Pick<Row<Code, Result>, 'typed' | 'isSkipped'>) {
    return checkedRow(this.columns, this.#checks, source, own);
  }

  #forget(): void {
    this.#duplicates = null;
    this.#byCode = null;
  }
}
