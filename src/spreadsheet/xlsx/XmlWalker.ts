import { damaged, UnusableFileError } from '../UnusableFile';
import { resolved } from './references';

/** What the walker stands on; `more` when it needs the next piece. */
export type Token = 'open' | 'close' | 'text' | 'more';

/** No spreadsheet program writes a longer tag; one that never ends would be gathered for ever. */
const LONGEST_TAG = 64 * 1024;
/** A longer text comes in pieces. So much written as references is still more than a cell may hold. */
const LONGEST_TEXT = 32 * 1024;
/** So many tags inside of each other are no spreadsheet. */
const DEEPEST = 200;

const RETURN = 13;
const SPACE = 32;
const BANG = 33;
const QUOTE = 34;
const AMPERSAND = 38;
const APOSTROPHE = 39;
const SLASH = 47;
const COLON = 58;
const LESS = 60;
const EQUALS = 61;
const GREATER = 62;
const QUESTION = 63;
const ASCII_END = 128;

const CDATA = '<![CDATA[';
/** What is no tag: how it begins and ends. */
const OTHERS = [
  ['<?', '?>'],
  ['<!--', '-->'],
  [CDATA, ']]>'],
] as const;

/**
 * Walks over XML in UTF-8 from tag to tag while its pieces arrive: `feed` one, then `next` until it says `more`. A
 * self-closing tag is an `open` and a `close`; names come without their prefix; comments and instructions are passed
 * over. However the pieces are cut, no byte is looked at more than a few times.
 */
export class XmlWalker {
  /** Of an `open` or `close`: the tag. */
  name = '';
  #bytes = new Uint8Array(0);
  #end = 0;
  #at = 0;
  /** The bytes as one character each: what is ASCII is cut out of them, far faster than it is decoded. */
  #letters = '';
  readonly #latin1 = new TextDecoder('latin1');
  readonly #utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  /** The tags that are open, with their prefixes. */
  readonly #open: string[] = [];
  /** The tag was `<a/>`: its end is next. */
  #selfClosed = false;
  #textStart = 0;
  #textEnd = 0;
  #ascii = true;
  #bare = true;
  readonly #names: string[] = [];
  readonly #values: string[] = [];
  #count = 0;

  /** @throws {UnusableFileError} damaged: a tag without an end */
  feed(piece: Uint8Array): void {
    const rest = this.#end - this.#at;
    if (rest > LONGEST_TAG) throw damaged();
    if (rest + piece.length > this.#bytes.length) {
      const longer = new Uint8Array(2 * (rest + piece.length));
      longer.set(this.#bytes.subarray(this.#at, this.#end));
      this.#bytes = longer;
    } else this.#bytes.copyWithin(0, this.#at, this.#end);
    this.#bytes.set(piece, rest);
    this.#at = 0;
    this.#end = rest + piece.length;
    this.#letters = this.#latin1.decode(this.#bytes.subarray(0, this.#end));
  }

  /** @throws {UnusableFileError} damaged: something is still open */
  end(): void {
    const rest = this.#letters.slice(this.#at);
    if (this.#open.length > 0 || rest.trim() !== '') throw damaged();
  }

  /** Of a `text`: its characters, references resolved. */
  get text(): string {
    const text = this.#part(this.#textStart, this.#textEnd, this.#ascii);
    // Every line end of XML is \n.
    return this.#bare ? text : resolved(text.replace(/\r\n?/g, '\n'));
  }

  /** Of an `open`: the value of an attribute without a prefix, '' if there is none. */
  attribute(name: string): string {
    for (let at = 0; at < this.#count; at += 1)
      if (this.#names[at] === name) return this.#values[at] ?? '';
    return '';
  }

  /** The same of an attribute with a prefix, whichever that is. */
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
    while (this.#at < this.#end) {
      if (this.#code(this.#at) !== LESS) return this.#readText();
      const second = this.#code(this.#at + 1);
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
    let at = start;
    let ascii = true;
    let bare = true;
    for (; at < this.#end; at += 1) {
      const code = bytes[at] ?? 0;
      if (code === LESS) break;
      if (code === AMPERSAND || code === RETURN) bare = false;
      if (code >= ASCII_END) ascii = false;
    }
    if (at === this.#end) {
      if (at - start < LONGEST_TEXT) return 'more';
      // Not within a character, which has four bytes at most.
      for (let back = 0; back < 3 && ((bytes[at - 1] ?? 0) & 0xc0) === 0x80; back += 1) at -= 1;
      if ((bytes[at - 1] ?? 0) >= 0xc0) at -= 1;
    }
    this.#textStart = start;
    this.#textEnd = at;
    this.#ascii = ascii;
    this.#bare = bare;
    this.#at = at;
    return 'text';
  }

  #readClose(): Token {
    const start = this.#at + 2;
    const name = this.#open.at(-1);
    if (start === this.#end) return 'more';
    if (name === undefined) throw damaged();
    const end = this.#afterSpaces(start + name.length);
    if (end >= this.#end) return 'more';
    if (!this.#letters.startsWith(name, start) || this.#code(end) !== GREATER) {
      throw damaged();
    }
    this.#at = end + 1;
    return this.#closed();
  }

  #closed(): Token {
    const name = this.#open.pop() ?? '';
    this.name = name.length === 1 ? name : name.slice(name.indexOf(':') + 1);
    return 'close';
  }

  #readOpen(): Token {
    const start = this.#at + 1;
    let at = start;
    let local = start;
    let code = this.#code(at);
    for (; code > SPACE && code !== GREATER && code !== SLASH; code = this.#code(at)) {
      at += 1;
      if (code === COLON) local = at;
      if (code === LESS) throw damaged();
    }
    const end = at;
    this.#count = 0;
    while (at !== -1 && at < this.#end) {
      code = this.#code(at);
      if (code === GREATER || code === SLASH) {
        this.#selfClosed = code === SLASH;
        const last = this.#selfClosed ? at + 1 : at;
        if (last === this.#end) break;
        if (this.#code(last) !== GREATER) throw damaged();
        this.name = this.#part(local, end, true);
        this.#open.push(local === start ? this.name : this.#letters.slice(start, end));
        if (this.#open.length > DEEPEST) throw damaged();
        this.#at = last + 1;
        return 'open';
      }
      at = code <= SPACE ? at + 1 : this.#readAttribute(at);
    }
    this.#selfClosed = false;
    return 'more';
  }

  /** Where the attribute ends that begins at `start`, -1 if that is not known yet. */
  #readAttribute(start: number): number {
    let end = start;
    let code = this.#code(end);
    while (code > SPACE && code !== EQUALS && code !== GREATER && code !== LESS) {
      end += 1;
      code = this.#code(end);
    }
    const equals = this.#afterSpaces(end);
    const quote = this.#afterSpaces(equals + 1);
    if (quote >= this.#end) return -1;
    code = this.#code(quote);
    if (this.#code(equals) !== EQUALS || (code !== QUOTE && code !== APOSTROPHE)) {
      throw damaged();
    }
    let close = quote + 1;
    let bare = true;
    let ascii = true;
    for (; close < this.#end; close += 1) {
      const byte = this.#bytes[close] ?? 0;
      if (byte === code) break;
      if (byte === AMPERSAND) bare = false;
      if (byte >= ASCII_END) ascii = false;
    }
    if (close === this.#end) return -1;
    const value = this.#part(quote + 1, close, ascii);
    this.#names[this.#count] = this.#part(start, end, true);
    this.#values[this.#count] = bare ? value : resolved(value);
    this.#count += 1;
    return close + 1;
  }

  /** @throws {UnusableFileError} damaged: the bytes are no UTF-8 */
  #part(start: number, end: number, ascii: boolean): string {
    // Most names are one letter, and a character costs far less than a slice.
    if (ascii)
      return end - start === 1 ? this.#letters.charAt(start) : this.#letters.slice(start, end);
    try {
      return this.#utf8.decode(this.#bytes.subarray(start, end));
    } catch {
      throw damaged();
    }
  }

  /** The byte at a place, -1 behind the end. */
  #code(at: number): number {
    return at < this.#end ? (this.#bytes[at] ?? -1) : -1;
  }

  #afterSpaces(start: number): number {
    let at = start;
    while (at < this.#end && (this.#bytes[at] ?? 0) <= SPACE) at += 1;
    return at;
  }

  /** Passes over a comment or an instruction, and takes the text of CDATA; null where there is none. */
  #readOther(): Token | null {
    const head = this.#letters.slice(this.#at, this.#at + CDATA.length);
    const [opening, ending] = OTHERS.find(([start]) => head.startsWith(start)) ?? [];
    if (opening === undefined || ending === undefined) {
      if (OTHERS.some(([start]) => start.startsWith(head))) return 'more';
      // What else begins so declares types and entities of its own, the way of every entity bomb.
      throw new UnusableFileError({ reason: 'documentType' });
    }
    this.#textStart = this.#at + opening.length;
    this.#textEnd = this.#letters.indexOf(ending, this.#textStart);
    if (this.#textEnd === -1) return 'more';
    this.#at = this.#textEnd + ending.length;
    this.#ascii = false;
    this.#bare = true;
    return opening === CDATA ? 'text' : null;
  }
}
