import { SaxesParser, type SaxesTagNS } from 'saxes';
import { damaged, UnusableFileError } from '../UnusableFile';
import { unpacked, type Zip } from './zip';

export type Token = 'open' | 'close' | 'text';

/** Takes the next token of a part; `xml` tells about it. */
export type Visit = (token: Token, xml: XmlReader) => void;

/** The number of bytes that are decoded and read at once. */
const PIECE = 64 * 1024;
/** No spreadsheet nests tags this deep. */
const DEEPEST = 200;
/** In characters. Without these limits, a tag or text that never ends would be collected for ever. */
const LONGEST_TAG = 64 * 1024;
const LONGEST_TEXT = 16 * 1024 * 1024;

/** Extensions of other programs and phonetic hints are skipped, with all that they contain. */
const SKIPPED = new Set(['extLst', 'rPh']);
/** Elements around others, for programs that know more than the first version of the format. */
const WRAPPERS = new Set(['AlternateContent', 'Choice', 'Fallback']);

/** Faults of other programs that do not change what is read. */
const HARMLESS =
  /^(?:duplicate attribute|no whitespace between attributes|invalid attempt to undefine|the string "]]>")/;
/** A control character in a text, or a < in an attribute, which saxes drops. */
const DISALLOWED = 'disallowed character.';
/** Only a bomb declares its own types and entities. */
const TYPE_DECLARATION = /doctype|incorrect syntax/;

/**
 * Stands for & while saxes reads, which takes all from a bare & up to the next semicolon for a name. Unicode reserves this
 * character for a program's own use, so no text has it.
 */
const AMPERSAND = '\uFDD0';
const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));

/** Replaces the references of XML by their characters. An unknown reference stays as written, so the person sees it. */
function resolved(text: string): string {
  if (!text.includes(AMPERSAND)) return text;
  const reference = /&(?:#x([0-9a-f]+)|#(\d+)|(\w{1,4}));/gi;
  return text.replaceAll(AMPERSAND, '&').replace(reference, (whole, hex, decimal, name) => {
    if (typeof name === 'string') return ENTITIES.get(name) ?? whole;
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * A part of a longer text keeps the whole of it in memory, if it has 13 characters or more: with the long names of a workbook,
 * all its XML. A copy does not.
 */
const ownCopy = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1));

/**
 * Reads XML that arrives in pieces, and passes on the elements that belong to the format of its first element. Names have no
 * prefix. The elements of an extension are skipped, even if they have the same names.
 */
export class XmlReader {
  /** The element of an `open` or `close`, or the one directly around a `text`. */
  name = '';
  /** The element around that one; '' if there is none. */
  parent = '';
  /** The characters of a `text`, which may come in several parts. */
  text = '';
  readonly #visit: Visit;
  /** Has six handlers: with a seventh, browsers store its fields in another way, and it takes three times as long. */
  readonly #parser = new SaxesParser({
    position: false,
    xmlns: true,
    // So that a document type is an error.
    fragment: true,
    // A prefix without a namespace is one of its own.
    resolvePrefix: (prefix: string) => prefix,
  });
  /** The open elements; `null` for a skipped one, and for a wrapper the element around it. */
  readonly #open: (string | null)[] = [];
  #namespace = '';
  #attributes: SaxesTagNS['attributes'] = {};
  #isInTag = false;
  /** The number of characters since the last tag began. */
  #length = 0;

  constructor(visit: Visit) {
    this.#visit = visit;
    this.#parser.on('opentagstart', () => {
      this.#isInTag = true;
      this.#length = 0;
    });
    this.#parser.on('opentag', (tag) => this.#opened(tag));
    this.#parser.on('closetag', (tag) => this.#closed(tag));
    this.#parser.on('text', (text) => this.#passText(resolved(text)));
    this.#parser.on('cdata', (text) => this.#passText(text.replaceAll(AMPERSAND, '&')));
    this.#parser.on('error', ({ message }) => this.#fail(message));
  }

  /** @throws {UnusableFileError} damaged, documentType */
  write(piece: string): void {
    if (piece.includes(AMPERSAND)) throw damaged();
    this.#length += piece.length;
    this.#parser.write(piece.replaceAll('&', AMPERSAND));
    if (this.#length > (this.#isInTag ? LONGEST_TAG : LONGEST_TEXT)) throw damaged();
  }

  /** @throws {UnusableFileError} damaged: a tag is still open */
  end(): void {
    this.#parser.close();
  }

  /** An attribute of the last `open`, by its whole name; '' if there is none. */
  attribute(name: string): string {
    return resolved(this.#attributes[name]?.value ?? '');
  }

  /** The same for an attribute with any prefix. */
  prefixed(name: string): string {
    const found = Object.values(this.#attributes).find(
      ({ prefix, local }) => local === name && prefix !== '' && prefix !== 'xmlns',
    );
    return this.attribute(found?.name ?? '');
  }

  #opened({ local, uri, attributes }: SaxesTagNS): void {
    this.#isInTag = false;
    this.#attributes = attributes;
    const around = this.#open.at(-1);
    if (around === undefined) this.#namespace = uri;
    if (this.#open.length === DEEPEST) throw damaged();
    const isOwn = uri === this.#namespace;
    if (around === null || SKIPPED.has(local) || (!isOwn && !WRAPPERS.has(local))) {
      this.#open.push(null);
      return;
    }
    this.#open.push(isOwn ? local : (around ?? null));
    if (isOwn) this.#pass('open', local, around);
  }

  #closed({ local, uri }: SaxesTagNS): void {
    const isPassed = this.#open.pop() !== null && uri === this.#namespace;
    if (isPassed) this.#pass('close', local, this.#open.at(-1));
  }

  #passText(text: string): void {
    const name = this.#open.at(-1);
    if (name === undefined && text.trim() !== '') throw damaged();
    if (typeof name !== 'string') return;
    this.text = ownCopy(text);
    this.#pass('text', name, this.#open.at(-2));
  }

  #pass(token: Token, name: string, parent: string | null | undefined): void {
    this.name = name;
    this.parent = parent ?? '';
    this.#visit(token, this);
  }

  #fail(message: string): void {
    if (TYPE_DECLARATION.test(message)) throw new UnusableFileError({ reason: 'documentType' });
    const isHarmless = message === DISALLOWED ? !this.#isInTag : HARMLESS.test(message);
    if (!isHarmless) throw damaged();
  }
}

/** Decodes XML, which is UTF-8, or UTF-16 according to its first bytes. */
function* decodedPieces(bytes: Uint8Array): Generator<string, undefined> {
  const [first, second] = bytes;
  const isBig = first === 0xfe || first === 0;
  const isLittle = first === 0xff || second === 0;
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  const decoder = new TextDecoder(encoding, { fatal: true });
  for (let at = 0; at < bytes.length; at += PIECE) {
    const stream = at + PIECE < bytes.length;
    try {
      yield decoder.decode(bytes.subarray(at, at + PIECE), { stream });
    } catch {
      throw damaged();
    }
  }
}

/** Says nothing that counts, and is often wrong. */
const DECLARATION = /^\s*<\?xml\s[^>]*>/;

/**
 * Visits the tags and texts of a part. The generator stops after each piece of at most 64 kB.
 * @throws {UnusableFileError} damaged (also if the part is missing), documentType
 */
export function* visitPieces(zip: Zip, part: string, visit: Visit): Generator<undefined> {
  const xml = new XmlReader(visit);
  let isFirst = true;
  for (const piece of decodedPieces(unpacked(zip, part))) {
    xml.write(isFirst ? piece.replace(DECLARATION, '') : piece);
    isFirst = false;
    yield;
  }
  xml.end();
  yield;
}

/** Visits the tags and texts of a whole part, as `visitPieces`. */
export function visitPart(zip: Zip, part: string, visit: Visit): void {
  const pieces = visitPieces(zip, part, visit);
  while (pieces.next().done !== true);
}
