import Papa from 'papaparse';
import { LIMITS, UnusableFileError } from '../UnusableFile';

declare module 'papaparse' {
  // Its published type returns `any`.
  interface Parser {
    parse(text: string, base: number, ignoreLastRow: boolean): ParseResult<string[]>;
  }
}

export type Separator = ',' | ';' | '\t';

/** One row of a CSV, cut into cells. */
export interface CutRow {
  /** The row number in the file. A line break inside quotation marks does not count. */
  readonly rowNumber: number;
  /** The row as written, and its cells, exactly as written between the separators. */
  readonly raw: string;
  readonly cells: readonly string[];
  /** A quotation mark stands where a writer of CSV puts none, so the cells may be cut wrongly. */
  readonly hasStrayQuote: boolean;
}

/** The widest sheet of a spreadsheet program. It writes this many separators if only the format of a row goes on. */
export const WIDEST_ROW = 16_384;
/** A longer row breaks a limit even if every character is doubled and quoted; only this much of it is cut. */
const LONGEST_ROW = LIMITS.columns * (3 * LIMITS.cellLength + 3) + WIDEST_ROW;

const QUOTE = '"';
const QUOTED_CELL = /(?:^|[,;\t\r\n]) *"/;
/** As in `5" pipe`. */
const INCHES = /\d" (?=\p{L})/gu;

const parserFor = (delimiter: Separator) => new Papa.Parser({ delimiter, newline: '\n' });
const PARSERS = { ',': parserFor(','), ';': parserFor(';'), '\t': parserFor('\t') };

/** Matches a row whose cells are all in quotation marks, or on one line with an even number of them. */
function wellWritten(separator: Separator): RegExp {
  const text = `[^"\\r\\n${separator}]+`;
  const bare = `${text}(?:"(?:${text})?"(?:${text})?)*`;
  const quoted = `"[^"]*(?:""[^"]*)*"${separator === '\t' ? ' ' : '[ \\t]'}*`;
  return new RegExp(`^(?:${quoted}|${bare})?(?:${separator}(?:${quoted}|${bare})?)*$`);
}

/**
 * Cuts a CSV text into rows, and these into cells with papaparse; blank lines are skipped. A row ends with its line (\n, \r or
 * \r\n), or with a later one if a quotation mark is open, but a row with a misplaced mark always with its first.
 * @throws {UnusableFileError} tooManyRows
 */
export function* cutRows(text: string, separator: Separator): Generator<CutRow, undefined> {
  const pattern = wellWritten(separator);
  const hasQuotedCells = text.includes(QUOTE) && QUOTED_CELL.test(text);
  // A writer that quotes no cell leaves inches as they are. Any other one would have quoted this cell.
  const isWell = (raw: string) =>
    pattern.test(raw) || (!hasQuotedCells && !raw.replace(INCHES, '').includes(QUOTE));
  let start = 0;
  for (let rowNumber = 1; start < text.length; rowNumber += 1) {
    if (rowNumber > LIMITS.sheetRows) throw new UnusableFileError({ reason: 'tooManyRows' });
    const cut = (end: number) => text.slice(start, Math.min(end, start + LONGEST_ROW));
    const closed = endOfLine(text, start, hasQuotedCells);
    const hasStrayQuote = !isWell(cut(closed));
    const end = hasStrayQuote ? endOfLine(text, start, false) : closed;
    const raw = cut(end);
    if (raw !== '') yield { rowNumber, raw, cells: cellsOf(raw, separator), hasStrayQuote };
    start = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
}

/** The end of the line that begins at `start`. Where marks quote, it goes on while the number of marks is odd. */
function endOfLine(text: string, start: number, doMarksQuote: boolean): number {
  let isOpen = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === QUOTE) isOpen = doMarksQuote && !isOpen;
    else if ((sign === '\n' || sign === '\r') && !isOpen) return at;
  }
  return text.length;
}

/** From an unclosed quotation mark on, every separator cuts. */
function cellsOf(raw: string, separator: Separator): string[] {
  if (!raw.includes(QUOTE)) return raw.split(separator);
  // papaparse leaves spaces after a closing mark at the end of a text, but not before a line break.
  const { data, errors } = PARSERS[separator].parse(`${raw}\n`, 0, false);
  const [cells = []] = data;
  if (!errors.some(({ code }) => code === 'MissingQuotes')) return cells;
  const open = cells.at(-1) ?? '';
  return [...cells.slice(0, -1), ...`${QUOTE}${open.slice(0, -1)}`.split(separator)];
}
