import { withFormulaMark } from './formulaMark';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/**
 * Writes a CSV that every program reads in the same way (rule I7): UTF-8 with a byte order mark, CRLF, a leading `'` before
 * formulas, and every cell in quotation marks. `rows` begins with the header.
 */
export function csvText(rows: Iterable<readonly string[]>): string {
  const lines: string[] = ['\uFEFF'];
  for (const cells of rows)
    lines.push(`${cells.map((cell) => quoted(withFormulaMark(cell))).join(',')}\r\n`);
  return lines.join('');
}
