import { commonLength } from '../table/checks';
import type { CutRow, Separator } from './cutRows';

/** Counts the caller's columns that the best header among these rows names. */
export type HeaderMatches = (rows: readonly (readonly string[])[]) => number;

const QUOTED = /"[^"]*"/g;
/** Separators before a text: with a space between, and without one. A tab is no punctuation mark. */
const PATTERNS = {
  ',': { spaced: /, +[^\s,]/g, tight: /,[^\s,]/g },
  ';': { spaced: /; +[^\s;]/g, tight: /;[^\s;]/g },
};

/** How often the pattern is found in a row outside quotation marks. */
const times = ({ raw }: CutRow, pattern: RegExp): number =>
  raw.replace(QUOTED, '""').match(pattern)?.length ?? 0;

/**
 * Finds rows with as many cells as columns of which one was split: `,,K 1, Lane 2` for `,,"K 1, Lane 2",`. The space behind the
 * comma tells. In a file that is written with such spaces, they tell nothing.
 */
export function splitTexts(
  first: readonly CutRow[],
  separator: Separator,
  headerMatches: HeaderMatches,
): (row: CutRow) => boolean {
  if (separator === '\t') return () => false;
  const { spaced, tight } = PATTERNS[separator];
  const hasSpace = (row: CutRow) => row.raw.includes(`${separator} `) && times(row, spaced) > 0;
  const isWrittenSo = (row: CutRow) => times(row, spaced) > times(row, tight);
  const headers = first.filter(({ cells }) => headerMatches([cells]) > 0);
  const isUsual = first.filter(isWrittenSo).length * 2 > first.length || headers.some(isWrittenSo);
  const [common] = commonLength(first.map(({ cells }) => cells));
  // The number of cells tells by itself if it is larger.
  const columns = Math.max(common, ...headers.map(({ cells }) => cells.length));
  return (row) => !isUsual && row.cells.length <= columns && hasSpace(row);
}
