import * as v from 'valibot';
import { isRequired } from '../../../domain/rules';
import type { Kind } from '../../../session/localStore';
import type { Mapping } from '../../../spreadsheet/table/headings';
import type { HeadingMeaning } from './columnWords';
import { templateColumns } from './template';

/** How a column of the file was matched; `name` is by words in its heading, `taken` that another one is used in its place. */
export type MatchedBy = HeadingMeaning['by'] | 'content' | 'remembered' | 'taken';

/** A column of the person's file. */
export interface FileColumn {
  /** From 0. */
  readonly place: number;
  /** '' if the file has no header, or none above this column. */
  readonly heading: string;
  /** The first non-empty cells, as in the file. */
  readonly samples: readonly string[];
  /** How the column was matched while reading; `null` if it was not. */
  readonly by: MatchedBy | null;
  /** The key of the template's column that it was matched with while reading. */
  readonly matched: string | null;
  /** A row has a value in it, perhaps none of the first. */
  readonly isFilled: boolean;
  /** Its sheet hides it. */
  readonly isHidden: boolean;
}

/** The column of the template that a column of the file is used as; `null` for none. */
export const choiceOf = (mapping: Mapping, place: number): string | null =>
  [...mapping].find(([, source]) => source === place)?.[0] ?? null;

/** Applies a choice. Each column of the template uses one column of the file, so the previous one is released. */
export function withChoice(mapping: Mapping, place: number, key: string | null): Mapping {
  const others = [...mapping].filter(([, source]) => source !== place);
  return new Map(key === null ? others : [...others, [key, place]]);
}

/** A column with a heading or a value. */
export const hasContent = ({ heading, isFilled }: FileColumn): boolean =>
  heading.trim() !== '' || isFilled;

/** The required columns that the file lacks. */
export const missingColumns = (mapping: Mapping): readonly string[] =>
  templateColumns.flatMap(({ key, rule }) => (isRequired(rule) && !mapping.has(key) ? [key] : []));

/** A person's choice for a file with these headings, in a normalised spelling, as keys of the template (`null`: not used). */
const choice = v.strictObject({ headings: v.string(), keys: v.array(v.nullable(v.string())) });
export type ColumnChoice = v.InferOutput<typeof choice>;

/** Kept for the service, not for a person: only names of columns, so "Clear notes on this computer" leaves them. */
export const columnChoices: Kind<ColumnChoice> = { name: 'columns', entry: choice };

const MOST = 50;

/** Remembers a choice for the next file with the same headings. */
export const withRemembered = (own: ColumnChoice) => (choices: readonly ColumnChoice[]) =>
  [own, ...choices.filter(({ headings }) => headings !== own.headings)].slice(0, MOST);
