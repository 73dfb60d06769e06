import type { ColumnMapping } from './ColumnMapping';

/** Issues that reading finds. The content of a column is up to the caller's validator. */
export type ReadingIssueCode =
  /** A number that a spreadsheet program has rounded, like 9.19877E+11. Its digits are lost, and are not guessed. */
  | 'digitsLost'
  /** #REF! and the like, given in `detail`; the cell is read as empty. */
  | 'cellError'
  /** A formula whose value was never stored; the cell is read as empty. */
  | 'notCalculated'
  /** The file declares a number (or true or false) and contains another text, like "9,839"; it is read unchanged. */
  | 'wrongKind'
  /** A number that its date format cannot show, like a negative one; the plain number is read. */
  | 'notShown'
  /** A quotation mark where a writer of CSV puts none: the cells of this row may be cut wrongly. */
  | 'quotes'
  /**
   * A wrapper around a value, like `="0042"` or invisible characters, from a program or from copying; `unwrapped` removes it.
   */
  | 'wrapped'
  /** A NUL or another control character, which nobody types or sees. */
  | 'controlCharacter'
  /** Bytes that are invalid in the file's encoding; U+FFFD replaces them. */
  | 'lostCharacter'
  /** Another number of cells than the header; `detail` is this row's. A missing or extra separator moves cells. */
  | 'cellCount'
  /** Cells in columns without a heading; `detail` is their number. */
  | 'extraCells'
  /** An empty cell in a merged area; `detail` is the value of the area. */
  | 'merged'
  /** The sheet does not show the row, for example because of a filter. */
  | 'hidden'
  /** Equal to another row in a column with `sameAs`; `detail` is that row's number. */
  | 'repeated';

/** A finding about a cell, or (`column` null) about the row. `detail` is '' if the code says everything. */
export interface Issue<Code extends string> {
  readonly column: number | null;
  readonly code: Code;
  readonly detail: string;
}

/** The issues of a row, and its expected result, a small number defined by the caller. */
export interface Validation<Code extends string> {
  readonly issues: readonly Issue<Code>[];
  readonly expectedResult: number;
}

/** Validates one row, given its cells in the order of the columns. It must be pure. */
export interface RowValidator<Code extends string> {
  readonly validate: (cells: readonly string[], mapping: ColumnMapping) => Validation<Code>;
}

const SCIENTIFIC = /^\s*[+-]?\d(?:[.,]\d+E\+?\d{1,3}|E\+\d{1,3})\s*$/i;
const ALL_DIGITS = /^\s*\+?(\d)[.,](\d+)E\+?(\d{1,3})\s*$/i;
/** A number with more digits may have been rounded. */
const MOST_EXACT = 15;

/** All digits of a number like 9.839000001E9; `null` for any other text, and if a digit is missing. */
export function exactDigits(cell: string): string | null {
  const [, first = '', rest = '', exponent = ''] = ALL_DIGITS.exec(cell) ?? [];
  const isExact = first !== '' && rest.length === Number(exponent) && rest.length < MOST_EXACT;
  return isExact ? first + rest : null;
}

/** True if the cell is a number that was shortened to its first digits. */
export function hasLostDigits(cell: string): boolean {
  // Decides nearly every cell quickly: the expression alone would take longer than parsing.
  if (cell.length < 4) return false;
  const first = cell.charCodeAt(0);
  if (first > 57 && first < 160) return false;
  const last = cell.charCodeAt(cell.length - 1);
  if (last > 57 && last < 160) return false;
  const second = cell.charCodeAt(1);
  if (second >= 48 && second <= 57 && first >= 48) return false;
  return SCIENTIFIC.test(cell) && exactDigits(cell) === null;
}
