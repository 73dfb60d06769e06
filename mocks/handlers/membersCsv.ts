import Papa from 'papaparse';
import type { Member } from '../db/collections';
import { toProfileRecord } from './records';

/** The columns of the import template (product §2 item 10), in order. */
export const templateColumns = [
  'membership',
  'name',
  'mobile',
  'mobile_alt',
  'address',
  'area',
  'rep_name_1',
  'rep_name_2',
  'rep_name_3',
  'rep_name_4',
  'rep_name_5',
  'rep_mobile_1',
  'rep_mobile_2',
  'rep_mobile_3',
  'rep_mobile_4',
  'rep_mobile_5',
] as const;

/** Writes members as a CSV that can be imported again: the template's columns, then those that only the export has. */
export function membersCsv(members: readonly Member[]): string {
  const data = members.map((member) => {
    const record = toProfileRecord(member);
    return [
      ...templateColumns.map((column) => record[column]),
      member.email,
      member.status === 1 ? 'Inactive' : 'Active',
      record.payment_date,
    ].map((value) => defused(String(value ?? '')));
  });
  const fields = [...templateColumns, 'email', 'status', 'payment_date'];
  return `\uFEFF${Papa.unparse({ fields, data }, { newline: '\r\n' })}\r\n`;
}

/**
 * Matches cells that a spreadsheet may run as a formula: they begin with a sign, its full-width form or a control character, after
 * any spaces. It also matches cells that already begin with the mark, so that removing one mark always restores the cell.
 */
const FORMULA = /^'*\s*[=+\-@＝＋－＠\t\r\n\0]/u;

function defused(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Removes the mark of `defused`. */
export function armed(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
