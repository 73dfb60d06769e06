import { withFormulaMark } from './formulaMark';

/** Quoted are cells with a separator of any reader, a quote, a line break, or spaces at an end. */
const NEEDS_QUOTES = /[",;\t\r\n\0]|^\s|\s$/;

function quoted(cell: string): string {
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** One row as it stands in a CSV, without the line end and without the formula mark. */
export function csvLine(cells: readonly string[]): string {
  // A row of one empty cell would be a blank line.
  return cells.length === 1 && cells[0] === '' ? '""' : cells.map(quoted).join(',');
}

/**
 * A CSV as every program reads it (decisions.md I7): UTF-8 with a byte order mark, CRLF, formulas defused with a
 * leading `'`. The header is the first of the rows.
 */
export function csvText(rows: Iterable<readonly string[]>): string {
  const lines: string[] = ['\uFEFF'];
  for (const cells of rows) lines.push(`${csvLine(cells.map(withFormulaMark))}\r\n`);
  return lines.join('');
}
