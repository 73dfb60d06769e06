import { findHeader, plainTitle, type Recognised } from '../../../spreadsheet/rows/headerRow';
import type { ColumnMapping } from '../../../spreadsheet/rows/ColumnMapping';
import { templateColumns } from '../templateColumns';
import { guessColumns, isHeaderLike } from './columnGuess';

/** How a column of the file was matched with one of the template. Guesses are marked on the screen. */
export type MatchedBy = 'key' | 'title' | 'name' | 'content' | 'remembered';

/** A person's choice for a file with these headings, as keys of the template (`null`: not used). */
export interface ColumnChoice {
  /** The headings in a normalised spelling, in order. */
  readonly headings: string;
  readonly keys: readonly (string | null)[];
  readonly divided: number | null;
}

/** The key under which the choice for a file is remembered. */
export const headingsKey = (headings: readonly string[]): string =>
  headings.map(plainTitle).join('|').replace(/\|+$/, '');

/** Recognises the columns of a file: by their titles, by an earlier choice of the person, or by a guess. */
export class ColumnMatcher {
  /** For each place in the file how its column was matched; `null` if it is not used. */
  by: readonly (MatchedBy | null)[] = [];
  readonly #remembered: readonly ColumnChoice[];

  constructor(remembered: readonly ColumnChoice[]) {
    this.#remembered = remembered;
  }

  readonly recognise = (first: readonly (readonly string[])[]): Recognised => {
    const at = findHeader(first, templateColumns)?.at ?? this.#guessedHeader(first);
    const { headerAt, headings } = wholeHeader(first, at);
    const chosen = headerAt === -1 ? undefined : this.#chosenFor(headings);
    if (chosen !== undefined) return { headerAt, headings, mapping: this.#asChosen(chosen) };
    const guesses = guessColumns(headerAt === -1 ? null : headings, first.slice(headerAt + 1));
    this.by = guesses.map(({ column, by }, place) =>
      by === 'title' && isKey(headings[place], column) ? 'key' : by,
    );
    const keys = guesses.map(({ column }) => column);
    return { headerAt, headings, mapping: mappingOf(keys, null) };
  };

  /** For a file without any title of the template: its first row with several cells, if it looks like a header. */
  #guessedHeader(first: readonly (readonly string[])[]): number {
    const at = first.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1);
    return at !== -1 && isHeaderLike(first[at] ?? []) ? at : -1;
  }

  #chosenFor(headings: readonly string[]): ColumnChoice | undefined {
    const key = headingsKey(headings);
    return this.#remembered.find((choice) => choice.headings === key);
  }

  #asChosen({ keys, divided }: ColumnChoice): ColumnMapping {
    this.by = keys.map((key) => (key === null ? null : 'remembered'));
    return mappingOf(keys, divided);
  }
}

/** How many columns the headings name. */
const named = (headings: readonly string[]): number =>
  guessColumns(headings, []).filter(({ column }) => column !== null).length;

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

/** True for a column named by its key, in any spelling: the server can read it. */
const isKey = (heading: string | undefined, key: string | null): boolean =>
  plainTitle(heading ?? '') === plainTitle(key ?? '');

function mappingOf(keys: readonly (string | null)[], divided: number | null): ColumnMapping {
  return {
    places: templateColumns.map(({ key }) => keys.indexOf(key)),
    texts: templateColumns.map(() => ''),
    divided,
  };
}
