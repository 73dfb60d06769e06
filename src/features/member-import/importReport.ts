import { csvText } from '../../spreadsheet/csv/writeCsv';
import type { SheetTable } from '../../spreadsheet/rows/SheetTable';
import type { TableRow } from '../../spreadsheet/rows/TableRow';
import type { FailedRow } from '../../domain/importResult';
import { mobileKey } from '../../domain/sameFirm';
import { ownRow, refusedRows, type SentRows } from './importTally';
import type { MemberIssueCode } from './memberValidator';
import { mobileIn, placeOfColumn } from './templateColumns';

/** A request for a report on the rows sent. */
export interface RowReportRequest {
  readonly sent: SentRows;
  /** The rows that the server rejected, by its own row numbers. */
  readonly failedRows: readonly FailedRow[];
  /** The texts of the file, in the person's language. */
  readonly words: {
    readonly header: readonly string[];
    readonly taken: string;
    readonly refused: string;
    readonly skipped: string;
  };
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
export const REPORT_COLUMNS = ['membership', 'name', 'mobile'].map(placeOfColumn);
const [, , MOBILE = -1] = REPORT_COLUMNS;
const WHOLE_NUMBER = /^\d{10,15}$/;

/** Reports on every row of the person's file, as it was sent and as the server answered. */
export function rowReportOf(
  table: SheetTable<MemberIssueCode>,
  { sent, failedRows, words }: RowReportRequest,
): RowReport {
  const refused = refusedRows(failedRows, sent);
  const lines: (readonly string[])[] = [words.header];
  const mobiles = new Set<string>();
  const numbers = sent.kind === 'corrected' ? new Set(sent.rowNumbers) : null;
  for (let index = 0; index < table.count; index += 1) {
    const row = table.row(index);
    const cells = sentCells(row, sent);
    const isSent = numbers === null || numbers.has(row.row);
    const errors = isSent ? refused.get(row.row) : undefined;
    const ofSent = errors === undefined ? 'taken' : 'refused';
    const outcome = isSent ? ofSent : 'skipped';
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
    failedCells: failedRows.map((failed) => {
      const number = ownRow(failed, sent);
      const row = number === null ? null : table.rowNumbered(number);
      return row && sentCells(row, sent);
    }),
  };
}

/** Edits are not sent if the file went unchanged. */
const sentCells = ({ cells, before }: TableRow<MemberIssueCode>, { kind }: SentRows) =>
  (kind === 'unchanged' ? before : null) ?? cells;
