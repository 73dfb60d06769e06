import { csvText } from '../../spreadsheet/csv/writeCsv';
import type { SheetTable } from '../../spreadsheet/rows/SheetTable';
import type { MemberCode } from './memberJudge';
import { placeOfColumn, sameMobile } from './templateColumns';

/** What is asked of the rows once they were sent. */
export interface AccountRequest {
  /** The service's words for rows of the person's file. */
  readonly refused: ReadonlyMap<number, readonly string[]>;
  /** The words of the file itself, in the person's language. */
  readonly words: {
    readonly header: readonly string[];
    readonly taken: string;
    readonly refused: string;
    readonly leftOut: string;
  };
}

export interface Account {
  /** A row for each of the file: its number, the firm, and what became of it. */
  readonly csv: Blob;
  /** The mobiles of the firms that were not refused, at most `MAX_SHOWN` and one more. */
  readonly mobiles: readonly string[];
}

/** So many firms can be searched for at once: their numbers stand in the address of the list. */
export const MAX_SHOWN = 100;

const SHOWN = ['membership', 'name', 'mobile'].map(placeOfColumn);
const MOBILE = placeOfColumn('mobile');
const WHOLE_NUMBER = /^\d{10,15}$/;

/** What became of every row of the person's file, as the service's answer tells it. */
export function accountOf(
  table: SheetTable<MemberCode>,
  { refused, words }: AccountRequest,
): Account {
  const lines: (readonly string[])[] = [words.header];
  const mobiles = new Set<string>();
  for (let index = 0; index < table.count; index += 1) {
    const { row, cells, leftOut } = table.row(index);
    const errors = refused.get(row);
    const outcome = leftOut ? words.leftOut : errors === undefined ? words.taken : words.refused;
    const shown = SHOWN.map((column) => cells[column] ?? '');
    lines.push([String(row), ...shown, outcome, errors?.join('; ') ?? '']);
    const mobile = sameMobile(cells[MOBILE] ?? '');
    if (!leftOut && errors === undefined && mobiles.size <= MAX_SHOWN && WHOLE_NUMBER.test(mobile))
      mobiles.add(mobile);
  }
  const csv = new Blob([csvText(lines)], { type: 'text/csv;charset=utf-8' });
  return { csv, mobiles: [...mobiles] };
}
