import { withFormulaMark } from './formulaMark';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const NEEDS_QUOTES = /[",;\t\r\n\0]|^\s|\s$/;

/** One row for our own reader, in as few bytes as it can be read from; without the line end and the formula mark. */
export function csvLine(cells: readonly string[]): string {
  // A row of one empty cell would be a blank line.
  return cells.length === 1 && cells[0] === ''
    ? '""'
    : cells.map((cell) => (NEEDS_QUOTES.test(cell) ? quoted(cell) : cell)).join(',');
}

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
