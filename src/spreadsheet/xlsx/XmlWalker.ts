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
/** What is no tag: how it begins and ends. */
const OTHERS = [
  ['<?', '?>'],
  ['<!--', '-->'],
  [CDATA, ']]>'],
] as const;

/**
 * Walks over XML from tag to tag while its pieces arrive: `feed` one, then `next` until it says `more`. A self-closing
 * tag is an `open` and a `close`; names come without their prefix; comments and instructions are passed over. However
 * the pieces are cut, no character is looked at more than a few times.
 */
export class XmlWalker {
  /** Of an `open` or `close`: the tag. */
  name = '';
  /** Of a `text`: its characters. */
  text = '';
  /** What has come and is not walked over yet, and where the walker stands in it. */
  #xml = '';
  #at = 0;
  /** It holds references, or line ends of other kinds than XML has: most sheets have none. */
  #isWritten = false;
  /** The tags that are open, with their prefixes. */
  readonly #open: string[] = [];
  /** The tag was `<a/>`: its end is next. */
  #selfClosed = false;
  /** The attributes of the tag that was opened last. */
  readonly #names: string[] = [];
  readonly #values: string[] = [];
  #count = 0;

  /** @throws {UnusableFileError} damaged: a tag without an end */
  feed(piece: string): void {
    if (this.#xml.length - this.#at > LONGEST_TAG) throw damaged();
    this.#xml = this.#xml.slice(this.#at) + piece;
    this.#at = 0;
    this.#isWritten = /[&\r]/.test(this.#xml);
  }

  /** @throws {UnusableFileError} damaged: something is still open */
  end(): void {
    const isRest = this.#afterSpaces(this.#at) < this.#xml.length;
    if (this.#open.length > 0 || isRest) throw damaged();
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
    while (this.#at < this.#xml.length) {
      if (this.#xml.charCodeAt(this.#at) !== LESS) return this.#readText();
      const second = this.#xml.charCodeAt(this.#at + 1);
      if (second === SLASH) return this.#readClose();
      if (second !== BANG && second !== QUESTION) return this.#readOpen();
      const token = this.#readOther();
      if (token !== null) return token;
    }
    return 'more';
  }

  #readText(): Token {
    let end = this.#xml.indexOf('<', this.#at);
    if (end === -1) {
      end = this.#xml.length;
      if (end - this.#at < LONGEST_TEXT) return 'more';
    }
    this.text = this.#meant(this.#xml.slice(this.#at, end));
    this.#at = end;
    return 'text';
  }

  #readClose(): Token {
    const xml = this.#xml;
    const start = this.#at + 2;
    const name = this.#open.at(-1);
    if (start === xml.length) return 'more';
    if (name === undefined) throw damaged();
    const end = this.#afterSpaces(start + name.length);
    if (end >= xml.length) return 'more';
    if (!xml.startsWith(name, start) || xml.charCodeAt(end) !== GREATER) throw damaged();
    this.#at = end + 1;
    return this.#closed();
  }

  #closed(): Token {
    const name = this.#open.pop() ?? '';
    this.name = name.length === 1 ? name : name.slice(name.indexOf(':') + 1);
    return 'close';
  }

  #readOpen(): Token {
    const xml = this.#xml;
    const start = this.#at + 1;
    let at = start;
    let local = start;
    let code = xml.charCodeAt(at);
    for (; code > SPACE && code !== GREATER && code !== SLASH; code = xml.charCodeAt(at)) {
      at += 1;
      if (code === COLON) local = at;
      if (code === LESS) throw damaged();
    }
    const end = at;
    this.#count = 0;
    while (at !== -1 && at < xml.length) {
      code = xml.charCodeAt(at);
      if (code === GREATER) return this.#opened(start, local, end, at, false);
      if (code === SLASH) {
        if (at + 1 === xml.length) return 'more';
        if (xml.charCodeAt(at + 1) !== GREATER) throw damaged();
        return this.#opened(start, local, end, at + 1, true);
      }
      at = code <= SPACE ? at + 1 : this.#readAttribute(at);
    }
    return 'more';
  }

  #opened(start: number, local: number, end: number, last: number, selfClosed: boolean): Token {
    this.name = this.#slice(local, end);
    this.#open.push(local === start ? this.name : this.#slice(start, end));
    if (this.#open.length > DEEPEST) throw damaged();
    this.#selfClosed = selfClosed;
    this.#at = last + 1;
    return 'open';
  }

  /** Where the attribute ends that begins at `start`, -1 if that is not known yet. */
  #readAttribute(start: number): number {
    const xml = this.#xml;
    let end = start;
    let code = xml.charCodeAt(end);
    while (code > SPACE && code !== EQUALS && code !== GREATER && code !== LESS) {
      end += 1;
      code = xml.charCodeAt(end);
    }
    const equals = this.#afterSpaces(end);
    const value = this.#afterSpaces(equals + 1) + 1;
    if (value > xml.length) return -1;
    const quote = xml.charCodeAt(value - 1);
    const isQuoted = quote === QUOTE || quote === APOSTROPHE;
    if (xml.charCodeAt(equals) !== EQUALS || !isQuoted) throw damaged();
    const close = xml.indexOf(quote === QUOTE ? '"' : "'", value);
    if (close === -1) return -1;
    this.#names[this.#count] = this.#slice(start, end);
    this.#values[this.#count] = this.#meant(this.#slice(value, close));
    this.#count += 1;
    return close + 1;
  }

  /** Passes over a comment or an instruction, and takes the text of CDATA; null where there is none. */
  #readOther(): Token | null {
    const start = this.#at;
    const [opening, ending] = OTHERS.find(([head]) => this.#xml.startsWith(head, start)) ?? [];
    if (opening === undefined || ending === undefined) {
      const head = this.#xml.slice(start, start + CDATA.length);
      if (OTHERS.some(([whole]) => whole.startsWith(head))) return 'more';
      // What else begins so declares types and entities of its own, the way of every entity bomb.
      throw new UnusableFileError({ reason: 'documentType' });
    }
    const end = this.#xml.indexOf(ending, start + opening.length);
    if (end === -1) return 'more';
    this.#at = end + ending.length;
    if (opening !== CDATA) return null;
    this.text = this.#xml.slice(start + opening.length, end);
    return 'text';
  }

  /** The first place from `start` on that is no room between words. */
  #afterSpaces(start: number): number {
    let place = start;
    while (this.#xml.charCodeAt(place) <= SPACE) place += 1;
    return place;
  }

  /** Most names and many values are one letter, and a character costs far less than a slice. */
  #slice(start: number, end: number): string {
    return end - start === 1 ? this.#xml.charAt(start) : this.#xml.slice(start, end);
  }

  /** A text with its references resolved. Every line end of XML is \n. */
  #meant(text: string): string {
    return this.#isWritten ? resolved(text.replace(/\r\n?/g, '\n')) : text;
  }
}
