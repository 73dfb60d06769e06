/** A column of the caller. Its key is its header in the corrected file. */
export interface Column {
  readonly key: string;
  /** Two cells with the same result count as duplicates; '' for a cell that is never a duplicate. */
  readonly sameAs?: (cell: string) => string | number;
}

/** Maps the file's columns to the caller's: each list has one entry per column of the caller. */
export interface ColumnMapping {
  /** The column's place in the file, -1 if no column of the file is used for it. */
  readonly places: readonly number[];
  /** A fixed text for every row of a column without a place; '' for none. */
  readonly texts: readonly string[];
}

/** The caller's columns, mapped to those of the file. */
export interface MappedColumns {
  readonly columns: readonly Column[];
  readonly mapping: ColumnMapping;
}

/** True if the column has values, from the file or one text for all rows. */
export function isMatched({ places, texts }: ColumnMapping, column: number): boolean {
  return places[column] !== -1 || texts[column] !== '';
}

function isInOrder(places: readonly number[], length: number): boolean {
  if (places.length !== length) return false;
  for (let column = 0; column < length; column += 1) if (places[column] !== column) return false;
  return true;
}

/** The cells of one row in the order of the caller's columns. */
export function matchedCells(
  { places, texts }: ColumnMapping,
  inFile: readonly string[],
): readonly string[] {
  // True for most files: copying each row would take longer than everything else done with it.
  if (isInOrder(places, inFile.length)) return inFile;
  return places.map((place, column) =>
    place === -1 ? (texts[column] ?? '') : (inFile[place] ?? ''),
  );
}
