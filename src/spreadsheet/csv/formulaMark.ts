/** Spreadsheet programs run a cell that begins like this; some skip spaces and invisible characters first. */
const FIRST_LINE = /^[\s\p{Cf}]*?[=+\-@＝＋－＠\t\r\n\0]/u;
const LINE_BREAK = /[\r\n]/;
/** A program that splits at every line break would read each line as a cell. */
const LATER_LINE = /^[\s\p{Cf}]*?[=+\-@＝＋－＠\t\0]/u;

const APOSTROPHE = 39;

/** True if a spreadsheet program might run this cell as a formula (rule I7). */
export function isFormula(cell: string): boolean {
  if (FIRST_LINE.test(cell)) return true;
  // Line by line: a single expression would start again at every line break, which is slow for many of them.
  return LINE_BREAK.test(cell) && cell.split(LINE_BREAK).some((line) => LATER_LINE.test(line));
}

function withoutApostrophes(cell: string): string {
  let start = 0;
  while (cell.charCodeAt(start) === APOSTROPHE) start += 1;
  return start === 0 ? cell : cell.slice(start);
}

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
  const isMarked = cell.charCodeAt(0) === APOSTROPHE && isFormula(withoutApostrophes(cell));
  const rest = isMarked ? cell.slice(1) : cell;
  return rest.includes(";'")
    ? rest.replace(AFTER_SEMICOLON, (_, marks: string) => `;${marks.slice(1)}`)
    : rest;
}
