import type { Header } from './headerRow';

/** What the reading itself sees; what a column's content means is for the caller's own check. */
export type ReadingCode =
  /** A number that a spreadsheet program has rounded, like 9.19877E+11: the digits are gone and are not guessed. */
  | 'digitsLost'
  /** #REF! and the like; `detail` holds it, the cell is read as empty. */
  | 'cellError'
  /** A formula whose value the writing program never stored; the cell is read as empty. */
  | 'notCalculated'
  /** A quote in the middle of a quoted cell: the cells of this row may be cut wrongly. */
  | 'quotes'
  /** Cells in columns that the header does not name; `detail` says how many. Often an address with a comma in it. */
  | 'extraCells'
  /** The same as another row in a column with `sameAs`; `detail` is that row's number. */
  | 'repeated';

/** One thing to say about a cell, or (`column` null) about the row. `detail` is '' where the code says it all. */
export interface Remark<Code extends string> {
  readonly column: number | null;
  readonly code: Code;
  readonly detail: string;
}

/** The caller's rules for one row: cells in the order of the columns; none for a row that is right. Must be pure. */
export type RowCheck<Code extends string> = (
  cells: readonly string[],
  header: Header,
) => readonly Remark<Code>[];

const SCIENTIFIC = /^\s*[+-]?\d(?:[.,]\d+E\+?\d{1,3}|E\+\d{1,3})\s*$/i;

/** Whether a cell is a number that was shortened to its first digits. */
export function hasLostDigits(cell: string): boolean {
  // Nearly every cell is settled here: the expression alone would cost more than the parsing.
  const code = cell.charCodeAt(cell.length - 1);
  if (cell.length < 4 || (code > 57 && code < 160)) return false;
  const second = cell.charCodeAt(1);
  if (second >= 48 && second <= 57 && cell.charCodeAt(0) >= 48) return false;
  return SCIENTIFIC.test(cell);
}
