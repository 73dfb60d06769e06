/** Spreadsheets run a cell that starts so, and some look past spaces and invisible characters first. */
const FIRST_LINE = /^[\s\p{Cf}]*?[=+\-@＝＋－＠\t\r\n\0]/u;
/** A reader that splits at every line break would see these lines as cells of their own. */
const LATER_LINE = /[\r\n][\s\p{Cf}]*[=+\-@＝＋－＠\t\0]/u;

const APOSTROPHE = 39;

/** Whether a spreadsheet program might run this cell as a formula (decisions.md I7). */
export function isFormula(cell: string): boolean {
  return FIRST_LINE.test(cell) || LATER_LINE.test(cell);
}

function withoutApostrophes(cell: string): string {
  let start = 0;
  while (cell.charCodeAt(start) === APOSTROPHE) start += 1;
  return start === 0 ? cell : cell.slice(start);
}

/**
 * A cell as it is written into a CSV: formulas get a leading `'`. A cell that already looks so marked gets one
 * more, so that reading takes off exactly what writing put on.
 */
export function withFormulaMark(cell: string): string {
  return cell !== '' && isFormula(withoutApostrophes(cell)) ? `'${cell}` : cell;
}

/** A cell of a CSV as the person meant it: the mark of `withFormulaMark` taken off, every other `'` kept. */
export function withoutFormulaMark(cell: string): string {
  if (cell.charCodeAt(0) !== APOSTROPHE) return cell;
  return isFormula(withoutApostrophes(cell)) ? cell.slice(1) : cell;
}
