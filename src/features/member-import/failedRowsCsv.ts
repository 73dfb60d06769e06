import type { FailedRow } from '../../domain/importResult';
import { csvText } from '../../spreadsheet/csv/writeCsv';
import { LIMITS } from '../../spreadsheet/UnusableFile';
import { templateColumns } from './templateColumns';

/** A row that the server rejected, with its number and cells in the person's file. */
export interface RefusedRow extends FailedRow {
  /** In the order of the template; `null` if the server's row is not in the file. */
  readonly cells: readonly string[] | null;
}

/** Writes the failed rows as a file that can be corrected and imported again: the template's columns and `errors` (rule I5). */
export function failedRowsCsv(rows: readonly RefusedRow[]): string {
  const header = [...templateColumns.map(({ key }) => key), 'errors'];
  return csvText([header, ...rows.map((row) => [...cellsOf(row), errorsOf(row)])]);
}

/** The errors, cut to the length of a cell that our own reader accepts. */
function errorsOf({ errors }: RefusedRow): string {
  const text = errors.join('; ');
  if (text.length <= LIMITS.cellLength) return text;
  // Removes half of a surrogate pair.
  return `${text.slice(0, LIMITS.cellLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function cellsOf({ cells, values }: RefusedRow): readonly string[] {
  if (cells !== null) return cells;
  const byColumn = new Map(values.map(([column, value]) => [column.trim().toLowerCase(), value]));
  return templateColumns.map(({ key }) => byColumn.get(key) ?? '');
}
