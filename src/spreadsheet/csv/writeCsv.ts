import { withFormulaMark } from './formulaMark';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/**
 * A CSV as every program reads it (rule I7): UTF-8 with a byte order mark, CRLF, formulas defused with a
 * leading `'`, and every cell quoted, so that none is cut where another reader splits. The header is the first of the rows.
 */
export function csvText(rows: Iterable<readonly string[]>): string {
  const lines: string[] = ['\uFEFF'];
  for (const cells of rows)
    lines.push(`${cells.map((cell) => quoted(withFormulaMark(cell))).join(',')}\r\n`);
  return lines.join('');
}
