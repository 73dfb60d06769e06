import Papa from 'papaparse';
import { LIMITS, UnusableFileError } from '../UnusableFile';
import { RawRows } from './RawRows';

declare module 'papaparse' {
  // Its own types say `any`.
  interface Parser {
    parse(text: string, base: number, ignoreLastRow: boolean): ParseResult<string[]>;
  }
}

const QUOTE = '"';

export type Separator = ',' | ';' | '\t';

/** A row of a CSV in its cells. */
export interface CutRow {
  /** Its number in the file: every line end outside of quotation marks counts. */
  readonly rowNumber: number;
  /** As many as its line has, each as it stands between its separators. */
  readonly cells: string[];
  /** A quotation mark stands where a writer of CSV puts none, so that cells may be cut wrongly. */
  readonly hasStrayQuote: boolean;
  /** A cell may be too long, or hold what nobody types, or what a program put around a value. */
  readonly isUnusual: boolean;
}

/** What is neither ASCII nor a Latin or Hindi letter, the apostrophe and the equals sign: without them nothing is to be said of a cell. */
const UNUSUAL = /[^\t\n\r -&(-<>-~\u00C0-\u024F\u0900-\u097F\u200C-\u200D\u2010-\u2027\u20B9]/;

const isUnusual = (raw: string): boolean => raw.length > LIMITS.cellLength || UNUSUAL.test(raw);

/** So many rows, or characters, are cut at once. */
const PIECE_ROWS = 500;
const PIECE_LENGTH = 64 * 1024;
/** As wide as a spreadsheet program's sheets: so many separators it writes where only the format of a row goes on. */
export const WIDEST_ROW = 16_384;
/** A longer row breaks a limit, even with every character doubled and marked; it is cut as far as here. */
const LONGEST_ROW = LIMITS.columns * (3 * LIMITS.cellLength + 3) + WIDEST_ROW;

interface RawRow {
  readonly raw: string;
  readonly start: number;
  readonly rowNumber: number;
}

/**
 * Cuts the text of a CSV by papaparse, piece by piece, and holds the cells against the text: what papaparse takes for granted
 * or passes over is told. Where a quotation mark spoils a row, the rows below are cut again from its line.
 * @throws {UnusableFileError} tooManyRows, openQuote
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

/** Cuts rows side by side; sure where each of them is one to papaparse as well, and its cells are found again in it. */
function parsed(raws: readonly string[], separator: Separator) {
  // papaparse takes a byte order mark off the begin of a text, and no spaces off a closing mark at its end: here are neither.
  const { data, errors } = PARSERS[separator].parse(['', ...raws, ''].join('\n'), 0, false);
  const cut = data.slice(1, raws.length + 1);
  const isSure =
    errors.length === 0 &&
    data.length === raws.length + 2 &&
    raws.every((raw, at) => !raw.includes(QUOTE) || isWellCut(raw, cut[at] ?? [], separator));
  return { cut, errors, isSure };
}

/** Cuts each row of a piece by itself, since one of them is spoiled: of that its first line, the next row begins below. */
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

/** The cells of the first line of a spoiled row: from a quotation mark that is not closed in it every separator cuts. */
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
  if (!rows.hasMoreQuotes)
    throw new UnusableFileError({ reason: 'openQuote', row: rows.rowNumber });
  // papaparse counts from the line end in front of the line to what stands behind the mark.
  return [...cells.slice(0, -1), ...line.slice(open.index - 2).split(separator)];
}

/** Whether each cell stands in its row as it would be written: between quotation marks, or without an odd one and on one line. */
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
