import { isRequired } from '../../../domain/memberRules';
import { type ColumnMapping, isMatched } from '../../../spreadsheet/rows/ColumnMapping';
import type { OpenedTable } from '../importTasks';
import { templateColumns } from '../templateColumns';
import type { MatchedBy } from './headingMeaning';

/** The column of the template that a column of the file is used as; `null` for none. */
export function choiceOf({ places }: ColumnMapping, place: number): number | null {
  const column = places.indexOf(place);
  return column === -1 ? null : column;
}

/** Applies a choice. Each column of the template uses one column of the file, so the previous one is released. */
export function withChoice(
  { places, texts }: ColumnMapping,
  place: number,
  choice: number | null,
): ColumnMapping {
  const freed = places.map((other) => (other === place ? -1 : other));
  return choice === null
    ? { places: freed, texts }
    : { places: freed.with(choice, place), texts: texts.with(choice, '') };
}

/** Sets one text for every row of a column that the file lacks. */
export function withText(mapping: ColumnMapping, column: number, text: string): ColumnMapping {
  return { ...mapping, texts: mapping.texts.with(column, text.trim()) };
}

/** Matches that only a person can confirm: by some words, by the cells, or for a column that is used already. */
const UNSURE: ReadonlySet<MatchedBy | null> = new Set(['name', 'content', 'taken']);

/** True if a person should check the columns before the rows. */
export function needsReview({
  columns,
  mapping,
  summary,
}: Pick<OpenedTable, 'columns' | 'mapping' | 'summary'>): boolean {
  const isUnsure = columns.some(({ by }) => UNSURE.has(by));
  const isNothingFound = mapping.places.every((place) => place === -1);
  return isUnsure || isNothingFound || (hasNewFirms(summary) && missingColumns(mapping).length > 0);
}

/** Known members may be updated by a file with only two columns. */
const hasNewFirms = ({ expectedResults: [fresh = 0, , , unknown = 0] }: OpenedTable['summary']) =>
  fresh + unknown > 0;

/** The required columns without values, from the file or one text for all rows. */
export const missingColumns = (mapping: ColumnMapping): readonly number[] =>
  templateColumns.flatMap(({ rule }, column) =>
    isRequired(rule) && !isMatched(mapping, column) ? [column] : [],
  );
