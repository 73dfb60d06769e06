import { csvText } from '../../spreadsheet/csv/writeCsv';
import type { SheetTable } from '../../spreadsheet/rows/SheetTable';
import type { TableRow } from '../../spreadsheet/rows/TableRow';
import type { FailedRow } from '../../domain/importResult';
import { ownRow, refusedRows, type SentRows } from './importTally';
import type { MemberIssueCode } from './memberValidator';
import { isTaken, type AlreadySentRows } from './alreadySentRows';
import { placeOfColumn, sameMobile } from './templateColumns';

/** What is asked of the rows once they were sent. */
export interface AccountRequest {
  readonly sent: SentRows;
  /** What the service may have had of the file before that. */
  readonly before: AlreadySentRows;
  /** What the service refused, by its own numbers of rows. */
  readonly failedRows: readonly FailedRow[];
  /** The words of the file itself, in the person's language. */
  readonly words: {
    readonly header: readonly string[];
    readonly taken: string;
    readonly refused: string;
    readonly sentBefore: string;
    readonly leftOut: string;
  };
}

export interface Account {
  /** A row for each of the file: its number, the firm, and what became of it. */
  readonly csv: Blob;
  /** The mobiles of the firms that went and were not refused, at most `MAX_SHOWN` and one more. */
  readonly mobiles: readonly string[];
  /** For each failed row the cells of the person's own, as they were sent; `null` where the file has no such row. */
  readonly failedCells: readonly (readonly string[] | null)[];
}

/** So many firms can be searched for at once: their numbers stand in the address of the list. */
export const MAX_SHOWN = 100;

/** What tells the firm of a row. */
export const ACCOUNT_COLUMNS = ['membership', 'name', 'mobile'].map(placeOfColumn);
const MOBILE = placeOfColumn('mobile');
const WHOLE_NUMBER = /^\d{10,15}$/;

/** What became of every row of the person's file, as it was sent and as the service's answer tells it. */
export function accountOf(
  table: SheetTable<MemberIssueCode>,
  { sent, before, failedRows, words }: AccountRequest,
): Account {
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
    const ofOthers = isTaken(before, row.row) ? 'sentBefore' : 'leftOut';
    const outcome = isSent ? ofSent : ofOthers;
    const shown = ACCOUNT_COLUMNS.map((column) => cells[column] ?? '');
    lines.push([String(row.row), ...shown, words[outcome], errors?.join('; ') ?? '']);
    const isThere = outcome === 'taken' || outcome === 'sentBefore';
    const mobile = sameMobile(cells[MOBILE] ?? '');
    if (isThere && mobiles.size <= MAX_SHOWN && WHOLE_NUMBER.test(mobile)) mobiles.add(mobile);
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

/** What was typed stayed here when the file went unchanged. */
const sentCells = ({ cells, before }: TableRow<MemberIssueCode>, { kind }: SentRows) =>
  (kind === 'unchanged' ? before : null) ?? cells;
