import { LIMITS } from '../../../spreadsheet/UnusableFile';
import { cellSense, isNoHeading } from './cellSense';
import { headingSense, titledColumn } from './headingSense';
import { type ColumnReading, templateKeys } from './templateKeys';

/** What a column of a file is taken for. */
export interface ColumnGuess {
  /** The key of a column of the template; `null` where nothing, or nothing for sure, is known. */
  readonly column: string | null;
  /** By a title of the template, by another name for it, or by what the cells hold. */
  readonly by: 'title' | 'name' | 'content' | null;
}

const NONE: ColumnGuess = { column: null, by: null };

/**
 * What each column of a file is, by its place. `headings` is the file's header, `null` where it has none; `samples` are some of
 * its rows. No column of the template is given twice: a heading goes before cells, and of two headings the one that says more
 * plainly whose name or number it is, then the one in the template's own words, then the first. Cells decide only where a heading
 * says nothing, at least three are filled and 60 % of these agree; two columns of which each could be the firm's name, its address,
 * its area or its membership number are neither.
 */
export function guessColumns(
  headings: readonly string[] | null,
  samples: readonly (readonly string[])[],
): readonly ColumnGuess[] {
  const count = Math.min(
    LIMITS.columns,
    Math.max(headings?.length ?? 0, ...samples.map((row) => row.length)),
  );
  const places = Array.from({ length: count }, (_, place) => place);
  const readings = places.flatMap((place): readonly ColumnReading[] => {
    const heading = headings?.[place] ?? '';
    const said = headingSense(heading);
    if (typeof said === 'object')
      return [{ place, sense: said, titled: titledColumn(heading), isFromCells: false }];
    const isSilent = said === 'vague' || said === 'unknown';
    const held = isSilent
      ? cellSense(
          samples.map((row) => row[place] ?? ''),
          heading.trim() !== '',
        )
      : null;
    return held === null ? [] : [{ place, sense: held, titled: null, isFromCells: true }];
  });
  const keys = templateKeys(readings);
  const guesses = places.map(() => NONE);
  for (const { place, titled, isFromCells } of readings) {
    const column = keys.get(place) ?? null;
    const by = isFromCells ? 'content' : titled === column ? 'title' : 'name';
    if (column !== null) guesses[place] = { column, by };
  }
  return guesses;
}

/**
 * Whether a row is a header, and not a firm already or the title of a table: one of its cells is a title of the template, or half of
 * them, or two, are headings. Beside a cell that no header has, such as a mobile, three have to name a column of ours.
 */
export function isHeaderLike(cells: readonly string[]): boolean {
  const filled = cells.slice(0, LIMITS.columns).filter((cell) => cell.trim() !== '');
  const plain = filled.filter((cell) => !isNoHeading(cell));
  const said = plain.map(headingSense);
  const strange = filled.length - plain.length;
  if (strange > 0) return said.filter((sense) => typeof sense === 'object').length >= 3 * strange;
  if (plain.some((cell) => titledColumn(cell) !== null)) return true;
  const headings = said.filter((sense) => sense !== 'unknown' && sense !== 'unclear').length;
  return headings > 0 && headings >= Math.min(2, filled.length / 2);
}
