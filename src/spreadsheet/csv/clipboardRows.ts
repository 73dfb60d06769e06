import { commonLength } from '../table/checks';

const LINE_BREAK = /\r\n|\r|\n/;
const PLAIN_CELL = /[^\t\r\n]*/y;
/** A mark, a text with doubled marks only, and a mark at the end of the cell. */
const QUOTED_CELL = /"([^"]*(?:""[^"]*)*)"(?=[\t\r\n]|$)/y;

/**
 * The rows that a spreadsheet program put on the clipboard. This is no CSV: a cell is quoted only if it has a tab or a
 * line break, or in some programs a quotation mark. Any other mark is text, as in `"Kashi` above `Silk"`. All rows are equally
 * wide, so a row that is complete at the end of its line does not go on below.
 */
export function clipboardRows(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '');
  const [usual] = commonLength(cutCells(plain, null));
  return cutCells(plain, usual);
}

/** `usual` is the number of cells in a row, `null` if it is not known yet. */
function cutCells(text: string, usual: number | null): string[][] {
  const widths = text.split(LINE_BREAK).map(widthOf);
  const rows: string[][] = [];
  let [line, at] = [0, 0];
  for (; at < text.length; line += 1) {
    const cells: string[] = [];
    /** Tabs before this cell on its line. */
    let tabs = 0;
    const isQuoted = (inner: string, below: number): boolean => {
      const isDoubled = inner.includes('"');
      if (!/[\t\r\n]/.test(inner)) return isDoubled;
      if (usual === null) return !inner.includes('\t');
      const missing = usual - cells.length;
      if ((widths[line] ?? 0) - tabs !== missing) return true;
      if (missing > 1) return false;
      // Below a quoted cell in the last column, the lines are too short for rows.
      const next = widths.slice(line + 1, line + 1 + below);
      return (usual === 1 && isDoubled) || next.some((width) => width !== usual);
    };
    for (let isOpen = true; isOpen; tabs += 1) {
      const [written, inner] = matchAt(QUOTED_CELL, text, at);
      const lines = inner.split(LINE_BREAK);
      const isCell = inner !== '' && isQuoted(inner, lines.length - 1);
      const [plain] = matchAt(PLAIN_CELL, text, at);
      const end = at + (isCell ? written : plain).length;
      cells.push(isCell ? inner.replaceAll('""', '"') : plain);
      if (isCell) {
        line += lines.length - 1;
        tabs = (lines.length === 1 ? tabs : 0) + widthOf(lines.at(-1) ?? '') - 1;
      }
      isOpen = text.charAt(end) === '\t';
      at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    }
    rows.push(cells);
  }
  return rows;
}

const widthOf = (line: string): number => line.split('\t').length;

/** What the pattern finds at a place, and its group; '' for nothing. */
function matchAt(pattern: RegExp, text: string, at: number): readonly [string, string] {
  pattern.lastIndex = at;
  const [found = '', group = ''] = pattern.exec(text) ?? [];
  return [found, group];
}
