import type { FailedRow } from '../../domain/importResult';
import { csvText } from '../../spreadsheet/csv/writeCsv';
import { LIMITS } from '../../spreadsheet/UnusableFile';
import { templateColumns } from './templateColumns';

/** A row that the service did not take, under its number in the person's file, beside what stands there. */
export interface RefusedRow extends FailedRow {
  /** In the order of the template; `null` where the service named no row of the file. */
  readonly cells: readonly string[] | null;
}

/** The failed rows as a file that can be corrected and imported again: the template's columns and `errors` (rule I5). */
export function failedRowsCsv(rows: readonly RefusedRow[]): string {
  const header = [...templateColumns.map(({ key }) => key), 'errors'];
  return csvText([header, ...rows.map((row) => [...cellsOf(row), errorsOf(row)])]);
}

/** As much of the errors as a cell may hold: with a longer one our own reader would refuse the file. */
function errorsOf({ errors }: RefusedRow): string {
  const text = errors.join('; ');
  if (text.length <= LIMITS.cellLength) return text;
  // Half of a pair is no character.
  return `${text.slice(0, LIMITS.cellLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function cellsOf({ cells, values }: RefusedRow): readonly string[] {
  if (cells !== null) return cells;
  const byColumn = new Map(values.map(([column, value]) => [column.trim().toLowerCase(), value]));
  return templateColumns.map(({ key }) => byColumn.get(key) ?? '');
}
