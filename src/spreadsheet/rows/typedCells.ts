import type { ColumnMapping } from './ColumnMapping';

/**
 * Texts that a person typed over the cells of a row. Each has the cell's place in the file as its key, so it moves with its
 * column when columns are mapped differently; a column that the file lacks has the key -1 minus the column.
 */
export type TypedCells = ReadonlyMap<number, string>;

export const NOTHING_TYPED: TypedCells = new Map();

const ownKey = (column: number): number => -1 - column;

/** The key for a text typed into a column. */
export function keyOf({ places }: ColumnMapping, typed: TypedCells, column: number): number {
  const place = places[column] ?? -1;
  // Text typed before the column was mapped to the file stays on top.
  return place === -1 || typed.has(ownKey(column)) ? ownKey(column) : place;
}

/** The column of a typed text; -1 if its place is no longer used. */
export function columnOf({ places }: ColumnMapping, key: number): number {
  return key < 0 ? -1 - key : places.indexOf(key);
}

/** The cells of a row, with typed text in place of the file's. */
export function typedOver(
  mapping: ColumnMapping,
  typed: TypedCells,
  inFile: readonly string[],
): readonly string[] {
  if (typed.size === 0) return inFile;
  const cells = [...inFile];
  for (const [key, text] of typed) {
    const column = columnOf(mapping, key);
    const isCovered = key >= 0 && typed.has(ownKey(column));
    if (column !== -1 && !isCovered) cells[column] = text;
  }
  return cells;
}

/** Adds a text to the typed ones. Typing the file's own text again removes the edit. */
export function withText(
  mapping: ColumnMapping,
  typed: TypedCells,
  inFile: readonly string[],
  { column, text }: { readonly column: number; readonly text: string },
): TypedCells {
  const key = keyOf(mapping, typed, column);
  const next = new Map(typed);
  if (text === inFile[column]) next.delete(key);
  else next.set(key, text);
  return next;
}
