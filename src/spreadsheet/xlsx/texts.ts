import { LIMITS, UnusableFileError } from '../UnusableFile';
import { visitPart } from './xmlPart';
import type { Token, XmlWalker } from './XmlWalker';
import type { ZipPackage } from './zipPackage';

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

/** Collects the text of an `<si>` or `<is>`, plain or in runs; phonetic hints are skipped. */
export class RichText {
  #text = '';
  #run = '';
  #spoken = false;
  #inRun = false;

  take(token: Token, xml: XmlWalker): void {
    if (token === 'text') {
      if (this.#inRun) this.#run = joined(this.#run, xml.text);
    } else if (xml.name === 't') {
      this.#inRun = token === 'open' && !this.#spoken;
      if (token === 'close') this.#text += withoutEscapes(this.#run);
      this.#run = '';
    } else if (xml.name === 'rPh') this.#spoken = token === 'open';
  }

  /** Returns the collected text and starts the next one. */
  end(): string {
    const text = this.#text.length > KEPT ? this.#text.slice(0, KEPT) : this.#text;
    this.#text = '';
    return text;
  }
}

/**
 * The shared texts of all sheets, by index.
 * @throws {UnusableFileError} damaged, documentType, unpacksTooLarge
 */
export async function readSharedStrings(zip: ZipPackage, part: string): Promise<string[]> {
  const strings: string[] = [];
  const text = new RichText();
  await visitPart(zip, part, (token, xml) => {
    if (token === 'text' || xml.name !== 'si') text.take(token, xml);
    else if (token === 'close') strings.push(text.end());
    if (strings.length > LIMITS.sharedStrings) {
      const limit = LIMITS.unpackedBytes;
      throw new UnusableFileError({ reason: 'unpacksTooLarge', bytes: limit, limit });
    }
  });
  return strings;
}
