import { SaxesParser, type SaxesStartTagPlain, type SaxesTagPlain } from 'saxes';
import { damaged, UnusableFileError } from '../UnusableFile';
import { orDamaged, unpacked, type Zip } from './zip';

/** An element of a part; elements of other formats in it are left out. */
export interface XmlElement {
  /** Without a prefix. */
  readonly name: string;
  /** By their whole names. `attributeOf` reads them. */
  readonly attributes: SaxesTagPlain['attributes'];
  children: XmlElement[];
  /** The characters directly in it. */
  text: string;
}

/** The number of bytes that are decoded and read at once. */
const PIECE = 64 * 1024;
/** No spreadsheet nests tags this deep, or has so many characters without a tag. */
const DEEPEST = 200;
const LONGEST = 16 * 1024 * 1024;
/** In one element that is read as a whole; a row of Excel's 16,384 columns has fewer. */
const MOST_ELEMENTS = 200_000;

/** Elements around others, for programs that know more than the first version of the format. */
const WRAPPERS = new Set(['AlternateContent', 'Choice', 'Fallback']);

/** Faults of other programs that do not change what is read. */
const HARMLESS = /^(?:duplicate attribute: (.*)\.|no whitespace between .*|the string "]]>" .*)$/;
/** A control character in a text, or a < in an attribute, which saxes drops. */
const DISALLOWED = 'disallowed character.';
/** Only a bomb declares its own types and entities. */
const TYPE_DECLARATION = /doctype|incorrect syntax/;
/** Says nothing that counts, and is often wrong. */
const DECLARATION = /^\s*<\?xml\s[^>]*>/;

/**
 * Stands for & while saxes reads, which takes all from a bare & up to the next semicolon for a name. Unicode reserves this
 * character for a program's own use, so no text has it.
 */
const AMPERSAND = '\uFDD0';
const REFERENCE = /&(?:#x([0-9a-f]+)|#(\d+)|(\w{1,4}));/gi;
const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

/** Replaces the references of XML by their characters. An unknown reference stays as written, so the person sees it. */
function resolved(text: string): string {
  if (!text.includes(AMPERSAND)) return text;
  return text.replaceAll(AMPERSAND, '&').replace(REFERENCE, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return ENTITIES.get(name) ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Copies a text: in a browser, one of 13 characters or more keeps the whole piece in memory that it was cut from. */
const ownCopy = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1));

/** An attribute by its whole name; '' if there is none. */
export const attributeOf = ({ attributes }: XmlElement, name: string): string =>
  resolved(attributes[name] ?? '');

const NO_CHILDREN: XmlElement[] = [];

/** Collects the wanted elements of XML that arrives in pieces. */
class ElementReader {
  /** The elements that came to their end. */
  readonly found: XmlElement[] = [];
  readonly #wanted: ReadonlySet<string>;
  /** Has six handlers: with a seventh, browsers store its fields in another way, and it takes three times as long. */
  readonly #parser = new SaxesParser({
    position: false,
    xmlns: false,
    // So that a document type is an error.
    fragment: true,
  });
  /** The open elements; `null` for a skipped one, and for a wrapper the element around it. */
  readonly #open: (XmlElement | null)[] = [];
  /** Those of the first element; `null` before it. Elements of other namespaces are skipped. */
  #prefix: string | null = null;
  #namespace = '';
  /** The attributes of a tag whose end has not come. */
  #begun: SaxesStartTagPlain['attributes'] | null = null;
  /** Attributes that came again in one tag: their names and values before. */
  readonly #repeated: [string, string][] = [];
  /** The number of characters since the last tag began. */
  #length = 0;
  /** The wanted element around all that comes, and the number of elements in it. */
  #whole: XmlElement | null = null;
  #size = 0;

  constructor(wanted: ReadonlySet<string>) {
    this.#wanted = wanted;
    this.#parser.on('opentagstart', ({ attributes }) => {
      this.#begun = attributes;
      this.#length = 0;
    });
    this.#parser.on('opentag', (tag) => this.#opened(tag));
    this.#parser.on('closetag', () => {
      const element = this.#open.pop();
      // A wrapper is no end of the element around it.
      if (!element || element !== this.#whole || element === this.#open.at(-1)) return;
      this.found.push(element);
      this.#whole = null;
    });
    this.#parser.on('text', (text) => this.#addText(resolved(text)));
    this.#parser.on('cdata', (text) => this.#addText(text.replaceAll(AMPERSAND, '&')));
    this.#parser.on('error', ({ message }) => {
      if (TYPE_DECLARATION.test(message)) throw new UnusableFileError({ reason: 'documentType' });
      const harmless = HARMLESS.exec(message);
      if (message === DISALLOWED ? this.#begun !== null : harmless === null) throw damaged();
      const name = harmless?.[1] ?? '';
      const first = this.#begun?.[name];
      if (typeof first === 'string') this.#repeated.push([name, first]);
    });
  }

  write(piece: string, isLast: boolean): void {
    this.#length += piece.length;
    if (this.#length > LONGEST || piece.includes(AMPERSAND)) throw damaged();
    this.#parser.write(piece.replaceAll('&', AMPERSAND));
    if (isLast) this.#parser.close();
  }

  #opened({ name, attributes }: SaxesTagPlain): void {
    this.#begun = null;
    // From the last to the first, which stays.
    for (let one = this.#repeated.pop(); one !== undefined; one = this.#repeated.pop())
      attributes[one[0]] = one[1];
    if (this.#open.length === DEEPEST) throw damaged();
    const around = this.#open.at(-1);
    const colon = name.indexOf(':');
    const prefix = colon === -1 ? '' : name.slice(0, colon);
    const local = colon === -1 ? name : name.slice(colon + 1);
    const namespace = this.#namespaceOf(prefix, attributes);
    if (around === undefined) [this.#prefix, this.#namespace] = [prefix, namespace];
    const isWrapper = WRAPPERS.has(local);
    const isForeign = namespace !== this.#namespace && !isWrapper;
    if (around === null || isForeign || local === 'extLst') this.#open.push(null);
    else if (isWrapper) this.#open.push(around ?? null);
    else this.#collect({ name: local, attributes, children: NO_CHILDREN, text: '' }, around);
  }

  /** By the tag itself or those around it; a prefix that none declares is a namespace of its own. */
  #namespaceOf(prefix: string, attributes: XmlElement['attributes']): string {
    const declaration = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
    const own = attributes[declaration];
    if (own !== undefined) return own;
    // Nearly always; looking further takes time.
    if (prefix === this.#prefix && this.#open.length > 0) return this.#namespace;
    const above = this.#open.findLast((one) => one?.attributes[declaration] !== undefined);
    return above?.attributes[declaration] ?? prefix;
  }

  #collect(element: XmlElement, around: XmlElement | undefined): void {
    this.#open.push(element);
    if (this.#whole === null) {
      if (!this.#wanted.has(`${around?.name ?? ''}/${element.name}`)) return;
      this.#whole = element;
      this.#size = 0;
    } else if (around?.children.length === 0) around.children = [element];
    else around?.children.push(element);
    this.#size += 1;
    if (this.#size > MOST_ELEMENTS) throw damaged();
  }

  #addText(text: string): void {
    const element = this.#open.at(-1);
    if (element === undefined && this.#prefix !== null && text.trim() !== '') throw damaged();
    if (element && this.#whole !== null) element.text += ownCopy(text);
  }
}

/** XML is UTF-8, or UTF-16 according to its first bytes. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff || second === 0) return 'utf-16le';
  return first === 0xfe || first === 0 ? 'utf-16be' : 'utf-8';
}

/**
 * Reads the elements of a part that are wanted by their own name and that of the element around them (`sheetData/row`), each
 * with all that it contains. Extensions are skipped, even if they have elements with the same names.
 * @throws {UnusableFileError} damaged (also if the part is missing), documentType
 */
export function* elementsIn(zip: Zip, part: string, ...wanted: string[]): Generator<XmlElement> {
  const bytes = unpacked(zip, part);
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true });
  const reader = new ElementReader(new Set(wanted));
  for (let at = 0; at < bytes.length; at += PIECE) {
    const stream = at + PIECE < bytes.length;
    const piece = orDamaged(() => decoder.decode(bytes.subarray(at, at + PIECE), { stream }));
    reader.write(at === 0 ? piece.replace(DECLARATION, '') : piece, !stream);
    yield* reader.found.splice(0);
  }
}

const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** Decodes characters written as `_x000D_`, which XML could not hold. */
export function withoutEscapes(text: string): string {
  return text.replace(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The text of an `<si>` or `<is>`, plain or in runs, without phonetic hints. */
export function richText({ children }: XmlElement): string {
  let text = '';
  for (const child of children) {
    if (child.name === 't') text += withoutEscapes(child.text);
    else if (child.name === 'r') text += richText(child);
  }
  return text;
}
