/** Spreadsheet programs run a cell that begins like this; some skip spaces and invisible characters first. */
const FIRST_LINE = /^[\s\p{Cf}]*?[=+\-@＝＋－＠\t\r\n\0]/u;
const LINE_BREAK = /[\r\n]/;
/** A program that splits at every line break would read each line as a cell. */
const LATER_LINE = /^[\s\p{Cf}]*?[=+\-@＝＋－＠\t\0]/u;

/** True if a spreadsheet program might run this cell as a formula. */
export function isFormula(cell: string): boolean {
  if (FIRST_LINE.test(cell)) return true;
  // Line by line: a single expression would start again at every line break, which is slow for many of them.
  return LINE_BREAK.test(cell) && cell.split(LINE_BREAK).some((line) => LATER_LINE.test(line));
}

const withoutApostrophes = (cell: string): string => cell.replace(/^'+/, '');

/** A program that splits at every semicolon would read this as the start of a cell, even inside quotation marks. */
const AFTER_SEMICOLON = /;('*)(?=(?:[^\S\r\n]|[\p{Cf}"])*[=+\-@＝＋－＠\0])/gu;

/**
 * Prepares a cell for a CSV: a formula gets a leading `'`, and so does anything like one after a semicolon. A cell that already
 * looks marked gets one more, so reading removes exactly what writing added.
 */
export function withFormulaMark(cell: string): string {
  if (cell === '') return cell;
  const marked = cell.replace(AFTER_SEMICOLON, (_, marks: string) => `;'${marks}`);
  return isFormula(withoutApostrophes(cell)) ? `'${marked}` : marked;
}

/** Removes the marks of `withFormulaMark` from a cell of a CSV; every other `'` stays. */
export function withoutFormulaMark(cell: string): string {
  const isMarked = cell.startsWith("'") && isFormula(withoutApostrophes(cell));
  const rest = isMarked ? cell.slice(1) : cell;
  return rest.includes(";'")
    ? rest.replace(AFTER_SEMICOLON, (_, marks: string) => `;${marks.slice(1)}`)
    : rest;
}

const quoted = (cell: string): string => `"${withFormulaMark(cell).replaceAll('"', '""')}"`;

/**
 * Writes a CSV that every program reads in the same way: UTF-8 with a byte order mark, CRLF, a leading `'` before
 * formulas, and every cell in quotation marks. `rows` begins with the header.
 */
export function csvText(rows: Iterable<readonly string[]>): string {
  const lines = Array.from(rows, (cells) => `${cells.map(quoted).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}
