import { LIMITS, UnusableFileError } from '../UnusableFile';
import { elementsIn, type XmlElement } from './xml';
import type { Zip } from './zip';

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

/**
 * The shared texts of all sheets, by index.
 * @throws {UnusableFileError} damaged, documentType, unpacksTooLarge
 */
export function readSharedStrings(zip: Zip, part: string): string[] {
  const strings: string[] = [];
  for (const element of elementsIn(zip, part, 'sst/si')) {
    strings.push(richText(element));
    if (strings.length <= LIMITS.sharedStrings) continue;
    const limit = LIMITS.unpackedBytes;
    throw new UnusableFileError({ reason: 'unpacksTooLarge', bytes: limit, limit });
  }
  return strings;
}
