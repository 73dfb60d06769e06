import { LIMITS } from '../../../spreadsheet/UnusableFile';
import { cellSense, hasMobiles, isNoHeading } from './cellSense';
import { headingSense, titledColumn } from './headingSense';
import { type ColumnReading, templateKeys } from './templateKeys';

/** The guessed use of a column of the file. */
export interface ColumnGuess {
  /** The key of a template column; `null` if there is no certain guess. */
  readonly column: string | null;
  /** By a title of the template, by another name for it, or by the content of the cells. */
  readonly by: 'title' | 'name' | 'content' | null;
}

const NONE: ColumnGuess = { column: null, by: null };

/**
 * Guesses each column of a file, by its place. `headings` is the header, `null` if there is none; `samples` are some rows. No
 * column of the template is used twice: headings win over cells; of two headings the one that is clearer about whose name or
 * number it is wins, then the template's own words, then the first. Cells decide only if the heading says nothing, at least
 * three are filled, and 60 % of them agree; if two columns could each be the firm's name, address, area or membership number,
 * neither is used.
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
    const cells = samples.map((row) => row[place] ?? '');
    const fromHeading = headingSense(heading);
    if (typeof fromHeading === 'object') {
      const { kind } = fromHeading;
      const isName = kind === 'person' || kind === 'firm';
      if (!isName || !hasMobiles(cells))
        return [{ place, sense: fromHeading, titled: titledColumn(heading), isFromCells: false }];
      // Digits are never a name, as under "Owner / Call".
      const asNumber = kind === 'person' ? 'personMobile' : 'mobile';
      const sense = { ...fromHeading, kind: asNumber, rank: 0 } as const;
      return [{ place, sense, titled: null, isFromCells: true }];
    }
    const isSilent = fromHeading === 'vague' || fromHeading === 'unknown';
    const fromCells = isSilent ? cellSense(cells, heading.trim() !== '') : null;
    return fromCells === null ? [] : [{ place, sense: fromCells, titled: null, isFromCells: true }];
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
 * True for a header, as opposed to a firm or the title of a table: one of its cells is a title of the template, or at least
 * half of them, or two, are headings. With cells that no header has, such as a mobile, three headings are needed for each.
 */
export function isHeaderLike(cells: readonly string[]): boolean {
  const filled = cells.slice(0, LIMITS.columns).filter((cell) => cell.trim() !== '');
  const plain = filled.filter((cell) => !isNoHeading(cell));
  const fromHeading = plain.map(headingSense);
  const strange = filled.length - plain.length;
  if (strange > 0)
    return fromHeading.filter((sense) => typeof sense === 'object').length >= 3 * strange;
  if (plain.some((cell) => titledColumn(cell) !== null)) return true;
  const headings = fromHeading.filter((sense) => sense !== 'unknown' && sense !== 'unclear').length;
  return headings > 0 && headings >= Math.min(2, filled.length / 2);
}
