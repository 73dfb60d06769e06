import { isRequired } from '../../../domain/memberRules';
import { isMatched } from '../../../spreadsheet/rows/Matching';
import { templateColumns } from '../templateColumns';
import type { OpenedTable } from '../importTasks';

/** Whether a person should see what the columns were taken for before they look at the rows. */
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

/** Members that the list knows already may well be changed by a file of two columns. */
const hasNewFirms = ({ expectedResults: [fresh = 0, , , unknown = 0] }: OpenedTable['summary']) =>
  fresh + unknown > 0;

/** The columns that every firm needs and of which the file says nothing, nor the person for all rows. */
export const missingColumns = (matching: OpenedTable['matching']): readonly number[] =>
  templateColumns.flatMap(({ rule }, column) =>
    isRequired(rule) && !isMatched(matching, column) ? [column] : [],
  );
