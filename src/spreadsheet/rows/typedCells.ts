import type { Matching } from './Matching';

/**
 * What a person typed over the cells of a row, each text under its place in the file, so that it goes with its column to whatever
 * that is taken for; of a column of the caller's that the file does not have, under -1 less that column.
 */
export type TypedCells = ReadonlyMap<number, string>;

export const NOTHING_TYPED: TypedCells = new Map();

const ownKey = (column: number): number => -1 - column;

/** Where a text typed into a column is kept. */
export function keyOf({ places }: Matching, typed: TypedCells, column: number): number {
  const place = places[column] ?? -1;
  // Typed before the file had such a column, it stands over it still.
  return place === -1 || typed.has(ownKey(column)) ? ownKey(column) : place;
}

/** The column that a kept text stands in; -1 where nothing is taken for it any more. */
export function columnOf({ places }: Matching, key: number): number {
  return key < 0 ? -1 - key : places.indexOf(key);
}

/** The cells of a row under what was typed over them. */
export function typedOver(
  matching: Matching,
  typed: TypedCells,
  inFile: readonly string[],
): readonly string[] {
  if (typed.size === 0) return inFile;
  const cells = [...inFile];
  for (const [key, text] of typed) {
    const column = columnOf(matching, key);
    const isCovered = key >= 0 && typed.has(ownKey(column));
    if (column !== -1 && !isCovered) cells[column] = text;
  }
  return cells;
}

/** What is typed, with another text in a column; what stands in the file, typed again, is no edit. */
export function withText(
  matching: Matching,
  typed: TypedCells,
  inFile: readonly string[],
  { column, text }: { readonly column: number; readonly text: string },
): TypedCells {
  const key = keyOf(matching, typed, column);
  const next = new Map(typed);
  if (text === inFile[column]) next.delete(key);
  else next.set(key, text);
  return next;
}
