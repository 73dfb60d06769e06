import type { FailedRow, ImportResult } from '../../../domain/templateFields';
import { mobileKey } from '../../../domain/sameFirm';
import { csvText } from '../../../spreadsheet/csv/writeCsv';
import { LIMITS } from '../../../spreadsheet/UnusableFile';
import type { ImportRow, ImportTable } from './shown';
import { MEMBERSHIP, MOBILE, mobileIn, NAME, templateColumns } from './template';

export type SentRows =
  /** The person's own file; `count` is `null` if the file could not be read here. */
  | { readonly kind: 'unchanged'; readonly count: number | null }
  /** A file made by the portal, with the row in the person's file for each of its rows, without the header. */
  | { readonly kind: 'corrected'; readonly rowNumbers: Uint32Array };

/** The number of rows sent; `null` if unknown. */
export const sentCount = (rows: SentRows): number | null =>
  rows.kind === 'corrected' ? rows.rowNumbers.length : rows.count;

/**
 * sent = inserted + updated + failed + unaccounted, in rows. `unaccounted` were neither accepted nor rejected; 0 if this cannot be
 * computed, `null` if the server reports more rows than were sent.
 */
export function tallyOf(result: ImportResult, rows: SentRows) {
  const { inserted, updated, failedRows } = result;
  const sent = sentCount(rows);
  const failed = failedRows.length;
  const counted = inserted !== null || updated !== null;
  const rest = sent === null || !counted ? 0 : sent - (inserted ?? 0) - (updated ?? 0) - failed;
  return { sent, inserted, updated, failed, unaccounted: rest < 0 ? null : rest };
}

/** The row of the person's file for a row of the server, which counts the header as row 1. */
export function ownRow({ row }: FailedRow, rows: SentRows): number | null {
  if (row === null || rows.kind === 'unchanged') return row;
  return rows.rowNumbers[row - 2] ?? null;
}

export interface RowReportRequest {
  readonly sent: SentRows;
  /** The rows that the server rejected, by its own row numbers. */
  readonly failedRows: readonly FailedRow[];
  /** The texts of the file, in the person's language. */
  readonly words: { readonly header: readonly string[] } & Readonly<
    Record<'taken' | 'refused' | 'skipped', string>
  >;
}

export interface RowReport {
  /** One line per row of the file: its number, the firm, and its result. */
  readonly csv: Blob;
  /** The mobiles of the firms sent without an error, at most one more than `MAX_SHOWN`. */
  readonly mobiles: readonly string[];
  /** For each failed row the person's cells as sent; `null` if the file has no such row. */
  readonly failedCells: readonly (readonly string[] | null)[];
}

/** The greatest number of firms in one search: their numbers are part of the list's address. */
export const MAX_SHOWN = 100;

/** The columns that identify a firm. */
export const REPORT_COLUMNS = [MEMBERSHIP, NAME, MOBILE];
const WHOLE_NUMBER = /^\d{10,15}$/;

/** Reports on every row of the person's file, as it was sent and as the server answered. */
export function rowReportOf(
  table: ImportTable,
  { sent, failedRows, words }: RowReportRequest,
): RowReport {
  const refused = new Map(failedRows.map((failed) => [ownRow(failed, sent), failed.errors]));
  const lines: (readonly string[])[] = [words.header];
  const mobiles = new Set<string>();
  const refusedCells = new Map<number, readonly string[]>();
  const numbers = sent.kind === 'corrected' ? new Set(sent.rowNumbers) : null;
  for (let index = 0; index < table.count; index += 1) {
    const row = table.row(index);
    const cells = sentCells(row, sent);
    const isSent = numbers?.has(row.row) !== false;
    const errors = isSent ? refused.get(row.row) : undefined;
    if (errors !== undefined) refusedCells.set(row.row, cells);
    const outcome = isSent ? (errors === undefined ? 'taken' : 'refused') : 'skipped';
    const shown = REPORT_COLUMNS.map((column) => cells[column] ?? '');
    lines.push([String(row.row), ...shown, words[outcome], errors?.join('; ') ?? '']);
    const mobile = String(mobileKey(mobileIn(cells[MOBILE] ?? '')));
    if (outcome === 'taken' && mobiles.size <= MAX_SHOWN && WHOLE_NUMBER.test(mobile))
      mobiles.add(mobile);
  }
  const csv = new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' });
  return {
    csv,
    mobiles: [...mobiles],
    failedCells: failedRows.map((failed) => refusedCells.get(ownRow(failed, sent) ?? -1) ?? null),
  };
}

/** Edits are not sent if the file went unchanged. */
const sentCells = ({ cells, before }: Pick<ImportRow, 'cells' | 'before'>, { kind }: SentRows) =>
  (kind === 'unchanged' && before) || cells;

/** A row that the server rejected, with its number and cells in the person's file. */
export interface RefusedRow extends FailedRow {
  /** In the order of the template; `null` if the server's row is not in the file. */
  readonly cells: readonly string[] | null;
}

/** Writes the failed rows as a file that can be corrected and imported again: the template's columns and `errors`. */
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
  const byColumn = new Map(values.map(([column, value]) => [column.trim().toLowerCase(), value]));
  return cells ?? templateColumns.map(({ key }) => byColumn.get(key) ?? '');
}
