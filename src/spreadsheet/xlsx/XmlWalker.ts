import { damaged, UnusableFileError } from '../UnusableFile';
import { XmlBytes } from './XmlBytes';

/** `more` asks for the next piece. */
export type Token = 'open' | 'close' | 'text' | 'more';

/** No spreadsheet program writes a longer tag; without a limit, a tag that never ends would be collected for ever. */
const LONGEST_TAG = 64 * 1024;
/** A longer text is returned in parts. Even if it consists of references, this is more than a cell may have. */
const LONGEST_TEXT = 32 * 1024;
/** No spreadsheet nests tags this deep. */
const DEEPEST = 200;

const SPACE = 32;
const BANG = 33;
const QUOTE = 34;
const APOSTROPHE = 39;
const SLASH = 47;
const COLON = 58;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const QUESTION = 63;

const CDATA = '<![CDATA[';
/** Everything that begins like a tag but is none: its start and end. */
const OTHERS = [
  ['<?', '?>'],
  ['<!--', '-->'],
  [CDATA, ']]>'],
] as const;

/**
 * Walks XML from tag to tag while it arrives: `feed` a piece, then call `next` until it returns `more`. A self-closing tag is
 * an `open` and a `close`; names have no prefix; comments and instructions are skipped. However the pieces are cut, each byte
 * is read only a few times.
 */
export class XmlWalker {
  /** The tag of an `open` or `close`. */
  name = '';
  /** The characters of a `text`. */
  text = '';
  readonly #bytes = new XmlBytes();
  #at = 0;
  /** The open tags, with their prefixes. */
  readonly #open: string[] = [];
  /** After `<a/>`: its `close` comes next. */
  #selfClosed = false;
  /** The attributes of the last opened tag. */
  readonly #names: string[] = [];
  readonly #values: string[] = [];
  #count = 0;

  /** @throws {UnusableFileError} damaged: a tag without an end */
  feed(piece: Uint8Array): void {
    if (this.#bytes.end - this.#at > LONGEST_TAG) throw damaged();
    this.#bytes.feed(this.#at, piece);
    this.#at = 0;
  }

  /** @throws {UnusableFileError} damaged: a tag is still open */
  end(): void {
    const isRest = this.#bytes.afterSpaces(this.#at) < this.#bytes.end;
    if (this.#open.length > 0 || isRest) throw damaged();
  }

  /** An attribute of the last `open`, without a prefix; '' if there is none. */
  attribute(name: string): string {
    for (let at = 0; at < this.#count; at += 1)
      if (this.#names[at] === name) return this.#values[at] ?? '';
    return '';
  }

  /** The same for an attribute with any prefix. */
  prefixed(name: string): string {
    for (let at = 0; at < this.#count; at += 1) {
      const [prefix, local] = this.#names[at]?.split(':') ?? [];
      if (local === name && prefix !== 'xmlns') return this.#values[at] ?? '';
    }
    return '';
  }

  /** @throws {UnusableFileError} damaged, documentType */
  next(): Token {
    if (this.#selfClosed) {
      this.#selfClosed = false;
      return this.#closed();
    }
    const bytes = this.#bytes;
    while (this.#at < bytes.end) {
      if (bytes.at(this.#at) !== LESS) return this.#readText();
      const second = bytes.at(this.#at + 1);
      if (second === SLASH) return this.#readClose();
      if (second !== BANG && second !== QUESTION) return this.#readOpen();
      const token = this.#readOther();
      if (token !== null) return token;
    }
    return 'more';
  }

  #readText(): Token {
    const bytes = this.#bytes;
    const start = this.#at;
    let end = bytes.until(LESS, start);
    if (end === bytes.end) {
      if (end - start < LONGEST_TEXT) return 'more';
      // Never cuts within a character, which has four bytes at most.
      for (let back = 0; back < 3 && (bytes.at(end - 1) & 0xc0) === 0x80; back += 1) end -= 1;
      if (bytes.at(end - 1) >= 0xc0) end -= 1;
    }
    this.text = bytes.text(start, end);
    this.#at = end;
    return 'text';
  }

  #readClose(): Token {
    const bytes = this.#bytes;
    const start = this.#at + 2;
    const name = this.#open.at(-1);
    if (start === bytes.end) return 'more';
    if (name === undefined) throw damaged();
    const end = bytes.afterSpaces(start + name.length);
    if (end >= bytes.end) return 'more';
    if (!bytes.startsWith(name, start) || bytes.at(end) !== GREATER) throw damaged();
    this.#at = end + 1;
    return this.#closed();
  }

  #closed(): Token {
    const name = this.#open.pop() ?? '';
    this.name = name.length === 1 ? name : name.slice(name.indexOf(':') + 1);
    return 'close';
  }

  #readOpen(): Token {
    const bytes = this.#bytes;
    const start = this.#at + 1;
    let at = start;
    let local = start;
    let byte = bytes.at(at);
    for (; byte > SPACE && byte !== GREATER && byte !== SLASH; byte = bytes.at(at)) {
      at += 1;
      if (byte === COLON) local = at;
      if (byte === LESS) throw damaged();
    }
    const end = at;
    this.#count = 0;
    while (at !== -1 && at < bytes.end) {
      byte = bytes.at(at);
      if (byte === GREATER) return this.#opened(start, local, end, at, false);
      if (byte === SLASH) {
        if (at + 1 === bytes.end) return 'more';
        if (bytes.at(at + 1) !== GREATER) throw damaged();
        return this.#opened(start, local, end, at + 1, true);
      }
      at = byte <= SPACE ? at + 1 : this.#readAttribute(at);
    }
    return 'more';
  }

  #opened(start: number, local: number, end: number, last: number, selfClosed: boolean): Token {
    this.name = this.#bytes.letters(local, end);
    this.#open.push(local === start ? this.name : this.#bytes.letters(start, end));
    if (this.#open.length > DEEPEST) throw damaged();
    this.#selfClosed = selfClosed;
    this.#at = last + 1;
    return 'open';
  }

  /** The place after the attribute that begins at `start`, -1 if its end has not arrived. */
  #readAttribute(start: number): number {
    const bytes = this.#bytes;
    let end = start;
    let byte = bytes.at(end);
    while (byte > SPACE && byte !== EQUALS && byte !== GREATER && byte !== LESS) {
      end += 1;
      byte = bytes.at(end);
    }
    const equals = bytes.afterSpaces(end);
    const value = bytes.afterSpaces(equals + 1) + 1;
    if (value > bytes.end) return -1;
    const quote = bytes.at(value - 1);
    const isQuoted = quote === QUOTE || quote === APOSTROPHE;
    if (bytes.at(equals) !== EQUALS || !isQuoted) throw damaged();
    const close = bytes.until(quote, value);
    if (close === bytes.end) return -1;
    this.#names[this.#count] = bytes.letters(start, end);
    this.#values[this.#count] = bytes.text(value, close);
    this.#count += 1;
    return close + 1;
  }

  /** Skips a comment or an instruction (`null`), or reads the text of CDATA. */
  #readOther(): Token | null {
    const bytes = this.#bytes;
    const start = this.#at;
    const [opening, ending] = OTHERS.find(([head]) => bytes.startsWith(head, start)) ?? [];
    if (opening === undefined || ending === undefined) {
      const head = bytes.letters(start, Math.min(bytes.end, start + CDATA.length));
      if (OTHERS.some(([whole]) => whole.startsWith(head))) return 'more';
      // Any other `<!` declares its own types and entities, as every entity bomb does.
      throw new UnusableFileError({ reason: 'documentType' });
    }
    const end = bytes.find(ending, start + opening.length);
    if (end === -1) return 'more';
    this.#at = end + ending.length;
    if (opening !== CDATA) return null;
    this.text = bytes.decoded(start + opening.length, end);
    return 'text';
  }
}
