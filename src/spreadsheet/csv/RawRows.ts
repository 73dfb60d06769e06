/**
 * Returns a function for the next place of a character at or after `from`. It remembers its last result: searching again for
 * every row would be slow.
 */
function finder(text: string, sign: string): (from: number) => number {
  let searched = 0;
  let found = -1;
  return (from) => {
    if (from > found) {
      const next = text.indexOf(sign, from);
      found = next === -1 ? text.length : next;
    } else if (from < searched) {
      const nearer = text.slice(from, searched).indexOf(sign);
      if (nearer !== -1) found = from + nearer;
    }
    searched = from;
    return found;
  };
}

/** A closing quotation mark is followed by spaces, then a separator, another mark, or the end of the line. */
const ENDS_CELL = /[ \t]*(?:[,;"\r\n]|$)| *\t/y;

/**
 * The rows of a CSV text, not yet cut into cells. A row ends with its line (\n, \r or \r\n), or with a later line while a
 * quotation mark is open. A row whose mark is never closed ends with its first line.
 */
export class RawRows {
  /** Start and file row number (blank lines count) of the last row returned. */
  start = 0;
  rowNumber = 0;
  readonly #text: string;
  readonly #feed: (from: number) => number;
  readonly #return: (from: number) => number;
  readonly #quote: (from: number) => number;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#feed = finder(text, '\n');
    this.#return = finder(text, '\r');
    this.#quote = finder(text, '"');
  }

  /** The next row that is not a blank line; `null` at the end of the text. */
  next(): string | null {
    while (this.#at < this.#text.length) {
      this.rowNumber += 1;
      this.start = this.#at;
      const end = this.#rowEnd(this.start);
      this.#endAt(end);
      if (end > this.start) return this.#text.slice(this.start, end);
    }
    return null;
  }

  /** Shortens the last row to its first line; the next row begins below that line. */
  firstLine(): string {
    const end = this.#lineEnd(this.start);
    this.#endAt(end);
    return this.#text.slice(this.start, end);
  }

  /** Goes back to a row that was already returned. */
  returnTo(start: number, rowNumber: number): void {
    this.#at = start;
    this.rowNumber = rowNumber - 1;
  }

  #rowEnd(start: number): number {
    let from = start;
    for (;;) {
      const end = this.#lineEnd(from);
      const opening = this.#quote(from);
      if (opening >= end) return end;
      const closing = this.#quote(opening + 1);
      from = closing + 1;
      if (closing > end && !this.#endsCell(from)) return this.#lineEnd(start);
    }
  }

  #endsCell(place: number): boolean {
    ENDS_CELL.lastIndex = place;
    return place <= this.#text.length && ENDS_CELL.test(this.#text);
  }

  #lineEnd(from: number): number {
    return Math.min(this.#feed(from), this.#return(from));
  }

  #endAt(end: number): void {
    const isPair = this.#text.startsWith('\r\n', end);
    this.#at = end + (isPair ? 2 : 1);
  }
}
