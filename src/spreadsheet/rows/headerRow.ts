import { foldText } from '../../domain/foldText';
import { LIMITS } from '../UnusableFile';
import type { Column, ColumnMapping } from './ColumnMapping';

/** A column with all the titles that a header may use for it, English or Hindi, in any spelling. */
export interface TitledColumn extends Column {
  readonly titles: readonly string[];
}

/** Removes what people vary in a title: case, width, spaces and signs. */
export function plainTitle(title: string): string {
  return foldText(title).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** A Map instead of an object, since a header cell may say `__proto__`. */
function columnsByTitle(columns: readonly TitledColumn[]): ReadonlyMap<string, number> {
  const byTitle = new Map<string, number>();
  columns.forEach((column, position) => {
    for (const title of [column.key, ...column.titles]) byTitle.set(plainTitle(title), position);
  });
  return byTitle;
}

/** For each column the place of the first cell that names it, -1 for none. */
function placesIn(
  cells: readonly string[],
  columns: readonly TitledColumn[],
  byTitle: ReadonlyMap<string, number>,
): number[] {
  const places = columns.map(() => -1);
  cells.slice(0, LIMITS.columns).forEach((cell, place) => {
    const column = cell.length > 200 ? undefined : byTitle.get(plainTitle(cell));
    if (column !== undefined && places[column] === -1) places[column] = place;
  });
  return places;
}

export interface FoundHeader {
  /** Its index among the rows. */
  readonly at: number;
  readonly places: readonly number[];
  /** The number of columns that it names. */
  readonly matches: number;
}

/** The first of the rows that names the most columns, if it names at least two. */
export function findHeader(
  rows: readonly (readonly string[])[],
  columns: readonly TitledColumn[],
): FoundHeader | null {
  const byTitle = columnsByTitle(columns);
  let best: FoundHeader | null = null;
  let most = Math.min(1, columns.length - 1);
  rows.slice(0, LIMITS.headerRows).forEach((cells, at) => {
    const places = placesIn(cells, columns, byTitle);
    const matches = places.filter((place) => place !== -1).length;
    if (matches <= most) return;
    most = matches;
    best = { at, places, matches };
  });
  return best;
}

/** The columns recognised in the first rows of a file. */
export interface Recognised {
  /** The index of the header's last row among them; -1 if the file has none. */
  readonly headerAt: number;
  /** The headings of a header of two rows. */
  readonly headings?: readonly string[];
  readonly mapping: ColumnMapping;
}

export type Recognise = (first: readonly (readonly string[])[]) => Recognised;
