import type { ReadingIssue } from './SourceRow';

/** The kind of content, as far as a glance down a column tells it. */
type CellKind = 'empty' | 'digits' | 'mail' | 'text';

const DIGITS = /^[\s+(]*[\d\u0966-\u096F][\d\u0966-\u096F\s()/+-]*$/;

function kindOf(cell: string): CellKind {
  if (cell.trim() === '') return 'empty';
  if (DIGITS.test(cell)) return 'digits';
  return cell.includes('@') ? 'mail' : 'text';
}

/** Counts, for each place of a row, how often each kind appears in rows with the right number of cells. */
export class UsualKinds {
  readonly #counts: Record<CellKind, number>[] = [];
  #rows = 0;

  constructor(rows: Iterable<readonly string[]>) {
    for (const cells of rows) {
      this.#rows += 1;
      cells.forEach((cell, place) => {
        this.#counts[place] ??= { empty: 0, digits: 0, mail: 0, text: 0 };
        this.#counts[place][kindOf(cell)] += 1;
      });
    }
  }

  /** How usual the cell is at this place, as a logarithm: the larger sum shows the likelier of two ways to cut a row. */
  fit(cell: string, place: number): number {
    const count = this.#counts[place]?.[kindOf(cell)] ?? 0;
    // Counts each kind once more than it appeared: a kind never seen is unlikely, not impossible.
    return Math.log((count + 1) / (this.#rows + 4));
  }
}

/** The best place must be this much likelier than the next best. A guess that is often wrong would be worse than none. */
const CLEARLY = Math.log(4);

/** How well the cells fit if those from `place` on are shifted by `moved` places. */
function fitOf(cells: readonly string[], place: number, moved: number, kinds: UsualKinds): number {
  let fit = 0;
  cells.forEach((cell, at) => {
    if (at < place) fit += kinds.fit(cell, at);
    else if (at >= place + Math.max(0, moved)) fit += kinds.fit(cell, at - moved);
  });
  return fit;
}

/** A comma in a text is followed by a space, a separator is not. */
function commaOfText(cells: readonly string[], place: number, moved: number): number {
  const cut = cells.slice(place, place + Math.max(0, moved));
  return cut.filter((cell) => cell.startsWith(' ')).length * 2 * CLEARLY;
}

/**
 * The place (from 0) of the first cell in a row with too many or too few cells that is probably in a wrong column: with too
 * many, the first part that was cut off the cell before it; with too few, the first cell after the missing separator. `null` if
 * two places are about equally likely.
 */
export function movedCells(
  cells: readonly string[],
  expected: number,
  kinds: UsualKinds,
): number | null {
  const moved = cells.length - expected;
  if (moved === 0) return null;
  let best = -Infinity;
  let next = -Infinity;
  let found: number | null = null;
  for (let place = 1; place <= Math.min(cells.length, expected); place += 1) {
    const fit = fitOf(cells, place, moved, kinds) + commaOfText(cells, place, moved);
    if (fit > best) {
      next = best;
      best = fit;
      found = place;
    } else if (fit > next) next = fit;
  }
  return best - next > CLEARLY ? found : null;
}

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

/**
 * Returns a check for files whose rows are equally long, based on the first rows: it reports rows whose cells may have moved.
 */
export function unevenRows(
  first: readonly (readonly string[])[],
  ofHeader: number,
): (cells: readonly string[]) => readonly ReadingIssue[] {
  const count = usualCount(first, ofHeader);
  const kinds = new UsualKinds(first.filter(({ length }) => length === count));
  return (cells) => {
    if (cells.length === count) return [];
    const found: ReadingIssue = { position: null, code: 'cellCount', detail: String(cells.length) };
    const place = movedCells(cells, count, kinds);
    const detail = place === null ? '' : (cells[place] ?? '').trim();
    return detail === '' ? [found] : [found, { position: null, code: 'movedFrom', detail }];
  };
}

/** Returns a check for workbooks, whose rows end with their last cell: it reports rows that are longer than the header. */
export const longRows =
  (ofHeader: number) =>
  (cells: readonly string[]): readonly ReadingIssue[] => {
    if (cells.length <= ofHeader || ofHeader === 0) return [];
    const beside = cells.slice(ofHeader).filter((cell) => cell.trim() !== '').length;
    return beside === 0 ? [] : [{ position: null, code: 'extraCells', detail: String(beside) }];
  };
