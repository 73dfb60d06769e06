/** A column that the caller knows: the corrected file names it by its key. */
export interface Column {
  readonly key: string;
  /** What makes two cells of this column the same; '' for a cell that is never the same as another. */
  readonly sameAs?: (cell: string) => string;
}

/** What the file's columns are taken for: every list has one entry for each of the caller's columns. */
export interface Matching {
  /** The place in the file, -1 where no column of the file is taken for it. */
  readonly places: readonly number[];
  /** A text that stands in every row of a column without a place; '' for none. */
  readonly texts: readonly string[];
  /** The place of a column whose cells are divided by the caller's rule, `null` for none. */
  readonly divided: number | null;
}

/** The caller's rule by which one cell of the file becomes cells of several columns. */
export interface Divider {
  /** The columns that it fills; none of them has a place while it is used. */
  readonly columns: readonly number[];
  /** Column → text; `null` where it cannot be told, and the cell then stays whole, in the first of the columns. */
  readonly divide: (cell: string) => ReadonlyMap<number, string> | null;
}

/** The caller's columns, and what the file's are taken for. */
export interface MatchedColumns {
  readonly columns: readonly Column[];
  readonly matching: Matching;
  readonly divider: Divider;
}

/** Whether the file, or the person for all of it, says anything in this column. */
export function isMatched({ places, texts }: Matching, column: number): boolean {
  return places[column] !== -1 || texts[column] !== '';
}

function isInOrder(places: readonly number[], length: number): boolean {
  if (places.length !== length) return false;
  for (let column = 0; column < length; column += 1) if (places[column] !== column) return false;
  return true;
}

/** The cells of one row in the order of the caller's columns. */
export function matchedCells(
  { places, texts, divided }: Matching,
  inFile: readonly string[],
  divider: Divider,
): readonly string[] {
  // As most files are: a copy of each row would cost more than all that is asked of it.
  if (divided === null && isInOrder(places, inFile.length)) return inFile;
  const cells = places.map((place, column) =>
    place === -1 ? (texts[column] ?? '') : (inFile[place] ?? ''),
  );
  if (divided === null) return cells;
  const whole = inFile[divided] ?? '';
  const parts = divider.divide(whole);
  if (parts !== null) for (const [column, text] of parts) cells[column] = text;
  else if (divider.columns[0] !== undefined) cells[divider.columns[0]] = whole;
  return cells;
}
