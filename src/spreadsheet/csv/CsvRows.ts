import { LIMITS, UnusableFileError } from '../UnusableFile';
import { withoutFormulaMark } from './formulaMark';

export type Separator = ',' | ';' | '\t';

const QUOTE = 34;
const APOSTROPHE = 39;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const TAB = 9;
const TILDE = 126;

/** Longer than a cell may be with every character doubled and marked. */
const LONGEST_QUOTED = 3 * LIMITS.cellLength;
/** As wide as a spreadsheet program's sheets: so many separators it writes where only the format of a row goes on. */
const WIDEST_ROW = 16_384;

/** What is neither ASCII nor a Latin or Hindi letter, the apostrophe, and the begin of a formula: no other cell has a flaw. */
const UNUSUAL = /[^\t\n\r -&(-~\u00C0-\u024F\u0900-\u097F\u200C-\u200D\u2010-\u2027\u20B9]|^=/;

/**
 * The rows of a CSV, one after another, as strict as RFC 4180 where a file is, and telling where it is not: each line end
 * counts, whichever kind; a cell is quoted when it begins with a quote. Formula marks are taken off (rule I7).
 */
export class CsvRows {
  /** Of the row read last its number in the file: every line end outside quotes counts. */
  rowNumber = 0;
  /** Of the row read last: where it begins in the text. */
  start = 0;
  /** Of the row read last: whether a quote stands where a writer of CSV puts none, so that cells may be cut wrongly. */
  strayQuote = false;
  /** Of the row read last: whether a cell of it may hold what nobody types, or what a program put around a value. */
  isUnusual = false;
  readonly #text: string;
  readonly #separator: number;
  /** Nearly every character is above all that mean something. */
  readonly #highest: number;
  #at: number;

  /** @param start where the first row begins */
  constructor(text: string, separator: Separator, start = 0) {
    this.#text = text;
    this.#at = start;
    this.#separator = separator.charCodeAt(0);
    this.#highest = Math.max(this.#separator, APOSTROPHE);
  }

  /**
   * The cells of the next row that is no blank line, each as it stands between its separators; `null` after the last.
   * @throws {UnusableFileError} cellTooLong, tooManyColumns, tooManyRows, openQuote
   */
  next(): string[] | null {
    if (!this.#toNextRow()) return null;
    this.strayQuote = false;
    this.isUnusual = false;
    this.start = this.#at;
    const cells: string[] = [];
    do {
      if (cells.length === LIMITS.columns) return this.#wideRow(cells);
      cells.push(this.#cell(cells.length));
    } while (this.#passSeparator());
    return cells;
  }

  /** Beyond the last column that is read cells may stand, if nothing stands in them. */
  #wideRow(cells: string[]): string[] {
    let columns = 0;
    let count = cells.length;
    do {
      const cell = this.#cell(count);
      count += 1;
      if (cell.trim() !== '' || count > WIDEST_ROW) columns = count;
      else cells.push(cell);
    } while (this.#passSeparator());
    if (columns === 0) return cells;
    const { rowNumber } = this;
    const limit = LIMITS.columns;
    throw new UnusableFileError({ reason: 'tooManyColumns', row: rowNumber, columns, limit });
  }

  #cell(position: number): string {
    const isQuoted = this.#text.charCodeAt(this.#at) === QUOTE;
    const cell = (isQuoted ? this.#quotedCell(position) : null) ?? this.#plainCell();
    if (cell.length > LIMITS.cellLength) throw this.#cellTooLong(position);
    return cell;
  }

  /** Goes over blank lines; false at the end of the text. */
  #toNextRow(): boolean {
    for (;;) {
      if (this.#at >= this.#text.length) return false;
      this.rowNumber += 1;
      if (this.rowNumber > LIMITS.sheetRows) {
        throw new UnusableFileError({ reason: 'tooManyRows', limit: LIMITS.rows });
      }
      if (!this.#passLineEnd()) return true;
    }
  }

  /** Behind a cell: over the separator, or over the end of the line, which ends the row. */
  #passSeparator(): boolean {
    if (this.#text.charCodeAt(this.#at) === this.#separator) {
      this.#at += 1;
      return true;
    }
    this.#passLineEnd();
    return false;
  }

  #passLineEnd(): boolean {
    const code = this.#text.charCodeAt(this.#at);
    if (code !== LINE_FEED && code !== CARRIAGE_RETURN) return false;
    const isPair = code === CARRIAGE_RETURN && this.#text.charCodeAt(this.#at + 1) === LINE_FEED;
    this.#at += isPair ? 2 : 1;
    return true;
  }

  #plainCell(): string {
    const text = this.#text;
    const separator = this.#separator;
    const highest = this.#highest;
    const start = this.#at;
    let at = start;
    let quotes = 0;
    let marks = 0;
    let others = 0;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > highest && code <= TILDE) continue;
      if (code === separator || code === LINE_FEED || code === CARRIAGE_RETURN) break;
      if (code === APOSTROPHE) marks += 1;
      else if (code === QUOTE) quotes += 1;
      else if (code < SPACE || code > TILDE) others += 1;
    }
    this.#at = at;
    if (at === start) return '';
    // Every program doubles and quotes a quote; where none did, one alone is likely the half of a pair that was lost.
    if (quotes % 2 === 1) this.strayQuote = true;
    const cell = text.slice(start, at);
    // Seen on the way: a look of its own at all of the text would cost more.
    if (marks + quotes + others > 0 && UNUSUAL.test(cell)) this.isUnusual = true;
    return marks === 0 ? cell : withoutFormulaMark(cell);
  }

  /** `null` for a quote that opens nothing: behind the end of its line the next quotes do not close it either. */
  #quotedCell(position: number): string | null {
    const text = this.#text;
    const start = this.#at + 1;
    let hasQuotes = false;
    for (let quote = text.indexOf('"', start); ; quote = text.indexOf('"', quote + 1)) {
      if (quote === -1 || quote - start > LONGEST_QUOTED) throw this.#unclosed(quote, position);
      if (text.charCodeAt(quote + 1) === QUOTE) {
        hasQuotes = true;
        quote += 1;
        continue;
      }
      const end = this.#endBehind(quote);
      if (end !== -1) {
        this.#at = end;
        const inside = text.slice(start, quote);
        const cell = hasQuotes ? inside.replaceAll('""', '"') : inside;
        if (UNUSUAL.test(cell)) this.isUnusual = true;
        return withoutFormulaMark(cell);
      }
      this.strayQuote = true;
      if (/[\r\n]/.test(text.slice(start, quote))) return null;
    }
  }

  /** Where the cell of this closing quote ends; -1 where something else than spaces follows. */
  #endBehind(quote: number): number {
    for (let at = quote + 1; ; at += 1) {
      const code = this.#text.charCodeAt(at);
      const ends = code === this.#separator || code === LINE_FEED || code === CARRIAGE_RETURN;
      if (ends || at >= this.#text.length) return at;
      if (code !== SPACE && code !== TAB) return -1;
    }
  }

  /** A quoted cell that is too long, or no cell at all: looked at once, since the file is refused. */
  #unclosed(quote: number, position: number): UnusableFileError {
    for (let at = quote; at !== -1; at = this.#text.indexOf('"', at + 1)) {
      if (this.#text.charCodeAt(at + 1) === QUOTE) at += 1;
      else if (this.#endBehind(at) !== -1) return this.#cellTooLong(position);
    }
    return new UnusableFileError({ reason: 'openQuote', row: this.rowNumber });
  }

  #cellTooLong(position: number): UnusableFileError {
    const limit = LIMITS.cellLength;
    const column = position + 1;
    return new UnusableFileError({ reason: 'cellTooLong', row: this.rowNumber, column, limit });
  }
}
