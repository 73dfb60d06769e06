import type { ReadingIssue } from './SourceRow';

/** The most frequent number of cells, and how many rows have it. */
export function commonLength(rows: readonly (readonly string[])[]): readonly [number, number] {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [common] = [...counts].toSorted(([, a], [, b]) => b - a);
  return common ?? [0, 0];
}

/** The expected number of cells: that of the header, unless nearly all rows agree on another number. */
function usualCount(rows: readonly (readonly string[])[], ofHeader: number): number {
  const [count, times] = commonLength(rows);
  const isUsual = times >= rows.length * 0.8 && rows.length >= 10;
  return ofHeader === 0 || isUsual ? count : ofHeader;
}

/** Returns a check for files whose rows are equally long: it reports rows that have more or fewer cells than `first`. */
export function unevenRows(
  first: readonly (readonly string[])[],
  ofHeader: number,
): (cells: readonly string[]) => readonly ReadingIssue[] {
  const count = usualCount(first, ofHeader);
  return ({ length }) =>
    length === count ? [] : [{ position: null, code: 'cellCount', detail: String(length) }];
}

/** Returns a check for workbooks, whose rows end with their last cell: it reports rows that are longer than the header. */
export const longRows =
  (ofHeader: number) =>
  (cells: readonly string[]): readonly ReadingIssue[] => {
    if (cells.length <= ofHeader || ofHeader === 0) return [];
    const beside = cells.slice(ofHeader).filter((cell) => cell.trim() !== '').length;
    return beside === 0 ? [] : [{ position: null, code: 'extraCells', detail: String(beside) }];
  };
