import type { ColumnMapping } from './ColumnMapping';
import { hasLostDigits, type ReadingIssueCode, type Issue } from './issues';
import { keyOf, type TypedCells } from './typedCells';

/** A reader's finding about a cell, by its place in the file, or about the whole row (`position` null). */
export interface ReadingIssue {
  readonly position: number | null;
  readonly code: ReadingIssueCode;
  readonly detail: string;
}

/** A row of the person's file, as its reader returns it. */
export interface SourceRow {
  /** From 1, as in a spreadsheet program, and ascending. Blank rows may be missing. */
  readonly rowNumber: number;
  /** By their place in the file, '' for an empty cell. A row ends with its last cell. */
  readonly cells: readonly string[];
  readonly readingIssues: readonly ReadingIssue[];
  /** The spreadsheet hides this row. */
  readonly isHidden: boolean;
}

/** The size of the first block. Its rows decide the columns, and are shown at once. */
export const FIRST_ROWS = 100;
export const ROWS_PER_BLOCK = 500;

/** The index of the row with this number; `null` for a blank row, the header and beyond the end. */
export function indexOfRow(
  rows: readonly Pick<SourceRow, 'rowNumber'>[],
  rowNumber: number,
): number | null {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle]?.rowNumber ?? 0) >= rowNumber) high = middle;
    else low = middle + 1;
  }
  return rows[low]?.rowNumber === rowNumber ? low : null;
}

/**
 * The reader's issues that still hold: typing over a cell settles its issues, and any typing in a row settles those of the
 * whole row.
 */
export function readingIssuesOf(
  { readingIssues, isHidden }: SourceRow,
  cells: readonly string[],
  mapping: ColumnMapping,
  typed: TypedCells,
): readonly Issue<ReadingIssueCode>[] {
  const found: Issue<ReadingIssueCode>[] = [];
  for (const { position, code, detail } of readingIssues) {
    const column = position === null ? null : mapping.places.indexOf(position);
    const isMended = column === null ? typed.size > 0 : typed.has(keyOf(mapping, typed, column));
    if (column !== -1 && !isMended) found.push({ column, code, detail });
  }
  if (isHidden) found.push({ column: null, code: 'hidden', detail: '' });
  for (let column = 0; column < cells.length; column += 1)
    if (hasLostDigits(cells[column] ?? '')) found.push({ column, code: 'digitsLost', detail: '' });
  return found;
}
