import { LIMITS, UnusableFileError } from '../UnusableFile';
import { type Token, visitPart, type XmlReader } from './xml';
import type { Zip } from './zip';

/** A longer cell is rejected anyway, so the rest of it is dropped. */
const KEPT = LIMITS.cellLength + 1;
/** The length of one character when it is escaped. */
const ESCAPE = '_x0041_'.length;

const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** Decodes characters written as `_x000D_`, which XML could not hold. */
export function withoutEscapes(text: string): string {
  return text.includes('_x')
    ? text.replace(ESCAPED, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;
}

/** Joins the parts of a text, up to the length that is needed. */
export function joined(text: string, piece: string): string {
  if (text === '' && piece.length < KEPT) return piece;
  return text.length < KEPT * ESCAPE ? text + piece.slice(0, KEPT * ESCAPE) : text;
}

/** The elements whose `<t>` is shown: a text, or a run of it. */
const SHOWN = new Set(['si', 'is', 'r']);

/** Collects the text of an `<si>` or `<is>`, plain or in runs. */
export class RichText {
  #text = '';
  #run = '';

  take(token: Token, xml: XmlReader): void {
    if (xml.name !== 't' || !SHOWN.has(xml.parent)) return;
    if (token === 'text') this.#run = joined(this.#run, xml.text);
    if (token !== 'close') return;
    this.#text += withoutEscapes(this.#run);
    this.#run = '';
  }

  /** Returns the collected text and starts the next one. */
  next(): string {
    const text = this.#text.length > KEPT ? this.#text.slice(0, KEPT) : this.#text;
    this.#text = '';
    return text;
  }
}

/**
 * The shared texts of all sheets, by index.
 * @throws {UnusableFileError} damaged, documentType, unpacksTooLarge
 */
export function readSharedStrings(zip: Zip, part: string): string[] {
  const strings: string[] = [];
  const text = new RichText();
  visitPart(zip, part, (token, xml) => {
    if (token === 'text' || xml.name !== 'si') {
      text.take(token, xml);
      return;
    }
    // An `open` drops what stood outside the texts.
    const before = text.next();
    if (token === 'close') strings.push(before);
    if (strings.length > LIMITS.sharedStrings) {
      const limit = LIMITS.unpackedBytes;
      throw new UnusableFileError({ reason: 'unpacksTooLarge', bytes: limit, limit });
    }
  });
  return strings;
}
