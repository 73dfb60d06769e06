import { type Divider, type Matching, matchedCells } from './Matching';
import type { RowStore } from './RowStore';

/** One thing that the person changed, with what stood there before. */
type Change =
  | {
      readonly kind: 'cell';
      readonly index: number;
      readonly key: EditKey;
      readonly before: string | null;
    }
  | { readonly kind: 'leftOut'; readonly index: number; readonly before: boolean };

/**
 * Where something was typed: the place in the file, so that it goes with its column to whatever that is taken for; of a column
 * of the caller's that the file does not have, -1 less that column.
 */
type EditKey = number;

const ownKey = (column: number): EditKey => -1 - column;

/** One press, which may have changed many cells. */
type Step = readonly Change[];

/** The rows as the columns are matched, under what the person typed over them. What is typed stays with its column of the file when that is matched otherwise. */
export class EditedRows {
  readonly store: RowStore;
  matching: Matching;
  readonly #divider: Divider;
  readonly #edits = new Map<number, Map<EditKey, string>>();
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
    return row !== undefined && (column === null || row.has(this.#keyOf(index, column)));
  }

  /** The cells as the file has them, in the order of the columns. */
  inFile(index: number): readonly string[] {
    return matchedCells(this.matching, this.store.cells(index), this.#divider);
  }

  cells(index: number): readonly string[] {
    const row = this.#edits.get(index);
    if (row === undefined) return this.inFile(index);
    const cells = [...this.inFile(index)];
    for (const [key, text] of row) {
      const column = this.#columnOf(key);
      const isCovered = key >= 0 && row.has(ownKey(column));
      if (column !== -1 && !isCovered) cells[column] = text;
    }
    return cells;
  }

  /** The columns in which something was typed that is not empty. */
  typedColumns(): ReadonlySet<number> {
    const columns = new Set<number>();
    for (const row of this.#edits.values())
      for (const [key, text] of row) if (text !== '') columns.add(this.#columnOf(key));
    return columns;
  }

  /** What stands in the file, typed again, is no edit. */
  put(index: number, column: number, text: string): void {
    const key = this.#keyOf(index, column);
    this.#step.push({ kind: 'cell', index, key, before: this.#edits.get(index)?.get(key) ?? null });
    this.#set(index, key, text === this.inFile(index)[column] ? null : text);
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
      if (change.kind === 'cell') this.#set(change.index, change.key, change.before);
      else this.#setLeftOut(change.index, change.before);
    }
  }

  #keyOf(index: number, column: number): EditKey {
    const place = this.matching.places[column] ?? -1;
    // Typed before the file had such a column, it stands over it still.
    const isOwn = place === -1 || this.#edits.get(index)?.has(ownKey(column)) === true;
    return isOwn ? ownKey(column) : place;
  }

  /** -1 where nothing is taken for it any more. */
  #columnOf(key: EditKey): number {
    return key < 0 ? -1 - key : this.matching.places.indexOf(key);
  }

  #set(index: number, key: EditKey, text: string | null): void {
    const row = this.#edits.get(index) ?? new Map<EditKey, string>();
    if (text === null) row.delete(key);
    else row.set(key, text);
    if (row.size === 0) this.#edits.delete(index);
    else this.#edits.set(index, row);
  }

  #setLeftOut(index: number, leftOut: boolean): void {
    if (leftOut) this.#leftOut.add(index);
    else this.#leftOut.delete(index);
  }
}
