import Papa from 'papaparse';
import { LIMITS, UnusableFileError } from '../UnusableFile';
import { RawRows } from './RawRows';

declare module 'papaparse' {
  // Its published type returns `any`.
  interface Parser {
    parse(text: string, base: number, ignoreLastRow: boolean): ParseResult<string[]>;
  }
}

const QUOTE = '"';

export type Separator = ',' | ';' | '\t';

/** One row of a CSV, cut into cells. */
export interface CutRow {
  /** The row number in the file. A line break inside quotation marks does not count. */
  readonly rowNumber: number;
  /** All cells of the line, exactly as written between the separators. */
  readonly cells: string[];
  /** A quotation mark stands where a writer of CSV puts none, so the cells may be cut wrongly. */
  readonly hasStrayQuote: boolean;
  /** A cell may be too long, or contain untypical characters or a wrapper such as `="…"`, and needs a closer look. */
  readonly isUnusual: boolean;
}

/**
 * Anything except ASCII, Latin and Hindi letters and common signs; also the apostrophe and the equals sign. Cells without such
 * a character need no check.
 */
const UNUSUAL = /[^\t\n\r -&(-<>-~\u00C0-\u024F\u0900-\u097F\u200C-\u200D\u2010-\u2027\u20B9]/;

const isUnusual = (raw: string): boolean => raw.length > LIMITS.cellLength || UNUSUAL.test(raw);

/** How much papaparse cuts at once: by rows, and by characters. */
const PIECE_ROWS = 500;
const PIECE_LENGTH = 64 * 1024;
/** The widest sheet of a spreadsheet program. It writes this many separators if only the format of a row goes on. */
export const WIDEST_ROW = 16_384;
/** A longer row breaks a limit even if every character is doubled and quoted; only this much of it is cut. */
const LONGEST_ROW = LIMITS.columns * (3 * LIMITS.cellLength + 3) + WIDEST_ROW;

interface RawRow {
  readonly raw: string;
  readonly start: number;
  readonly rowNumber: number;
}

/**
 * Cuts a CSV text into cells with papaparse, block by block, and compares the cells with the text, since papaparse silently
 * accepts misplaced quotation marks. After a damaged row, cutting continues on the next line.
 * @throws {UnusableFileError} tooManyRows
 */
export function* cutRows(text: string, separator: Separator): Generator<CutRow> {
  const rows = new RawRows(text);
  for (let piece = nextPiece(rows); piece.length > 0; piece = nextPiece(rows)) {
    const raws = piece.map(({ raw }) => raw);
    const { cut, isSure } = parsed(raws, separator);
    if (isSure) {
      for (const [at, { raw, rowNumber }] of piece.entries()) {
        const cells = cut[at] ?? [];
        yield { rowNumber, cells, hasStrayQuote: false, isUnusual: isUnusual(raw) };
      }
    } else yield* oneByOne(rows, piece, separator);
  }
}

function nextPiece(rows: RawRows): RawRow[] {
  const piece: RawRow[] = [];
  let length = 0;
  while (piece.length < PIECE_ROWS && length < PIECE_LENGTH) {
    const raw = rows.next();
    if (rows.rowNumber > LIMITS.sheetRows)
      throw new UnusableFileError({ reason: 'tooManyRows', limit: LIMITS.rows });
    if (raw === null) break;
    piece.push({ raw: raw.slice(0, LONGEST_ROW), start: rows.start, rowNumber: rows.rowNumber });
    length += raw.length;
  }
  return piece;
}

const parserFor = (delimiter: Separator) => new Papa.Parser({ delimiter, newline: '\n' });
const PARSERS = { ',': parserFor(','), ';': parserFor(';'), '\t': parserFor('\t') };

/** Cuts several rows at once. `isSure` if papaparse found the same rows, and every row can be rebuilt from its cells. */
function parsed(raws: readonly string[], separator: Separator) {
  // papaparse removes a byte order mark at the start, and leaves spaces after a closing mark at the end. An empty row at each
  // end avoids both.
  const { data, errors } = PARSERS[separator].parse(['', ...raws, ''].join('\n'), 0, false);
  const cut = data.slice(1, raws.length + 1);
  const isSure =
    errors.length === 0 &&
    data.length === raws.length + 2 &&
    raws.every((raw, at) => !raw.includes(QUOTE) || isWellCut(raw, cut[at] ?? [], separator));
  return { cut, errors, isSure };
}

/**
 * Cuts the rows of a block one by one, since one of them is damaged: that row is cut to its first line, and the next row begins
 * below.
 */
function* oneByOne(
  rows: RawRows,
  piece: readonly RawRow[],
  separator: Separator,
): Generator<CutRow> {
  const [first] = piece;
  const last = piece.at(-1);
  if (first === undefined || last === undefined) return;
  rows.returnTo(first.start, first.rowNumber);
  for (let raw = rows.next(); raw !== null; raw = rows.next()) {
    const { rowNumber } = rows;
    const whole = parsed([raw.slice(0, LONGEST_ROW)], separator);
    const cells = whole.isSure ? (whole.cut[0] ?? []) : spoiledCells(rows, raw, whole, separator);
    yield { rowNumber, cells, hasStrayQuote: !whole.isSure, isUnusual: true };
    if (rows.start >= last.start) return;
  }
}

/** The cells of the first line of a damaged row. From an unclosed quotation mark on, every separator cuts. */
function spoiledCells(
  rows: RawRows,
  raw: string,
  whole: ReturnType<typeof parsed>,
  separator: Separator,
): string[] {
  const line = rows.firstLine().slice(0, LONGEST_ROW);
  const { cut, errors } = line.length < raw.length ? parsed([line], separator) : whole;
  const cells = cut[0] ?? [];
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open?.index === undefined) return cells;
  // papaparse's index is past the mark and includes the line break that was added in front of the line.
  return [...cells.slice(0, -1), ...line.slice(open.index - 2).split(separator)];
}

/** True if each cell is written in the row as CSV allows: in quotation marks, or on one line with an even number of them. */
function isWellCut(raw: string, cells: readonly string[], separator: Separator): boolean {
  let at = 0;
  for (const cell of cells) {
    const quotes = cell.includes(QUOTE) ? cell.split(QUOTE).length - 1 : 0;
    if (raw.startsWith(QUOTE, at)) {
      at += cell.length + quotes + 2;
      while (raw.charAt(at) !== separator && /[ \t]/.test(raw.charAt(at))) at += 1;
    } else {
      if (quotes % 2 === 1 || /[\r\n]/.test(cell)) return false;
      at += cell.length;
    }
    if (at < raw.length && raw.charAt(at) !== separator) return false;
    at += 1;
  }
  return at === raw.length + 1;
}
