import type { Matching } from './Matching';
import { hasLostDigits, type ReadingIssueCode, type Issue } from './issues';
import { keyOf, type TypedCells } from './typedCells';

/** What a reader knows of a cell by its place in the file, or (`position` null) of the whole row. */
export interface ReadingIssue {
  readonly position: number | null;
  readonly code: ReadingIssueCode;
  readonly detail: string;
}

/** A row of the person's file as its reader hands it over. */
export interface SourceRow {
  /** From 1, as a spreadsheet program counts; rising. Blank rows need not be there. */
  readonly rowNumber: number;
  /** By their place in the file, '' for an empty one. A row ends with its last cell. */
  readonly cells: readonly string[];
  readonly readingIssues: readonly ReadingIssue[];
  /** A spreadsheet program does not show it. */
  readonly isHidden: boolean;
}

/** So many rows a reader hands over first: the columns are known by them, and they can be shown at once. */
export const FIRST_ROWS = 100;
export const ROWS_PER_BLOCK = 500;

/** Where the row with this number stands; `null` for a blank row, the header and beyond. */
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

/** What the reading says of a row: of a cell until something is typed over it, of the row until something is anywhere. */
export function readingIssuesOf(
  { readingIssues, isHidden }: SourceRow,
  cells: readonly string[],
  matching: Matching,
  typed: TypedCells,
): readonly Issue<ReadingIssueCode>[] {
  const found: Issue<ReadingIssueCode>[] = [];
  for (const { position, code, detail } of readingIssues) {
    const column = position === null ? null : matching.places.indexOf(position);
    const isMended = column === null ? typed.size > 0 : typed.has(keyOf(matching, typed, column));
    if (column !== -1 && !isMended) found.push({ column, code, detail });
  }
  if (isHidden) found.push({ column: null, code: 'hidden', detail: '' });
  for (let column = 0; column < cells.length; column += 1)
    if (hasLostDigits(cells[column] ?? '')) found.push({ column, code: 'digitsLost', detail: '' });
  return found;
}
