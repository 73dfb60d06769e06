import { damaged } from '../UnusableFile';
import { resolved } from './references';

const RETURN = 13;
const SPACE = 32;
const AMPERSAND = 38;
const ASCII_END = 128;

/**
 * A buffer for XML in UTF-8 that is not walked yet. Places count from its first byte. Text beyond ASCII is decoded separately:
 * a slice of a decoded piece would keep the whole piece alive, and a Hindi workbook would take five times the memory.
 */
export class XmlBytes {
  /** The place after the last byte. */
  end = 0;
  #bytes = new Uint8Array(0);
  /** One character per byte: slicing ASCII from it is far faster than decoding. */
  #letters = '';
  readonly #latin1 = new TextDecoder('latin1');
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** About the bytes passed by `until`: all of them ASCII; none of them a reference or carriage return. */
  #ascii = true;
  #bare = true;

  /** Drops the bytes before `from`, and appends a piece. */
  feed(from: number, piece: Uint8Array): void {
    const rest = this.end - from;
    if (rest + piece.length > this.#bytes.length) {
      const longer = new Uint8Array(2 * (rest + piece.length));
      longer.set(this.#bytes.subarray(from, this.end));
      this.#bytes = longer;
    } else this.#bytes.copyWithin(0, from, this.end);
    this.#bytes.set(piece, rest);
    this.end = rest + piece.length;
    this.#letters = this.#latin1.decode(this.#bytes.subarray(0, this.end));
  }

  /** The byte at a place, -1 beyond the end. */
  at(place: number): number {
    return place < this.end ? (this.#bytes[place] ?? -1) : -1;
  }

  /** The first place at or after `start` that is not white space. */
  afterSpaces(start: number): number {
    let place = start;
    while (place < this.end && (this.#bytes[place] ?? 0) <= SPACE) place += 1;
    return place;
  }

  /** The next place of a byte, or the end. */
  until(stop: number, start: number): number {
    let place = start;
    let ascii = true;
    let bare = true;
    for (; place < this.end; place += 1) {
      const byte = this.#bytes[place] ?? 0;
      if (byte === stop) break;
      if (byte === AMPERSAND || byte === RETURN) bare = false;
      if (byte >= ASCII_END) ascii = false;
    }
    this.#ascii = ascii;
    this.#bare = bare;
    return place;
  }

  /**
   * The text passed by `until`, with references resolved and every line break as \n, as XML demands.
   * @throws {UnusableFileError} damaged: invalid UTF-8
   */
  text(start: number, end: number): string {
    const text = this.#ascii ? this.letters(start, end) : this.decoded(start, end);
    return this.#bare ? text : resolved(text.replace(/\r\n?/g, '\n'));
  }

  /** @throws {UnusableFileError} damaged: invalid UTF-8 */
  decoded(start: number, end: number): string {
    try {
      return this.#utf8.decode(this.#bytes.subarray(start, end));
    } catch {
      throw damaged();
    }
  }

  /** Only for bytes known to be ASCII. */
  letters(start: number, end: number): string {
    // Most names are one letter, and a single character is far faster than a slice.
    return end - start === 1 ? this.#letters.charAt(start) : this.#letters.slice(start, end);
  }

  startsWith(letters: string, place: number): boolean {
    return this.#letters.startsWith(letters, place);
  }

  /** The next place of these letters, -1 if there is none yet. */
  find(letters: string, start: number): number {
    return this.#letters.indexOf(letters, start);
  }
}
