import { isRequired } from '../../../domain/memberRules';
import { isMatched } from '../../../spreadsheet/rows/ColumnMapping';
import { templateColumns } from '../templateColumns';
import type { OpenedTable } from '../importTasks';

/** True if a person should check the columns before the rows. */
export function needsReview({
  columns,
  mapping,
  summary,
}: Pick<OpenedTable, 'columns' | 'mapping' | 'summary'>): boolean {
  const isGuessed = columns.some(({ by }) => by === 'name' || by === 'content');
  const isNothingFound = mapping.places.every((place) => place === -1);
  return (
    isGuessed || isNothingFound || (hasNewFirms(summary) && missingColumns(mapping).length > 0)
  );
}

/** Known members may be updated by a file with only two columns. */
const hasNewFirms = ({ expectedResults: [fresh = 0, , , unknown = 0] }: OpenedTable['summary']) =>
  fresh + unknown > 0;

/** The required columns without values, from the file or one text for all rows. */
export const missingColumns = (mapping: OpenedTable['mapping']): readonly number[] =>
  templateColumns.flatMap(({ rule }, column) =>
    isRequired(rule) && !isMatched(mapping, column) ? [column] : [],
  );
