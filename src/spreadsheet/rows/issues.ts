import type { Matching } from './Matching';

/** What the reading itself sees; what a column's content means is for the caller's own check. */
export type ReadingIssueCode =
  /** A number that a spreadsheet program has rounded, like 9.19877E+11: the digits are gone and are not guessed. */
  | 'digitsLost'
  /** #REF! and the like; `detail` holds it, the cell is read as empty. */
  | 'cellError'
  /** A formula whose value the writing program never stored; the cell is read as empty. */
  | 'notCalculated'
  /** The file calls the cell a number (or true or false) and another text stands there, like "9,839"; it is read as it stands. */
  | 'wrongKind'
  /** A number under a date format that it cannot be shown in, like a negative one; it is read as the bare number. */
  | 'notShown'
  /** A quote where a writer of CSV puts none: the cells of this row may be cut wrongly. */
  | 'quotes'
  /** What a program or a copy put around a value, like `="0042"` or invisible marks; `unwrapped` takes it off. */
  | 'wrapped'
  /** A NUL or another control character, which nobody types or sees. */
  | 'controlCharacter'
  /** Bytes that are no character of the file's encoding; U+FFFD stands in their place. */
  | 'lostCharacter'
  /** Another number of cells than the header has; `detail` is this row's. A separator too few or too many moves cells. */
  | 'cellCount'
  /** Of such a row the first cell that most likely stands under a wrong column; `detail` is its text. */
  | 'movedFrom'
  /** Cells in columns that the header does not name; `detail` says how many. */
  | 'extraCells'
  /** An empty cell of several that are shown as one; `detail` is the value of the first. */
  | 'merged'
  /** The row is not shown in its sheet, for instance by a filter. */
  | 'hidden'
  /** The same as another row in a column with `sameAs`; `detail` is that row's number. */
  | 'repeated';

/** One thing to say about a cell, or (`column` null) about the row. `detail` is '' where the code says it all. */
export interface Issue<Code extends string> {
  readonly column: number | null;
  readonly code: Code;
  readonly detail: string;
}

/** What is to be said of a row, none where it is right, and what becomes of it, as a small number of the caller's. */
export interface Validation<Code extends string> {
  readonly issues: readonly Issue<Code>[];
  readonly expectedResult: number;
}

/** The caller's judgement of one row: its cells in the order of the columns. It must be pure. */
export interface RowValidator<Code extends string> {
  readonly validate: (cells: readonly string[], matching: Matching) => Validation<Code>;
}

const SCIENTIFIC = /^\s*[+-]?\d(?:[.,]\d+E\+?\d{1,3}|E\+\d{1,3})\s*$/i;
const ALL_DIGITS = /^\s*\+?(\d)[.,](\d+)E\+?(\d{1,3})\s*$/i;
/** A number of more digits may have been rounded. */
const MOST_EXACT = 15;

/** The digits of a number like 9.839000001E9, which has all of them; `null` for another text, and where one is lost. */
export function exactDigits(cell: string): string | null {
  const [, first = '', rest = '', exponent = ''] = ALL_DIGITS.exec(cell) ?? [];
  const isExact = first !== '' && rest.length === Number(exponent) && rest.length < MOST_EXACT;
  return isExact ? first + rest : null;
}

/** Whether a cell is a number that was shortened to its first digits. */
export function hasLostDigits(cell: string): boolean {
  // Nearly every cell is settled here: the expression alone would cost more than the parsing.
  if (cell.length < 4) return false;
  const first = cell.charCodeAt(0);
  if (first > 57 && first < 160) return false;
  const last = cell.charCodeAt(cell.length - 1);
  if (last > 57 && last < 160) return false;
  const second = cell.charCodeAt(1);
  if (second >= 48 && second <= 57 && first >= 48) return false;
  return SCIENTIFIC.test(cell) && exactDigits(cell) === null;
}
