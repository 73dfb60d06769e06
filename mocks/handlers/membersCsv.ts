import Papa from 'papaparse';
import type { Member } from '../db/collections';
import { toProfileRecord } from './records';

/** The columns of the import's template (product §2 item 10), in its order. */
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

/** Members as a CSV that the import reads again: the template's columns, then those that only the export has. */
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
 * What a spreadsheet may run as a formula: a sign (its full-width twin too) or a control character in front, after any
 * spaces. A mark that was there before counts as well, so that taking one mark off always gives the cell back as it was.
 */
const FORMULA = /^'*\s*[=+\-@＝＋－＠\t\r\n\0]/u;

function defused(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Takes the mark of `defused` off again. */
export function armed(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
