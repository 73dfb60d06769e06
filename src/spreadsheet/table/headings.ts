import { foldText } from '../../domain/foldText';

/** A column of the caller. Its key is its header in the corrected file. */
export interface Column {
  readonly key: string;
  /** Two cells with the same result count as duplicates; '' for a cell that is never a duplicate. */
  readonly sameAs?: (cell: string) => string | number;
}

/** The place in the file, from 0, of each of the caller's columns, by key. A column without a place is empty in every row. */
export type Mapping = ReadonlyMap<string, number>;

/** The columns recognised in the first rows of a file. */
export interface Recognised {
  /** The index of the header's last row among them; -1 if the file has none. */
  readonly headerAt: number;
  /** By place; those of a header of two rows are joined. */
  readonly headings: readonly string[];
  readonly mapping: Mapping;
}

export type Recognise = (first: readonly (readonly string[])[]) => Recognised;

/** Removes what people vary in a title: case, width, spaces and signs. */
export function plainTitle(title: string): string {
  return foldText(title).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** Joins two rows of headings; one of the upper row may be merged over several columns. */
export function joinedHeadings(
  upper: readonly string[] = [],
  lower: readonly string[] = [],
): readonly string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, place) => {
    const [over = '', under = ''] = [upper[place]?.trim(), lower[place]?.trim()];
    group = over || group;
    return under === '' ? over : `${group} ${under}`.trim();
  });
}
