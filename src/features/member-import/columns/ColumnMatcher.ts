import { findHeader, plainTitle, type Recognised } from '../../../spreadsheet/rows/headerRow';
import type { Matching } from '../../../spreadsheet/rows/Matching';
import { templateColumns } from '../templateColumns';
import { guessColumns, isHeaderLike } from './columnGuess';

/** Why a column of the file is taken for one of the template: a guess is marked as one. */
export type MatchedBy = 'key' | 'title' | 'name' | 'content' | 'remembered';

/** What a person chose for a file with these headings, by keys of the template (`null`: not read). */
export interface ColumnChoice {
  /** The headings without what people vary, in their order. */
  readonly headings: string;
  readonly keys: readonly (string | null)[];
  readonly divided: number | null;
}

/** Of a header that names columns: what its file's choice is remembered by. */
export const headingsKey = (headings: readonly string[]): string =>
  headings.map(plainTitle).join('|').replace(/\|+$/, '');

/** Finds out what the columns of a file are: by their titles, as the person chose before, else by a guess. */
export class ColumnMatcher {
  /** For each place in the file why its column is taken for what it is; `null` where it is not read. */
  by: readonly (MatchedBy | null)[] = [];
  readonly #remembered: readonly ColumnChoice[];

  constructor(remembered: readonly ColumnChoice[]) {
    this.#remembered = remembered;
  }

  readonly recognise = (first: readonly (readonly string[])[]): Recognised => {
    const headerAt = findHeader(first, templateColumns)?.at ?? this.#guessedHeader(first);
    const headings = first[headerAt] ?? null;
    const samples = first.slice(headerAt + 1);
    const chosen = headings === null ? undefined : this.#chosenFor(headings);
    if (chosen !== undefined) return { headerAt, matching: this.#asChosen(chosen) };
    const guesses = guessColumns(headings, samples);
    this.by = guesses.map(({ column, by }, place) =>
      by === 'title' && isKey(headings?.[place], column) ? 'key' : by,
    );
    return {
      headerAt,
      matching: matchingOf(
        guesses.map(({ column }) => column),
        null,
      ),
    };
  };

  /** A file whose header says nothing that the template says: its first row of several cells, where it looks like one. */
  #guessedHeader(first: readonly (readonly string[])[]): number {
    const at = first.findIndex((cells) => cells.filter((cell) => cell.trim() !== '').length > 1);
    return at !== -1 && isHeaderLike(first[at] ?? []) ? at : -1;
  }

  #chosenFor(headings: readonly string[]): ColumnChoice | undefined {
    const key = headingsKey(headings);
    return this.#remembered.find((choice) => choice.headings === key);
  }

  #asChosen({ keys, divided }: ColumnChoice): Matching {
    this.by = keys.map((key) => (key === null ? null : 'remembered'));
    return matchingOf(keys, divided);
  }
}

/** Named as the template names it, spelling aside: the service reads it. */
const isKey = (heading: string | undefined, key: string | null): boolean =>
  plainTitle(heading ?? '') === plainTitle(key ?? '');

function matchingOf(keys: readonly (string | null)[], divided: number | null): Matching {
  return {
    places: templateColumns.map(({ key }) => keys.indexOf(key)),
    texts: templateColumns.map(() => ''),
    divided,
  };
}
