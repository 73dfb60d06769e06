import { type Divider, type Matching, matchedCells } from './Matching';
import type { RowStore } from './RowStore';

/** One thing that the person changed, with what stood there before. */
type Change =
  | {
      readonly kind: 'cell';
      readonly index: number;
      readonly column: number;
      readonly before: string | null;
    }
  | { readonly kind: 'leftOut'; readonly index: number; readonly before: boolean };

/** One press, which may have changed many cells. */
type Step = readonly Change[];

/** The rows as the columns are matched, under what the person typed over them. What is typed survives another matching. */
export class EditedRows {
  readonly store: RowStore;
  matching: Matching;
  readonly #divider: Divider;
  readonly #edits = new Map<number, Map<number, string>>();
  readonly #leftOut = new Set<number>();
  readonly #steps: Step[] = [];
  #step: Change[] = [];

  constructor(store: RowStore, matching: Matching, divider: Divider) {
    this.store = store;
    this.matching = matching;
    this.#divider = divider;
  }

  get edited(): number {
    return this.#edits.size;
  }

  get leftOut(): ReadonlySet<number> {
    return this.#leftOut;
  }

  /** How many presses can be taken back. */
  get steps(): number {
    return this.#steps.length;
  }

  isEdited(index: number, column: number | null): boolean {
    const row = this.#edits.get(index);
    return row !== undefined && (column === null || row.has(column));
  }

  /** The cells as the file has them, in the order of the columns. */
  inFile(index: number): string[] {
    return matchedCells(this.matching, this.store.cells(index), this.#divider);
  }

  cells(index: number): readonly string[] {
    const cells = this.inFile(index);
    for (const [column, text] of this.#edits.get(index) ?? []) cells[column] = text;
    return cells;
  }

  /** The columns in which something was typed that is not empty. */
  typedColumns(): ReadonlySet<number> {
    const columns = new Set<number>();
    for (const row of this.#edits.values())
      for (const [column, text] of row) if (text !== '') columns.add(column);
    return columns;
  }

  put(index: number, column: number, text: string): void {
    this.#step.push({
      kind: 'cell',
      index,
      column,
      before: this.#edits.get(index)?.get(column) ?? null,
    });
    this.#set(index, column, text);
  }

  leaveOut(index: number, leftOut: boolean): void {
    if (this.#leftOut.has(index) === leftOut) return;
    this.#step.push({ kind: 'leftOut', index, before: !leftOut });
    this.#setLeftOut(index, leftOut);
  }

  /** All that was changed since the last end is one press, to be taken back as one. */
  endStep(): void {
    if (this.#step.length > 0) this.#steps.push(this.#step);
    this.#step = [];
  }

  /** What was changed from here on is no press of the person and is never taken back. */
  forgetSteps(): void {
    this.#steps.length = 0;
    this.#step = [];
  }

  /** The rows that the last press changed. */
  lastStep(): ReadonlySet<number> {
    return new Set(this.#steps.at(-1)?.map(({ index }) => index));
  }

  /** Takes back the last press. */
  undo(): void {
    for (const change of this.#steps.pop()?.toReversed() ?? []) {
      if (change.kind === 'cell') this.#set(change.index, change.column, change.before);
      else this.#setLeftOut(change.index, change.before);
    }
  }

  #set(index: number, column: number, text: string | null): void {
    const row = this.#edits.get(index) ?? new Map<number, string>();
    if (text === null) row.delete(column);
    else row.set(column, text);
    if (row.size === 0) this.#edits.delete(index);
    else this.#edits.set(index, row);
  }

  #setLeftOut(index: number, leftOut: boolean): void {
    if (leftOut) this.#leftOut.add(index);
    else this.#leftOut.delete(index);
  }
}
