import { UnusableFileError } from '../UnusableFile';

/** How many bytes tell UTF-16 and UTF-32. */
const SAMPLE_BYTES = 4_096;
/** A file with more NUL bytes is not a text with a few errors but something else, such as a picture. */
const MOST_NULS = 100;

/** Decoded as UTF-16, every second character of UTF-32 is NUL. */
const UTF16 = [
  { encoding: 'utf-16be', utf32: /^(?:\0[^\0])+\0?$/ },
  { encoding: 'utf-16le', utf32: /^(?:[^\0]\0)+[^\0]?$/ },
] as const;

/** How often a character is in a text. */
const countOf = (character: string, text: string): number => text.split(character).length - 1;

/**
 * How much of a text makes sense as UTF-16: its line breaks, separators, spaces and digits. 0 if it has a single one, less than
 * one in 20, or mostly characters that are neither Latin nor Indian: these lie below U+1000, two 8-bit letters read as one above.
 */
function senseAsUtf16(text: string): number {
  const plain = text.match(/[\t\n\r ,;0-9]/g)?.length ?? 0;
  const isUsual = text.replace(/[^\0-\u0FFF]+/g, '').length * 2 > text.length;
  return isUsual && plain > 1 && plain * 20 >= text.length ? plain : 0;
}

/** UTF-16 in one of its byte orders, by its byte order mark or without one; otherwise `undefined`. */
function utf16Of(sample: Uint8Array) {
  const found = UTF16.map(({ encoding, utf32 }) => {
    const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(sample);
    if (utf32.test(text)) throw new UnusableFileError({ reason: 'utf32' });
    return { encoding, sense: text.startsWith('\uFEFF') ? Infinity : senseAsUtf16(text) };
  });
  return found.toSorted((a, b) => b.sense - a.sense).find(({ sense }) => sense > 0)?.encoding;
}

/**
 * Decodes a CSV in its most likely encoding, without its byte order mark: UTF-8 with a mark, UTF-16, UTF-8, or UTF-8
 * with errors. Everything else is read as windows-1252, which is a guess. Invalid bytes become U+FFFD.
 * @throws {UnusableFileError} notText, utf32
 */
export function decodedText(bytes: Uint8Array) {
  const hasUtf8Mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const utf16 = hasUtf8Mark ? undefined : utf16Of(bytes.subarray(0, SAMPLE_BYTES));
  if (utf16 !== undefined) return { text: new TextDecoder(utf16).decode(bytes), encoding: utf16 };
  const text = new TextDecoder('utf-8').decode(bytes);
  const nuls = countOf('\0', text);
  // In UTF-8 with errors, more characters beyond ASCII are whole than broken.
  const whole = text.replace(/[^\x80-\uFFFC]+/g, '').length;
  const lost = countOf('\uFFFD', text);
  // A text may also have lost its letters before, and be UTF-8 itself.
  const isUtf8 =
    lost === 0 || whole > lost || new TextEncoder().encode(text).length === bytes.length;
  const encoding = hasUtf8Mark || isUtf8 ? 'utf-8' : 'windows-1252';
  // Pictures and programs have NUL bytes, windows-1252 has none.
  if (nuls > (encoding === 'utf-8' ? MOST_NULS : 0))
    throw new UnusableFileError({ reason: 'notText' });
  if (encoding === 'utf-8') return { text, encoding };
  // Needs `stream`: without it, Node 20 decodes Latin-1, which lacks € and “.
  return { text: new TextDecoder(encoding).decode(bytes, { stream: true }), encoding };
}
