import * as v from 'valibot';
import { isRequired } from '../../../domain/rules';
import type { Kind } from '../../../session/localStore';
import type { Mapping } from '../../../spreadsheet/table/headings';
import type { FileColumn, MatchedBy } from './matchColumns';
import { templateColumns } from './template';

/** The column of the template that a column of the file is used as; `null` for none. */
export const choiceOf = (mapping: Mapping, place: number): string | null =>
  [...mapping].find(([, source]) => source === place)?.[0] ?? null;

/** Applies a choice. Each column of the template uses one column of the file, so the previous one is released. */
export function withChoice(mapping: Mapping, place: number, key: string | null): Mapping {
  const others = [...mapping].filter(([, source]) => source !== place);
  return new Map(key === null ? others : [...others, [key, place]]);
}

/** Sets one text for every row of a column that the file lacks; '' for none. */
export function withText(mapping: Mapping, key: string, text: string): Mapping {
  const others = [...mapping].filter(([other]) => other !== key);
  return new Map(text.trim() === '' ? others : [...others, [key, { text: text.trim() }]]);
}

/** The required columns without values, from the file or one text for all rows. */
export const missingColumns = (mapping: Mapping): readonly string[] =>
  templateColumns.flatMap(({ key, rule }) => (isRequired(rule) && !mapping.has(key) ? [key] : []));

/** Matches that only a person can confirm: by some words, by the cells, or for a column that is used already. */
const UNSURE: ReadonlySet<MatchedBy | null> = new Set(['name', 'content', 'taken']);

/** True if a person should check the columns before the rows. */
export function needsReview({
  columns,
  mapping,
  counts,
}: {
  readonly columns: readonly FileColumn[];
  readonly mapping: Mapping;
  /** The number of rows by what is expected of them. */
  readonly counts: ReadonlyMap<string, number>;
}): boolean {
  const isNothingFound = [...mapping.values()].every((source) => typeof source !== 'number');
  // Known members may be updated by a file with only two columns.
  const isIncomplete =
    (counts.has('new') || counts.has('unknown')) && missingColumns(mapping).length > 0;
  return isNothingFound || isIncomplete || columns.some(({ by }) => UNSURE.has(by));
}

/** A person's choice for a file with these headings, in a normalised spelling, as keys of the template (`null`: not used). */
const choice = v.strictObject({ headings: v.string(), keys: v.array(v.nullable(v.string())) });
export type ColumnChoice = v.InferOutput<typeof choice>;

/** Kept for the service, not for a person: only names of columns, so "Clear notes on this computer" leaves them. */
export const columnChoices: Kind<ColumnChoice> = { name: 'columns', entry: choice };

const MOST = 50;

/** Remembers a choice for the next file with the same headings. */
export const withRemembered = (own: ColumnChoice) => (choices: readonly ColumnChoice[]) =>
  [own, ...choices.filter(({ headings }) => headings !== own.headings)].slice(0, MOST);
