import { damaged } from '../UnusableFile';
import { resolved } from './references';

const RETURN = 13;
const SPACE = 32;
const AMPERSAND = 38;
const ASCII_END = 128;

/**
 * The bytes of XML in UTF-8 that have come and are not walked over yet. Places count from the first of them. A text beyond ASCII
 * is decoded alone: cut out of a decoded piece it would hold the whole piece, and a Hindi workbook five times the memory.
 */
export class XmlBytes {
  /** Where they end. */
  end = 0;
  #bytes = new Uint8Array(0);
  /** One character for each byte: ASCII is cut out of them, which is far faster than to decode it. */
  #letters = '';
  readonly #latin1 = new TextDecoder('latin1');
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** Of what `until` passed over: whether it is ASCII, and free of references and line ends of other kinds. */
  #ascii = true;
  #bare = true;

  /** Lets go what stands before a place, and adds a piece behind. */
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

  /** The byte at a place, -1 behind the end. */
  at(place: number): number {
    return place < this.end ? (this.#bytes[place] ?? -1) : -1;
  }

  /** The first place from `start` on that is no room between words. */
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
   * What `until` passed over, its references resolved. Every line end of XML is \n.
   * @throws {UnusableFileError} damaged: no UTF-8
   */
  text(start: number, end: number): string {
    const text = this.#ascii ? this.letters(start, end) : this.decoded(start, end);
    return this.#bare ? text : resolved(text.replace(/\r\n?/g, '\n'));
  }

  /** @throws {UnusableFileError} damaged: no UTF-8 */
  decoded(start: number, end: number): string {
    try {
      return this.#utf8.decode(this.#bytes.subarray(start, end));
    } catch {
      throw damaged();
    }
  }

  /** What is known to be ASCII. */
  letters(start: number, end: number): string {
    // Most names are one letter, and a character costs far less than a slice.
    return end - start === 1 ? this.#letters.charAt(start) : this.#letters.slice(start, end);
  }

  /** Whether these letters begin at a place. */
  startsWith(letters: string, place: number): boolean {
    return this.#letters.startsWith(letters, place);
  }

  /** The next place of these letters, -1 if they have not come. */
  find(letters: string, start: number): number {
    return this.#letters.indexOf(letters, start);
  }
}
