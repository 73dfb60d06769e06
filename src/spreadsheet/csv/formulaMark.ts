/** Spreadsheets run a cell that starts so, and some look past spaces and invisible characters first. */
const FIRST_LINE = /^[\s\p{Cf}]*?[=+\-@＝＋－＠\t\r\n\0]/u;
const LINE_BREAK = /[\r\n]/;
/** A reader that splits at every line break would see the later lines as cells of their own. */
const LATER_LINE = /^[\s\p{Cf}]*?[=+\-@＝＋－＠\t\0]/u;

const APOSTROPHE = 39;

/** Whether a spreadsheet program might run this cell as a formula (rule I7). */
export function isFormula(cell: string): boolean {
  if (FIRST_LINE.test(cell)) return true;
  // Line by line: one expression for all would begin anew at each of many line breaks.
  return LINE_BREAK.test(cell) && cell.split(LINE_BREAK).some((line) => LATER_LINE.test(line));
}

function withoutApostrophes(cell: string): string {
  let start = 0;
  while (cell.charCodeAt(start) === APOSTROPHE) start += 1;
  return start === 0 ? cell : cell.slice(start);
}

/** A reader that splits at every semicolon would see this as the begin of a cell, whatever stands around the whole one. */
const AFTER_SEMICOLON = /;('*)(?=(?:[^\S\r\n]|[\p{Cf}"])*[=+\-@＝＋－＠\0])/gu;

/**
 * A cell as it is written into a CSV: formulas get a leading `'`, and so does what looks like one behind a semicolon. A
 * cell that already looks so marked gets one more, so that reading takes off exactly what writing put on.
 */
export function withFormulaMark(cell: string): string {
  if (cell === '') return cell;
  const marked = cell.replace(AFTER_SEMICOLON, (_, marks: string) => `;'${marks}`);
  return isFormula(withoutApostrophes(cell)) ? `'${marked}` : marked;
}

/** A cell of a CSV as the person meant it: the marks of `withFormulaMark` taken off, every other `'` kept. */
export function withoutFormulaMark(cell: string): string {
  const isMarked = cell.charCodeAt(0) === APOSTROPHE && isFormula(withoutApostrophes(cell));
  const rest = isMarked ? cell.slice(1) : cell;
  return rest.includes(";'")
    ? rest.replace(AFTER_SEMICOLON, (_, marks: string) => `;${marks.slice(1)}`)
    : rest;
}
