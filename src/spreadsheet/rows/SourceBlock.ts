import type { ReadingCode } from './remarks';

/** What a reader knows of a cell: `row` counts inside its block, `position` is the cell's place in the file, `null` for the whole row. */
export interface Flaw {
  readonly row: number;
  readonly position: number | null;
  readonly code: ReadingCode;
  readonly detail: string;
}

/** Rows of the person's file in their order, some hundreds at once, as the reader of each kind of file hands them over. */
export interface SourceBlock {
  /** Of each row its number in the file, from 1, as a spreadsheet program counts; rising. Blank rows need not be among them. */
  readonly rowNumbers: readonly number[];
  /** Of each row its cells by their place in the file, '' for an empty one. A row ends with its last cell. */
  readonly rows: readonly (readonly string[])[];
  readonly flaws: readonly Flaw[];
  /** The rows that a spreadsheet program does not show, by their place in the block. */
  readonly hidden?: ReadonlySet<number>;
  /** Of each row where it begins in its text; only of a file that is kept as such a text (`KeptText`). */
  readonly starts?: readonly number[];
}
