import { findHeader, plainTitle, type Recognised } from '../../../spreadsheet/rows/headerRow';
import type { ColumnMapping } from '../../../spreadsheet/rows/ColumnMapping';
import { asciiDigits } from '../../../domain/asciiDigits';
import { isPlaceholder } from '../isPlaceholder';
import { templateColumns } from '../templateColumns';
import { headingMeaning, type MatchedBy } from './headingMeaning';
import { areMobiles, matchColumns } from './matchColumns';

/** A person's choice for a file with these headings, as keys of the template (`null`: not used). */
export interface ColumnChoice {
  /** The headings in a normalised spelling, in order. */
  readonly headings: string;
  readonly keys: readonly (string | null)[];
}

/** The key under which the choice for a file is remembered. */
export const headingsKey = (headings: readonly string[]): string =>
  headings.map(plainTitle).join('|').replace(/\|+$/, '');

/** Recognises the columns of a file: by an earlier choice of the person, by their headings, or by mobiles in their cells. */
export class ColumnMatcher {
  /** For each place in the file how its column was matched; `null` if it was not. */
  by: readonly (MatchedBy | null)[] = [];
  readonly #remembered: readonly ColumnChoice[];

  constructor(remembered: readonly ColumnChoice[]) {
    this.#remembered = remembered;
  }

  readonly recognise = (first: readonly (readonly string[])[]): Recognised => {
    const at = findHeader(first, templateColumns)?.at ?? headerAmong(first);
    const { headerAt, headings } = wholeHeader(first, at);
    const chosen = headerAt === -1 ? undefined : this.#chosenFor(headings);
    const matches =
      chosen?.keys.map((key) => ({ key, by: key === null ? null : ('remembered' as const) })) ??
      matchColumns(headings, first.slice(headerAt + 1));
    this.by = matches.map(({ by }) => by);
    return { headerAt, headings, mapping: mappingOf(matches.map(({ key }) => key)) };
  };

  #chosenFor(headings: readonly string[]): ColumnChoice | undefined {
    const key = headingsKey(headings);
    return this.#remembered.find((choice) => choice.headings === key);
  }
}

/**
 * For a file with less than two titles of the template: its first row with several cells, if it looks like a header or has a word
 * above mobiles.
 */
function headerAmong(first: readonly (readonly string[])[]): number {
  const at = first.findIndex((cells) => cells.filter(isFilled).length > 1);
  const header = first[at] ?? [];
  const isAboveMobiles = header.some(
    (cell, place) =>
      /\p{L}/u.test(cell) &&
      !isPlaceholder(cell) &&
      areMobiles(first.slice(at + 1).map((cells) => cells[place] ?? '')),
  );
  return isHeaderLike(header) || (isAboveMobiles && !header.some(isNoHeading)) ? at : -1;
}

/** True if two of a row's cells, or half of them, have the words of a heading, and none has a number or an e-mail address. */
function isHeaderLike(cells: readonly string[]): boolean {
  const filled = cells.filter(isFilled);
  const known = filled.filter((cell) => headingMeaning(cell) !== null).length;
  return known > 0 && known >= Math.min(2, filled.length / 2) && !filled.some(isNoHeading);
}

const isFilled = (cell: string): boolean => cell.trim() !== '';
const isNoHeading = (cell: string): boolean => /\d{6}|\S@\S/.test(asciiDigits(cell));

/** How many columns the headings name. */
const named = (headings: readonly string[]): number =>
  matchColumns(headings, []).filter(({ key }) => key !== null).length;

/** The headings of a row and of the one above or below, such as "Representative 2" over "Name" and "Mobile". */
function wholeHeader(first: readonly (readonly string[])[], at: number) {
  const alone = { headerAt: at, headings: first[at] ?? [] };
  const both = [at, at + 1]
    .filter((lower) => at !== -1 && isHeaderLike(first[lower] ?? []))
    .map((lower) => ({ headerAt: lower, headings: joined(first[lower - 1], first[lower]) }));
  // A title above the header, or a firm below, names no further column.
  return [alone, ...both].reduce((best, other) =>
    named(other.headings) > named(best.headings) ? other : best,
  );
}

/** Joins two rows of headings; one of the upper row may be merged over several columns. */
function joined(upper: readonly string[] = [], lower: readonly string[] = []): readonly string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, place) => {
    const [over = '', under = ''] = [upper[place]?.trim(), lower[place]?.trim()];
    group = over || group;
    return under === '' ? over : `${group} ${under}`.trim();
  });
}

function mappingOf(keys: readonly (string | null)[]): ColumnMapping {
  return {
    places: templateColumns.map(({ key }) => keys.indexOf(key)),
    texts: templateColumns.map(() => ''),
  };
}
