import { UnusableFileError } from '../UnusableFile';

type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How many bytes decide the encoding. */
const SAMPLE_BYTES = 4_096;

/** Line breaks, tab, space, separators and digits: in UTF-16 each of them has one NUL byte. */
const PLAIN = new Set([9, 10, 13, 32, 44, 59, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57]);

function utf16WithoutMark(sample: Uint8Array): TextEncoding | null {
  let little = 0;
  let big = 0;
  const units = Math.floor(sample.length / 2);
  for (let unit = 0; unit < units; unit += 1) {
    const first = sample[unit * 2] ?? 0;
    const second = sample[unit * 2 + 1] ?? 0;
    if (second === 0 && PLAIN.has(first)) little += 1;
    if (first === 0 && PLAIN.has(second)) big += 1;
  }
  if (Math.max(little, big) * 20 < units || units === 0) return null;
  return little > big ? 'utf-16le' : 'utf-16be';
}

/** UTF-32: every character has four bytes, and the two highest are always zero. */
function isUtf32(sample: Uint8Array): boolean {
  const characters = Math.floor(sample.length / 4);
  let little = 0;
  let big = 0;
  for (let at = 0; at < characters * 4; at += 4) {
    const first = sample[at] === 0 && sample[at + 1] === 0;
    const second = sample[at + 2] === 0 && sample[at + 3] === 0;
    if (second && !first) little += 1;
    if (first && !second) big += 1;
  }
  return characters > 0 && (little === characters || big === characters);
}

function hasUtf8Mark([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

/**
 * The encoding by the first bytes (rule I3): a byte order mark, else the NUL pattern of UTF-16, else UTF-8. Decoding may still
 * disprove UTF-8.
 * @throws {UnusableFileError} utf32
 */
function sampleEncoding(sample: Uint8Array): TextEncoding {
  if (hasUtf8Mark(sample)) return 'utf-8';
  if (isUtf32(sample)) throw new UnusableFileError({ reason: 'utf32' });
  const [first, second] = sample;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return (sample.includes(0) ? utf16WithoutMark(sample) : null) ?? 'utf-8';
}

interface DecodedText {
  /** Has U+FFFD in place of invalid bytes. */
  readonly text: string;
  /** windows-1252 is a guess for bytes that are not UTF-8. */
  readonly encoding: TextEncoding;
}

/** A file with more NUL bytes is not a text with a few errors but something else, such as a picture. */
const MOST_NULS = 100;

function nuls(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\0'); at !== -1; at = text.indexOf('\0', at + 1)) count += 1;
  return count;
}

/** True for UTF-8 with a few wrong bytes: more of its non-ASCII characters are whole than broken. */
function isDamagedUtf8(text: string): boolean {
  let whole = 0;
  let broken = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken += 1;
    else if (code > 0x7f) whole += 1;
  }
  return whole > broken;
}

/** Decodes UTF-8; other bytes are read as windows-1252. */
function utf8OrGuess(bytes: Uint8Array): DecodedText {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  if (hasUtf8Mark(bytes) || isDamagedUtf8(text)) return { text, encoding: 'utf-8' };
  // Pictures and programs have a NUL byte, windows-1252 has none.
  if (bytes.includes(0)) throw new UnusableFileError({ reason: 'notText' });
  // Needs `stream`: without it, Node 20 decodes Latin-1, which lacks € and “.
  const guess = new TextDecoder('windows-1252').decode(bytes, { stream: true });
  return { text: guess, encoding: 'windows-1252' };
}

/**
 * Decodes a CSV in its most likely encoding (rule I3), without its byte order mark.
 * @throws {UnusableFileError} notText, utf32
 */
export function decodedText(bytes: Uint8Array): DecodedText {
  const encoding = sampleEncoding(bytes.subarray(0, SAMPLE_BYTES));
  if (encoding !== 'utf-8') {
    return { text: new TextDecoder(encoding).decode(bytes), encoding };
  }
  const decoded = utf8OrGuess(bytes);
  if (nuls(decoded.text) > MOST_NULS) throw new UnusableFileError({ reason: 'notText' });
  return decoded;
}
