import { isRequired } from '../../../domain/memberRules';
import { isMatched } from '../../../spreadsheet/rows/Matching';
import { templateColumns } from '../templateColumns';
import type { OpenedTable } from '../importTasks';

/** True if a person should check the columns before the rows. */
export function needsReview({
  columns,
  matching,
  summary,
}: Pick<OpenedTable, 'columns' | 'matching' | 'summary'>): boolean {
  const isGuessed = columns.some(({ by }) => by === 'name' || by === 'content');
  const isNothingFound = matching.places.every((place) => place === -1);
  return (
    isGuessed || isNothingFound || (hasNewFirms(summary) && missingColumns(matching).length > 0)
  );
}

/** Known members may be updated by a file with only two columns. */
const hasNewFirms = ({ expectedResults: [fresh = 0, , , unknown = 0] }: OpenedTable['summary']) =>
  fresh + unknown > 0;

/** The required columns without values, from the file or one text for all rows. */
export const missingColumns = (matching: OpenedTable['matching']): readonly number[] =>
  templateColumns.flatMap(({ rule }, column) =>
    isRequired(rule) && !isMatched(matching, column) ? [column] : [],
  );
