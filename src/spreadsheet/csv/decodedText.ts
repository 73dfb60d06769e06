import { UnusableFileError } from '../UnusableFile';

type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How many of the first bytes are looked at. */
const SAMPLE_BYTES = 4_096;

/** Line ends, tabs, spaces, separators and digits: in UTF-16 each of them carries one NUL byte. */
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

/** Every character takes four bytes, and none of them needs the two highest. */
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
 * The encoding that the first bytes speak for (rule I3): a byte order mark, else the NUL pattern of
 * UTF-16, else UTF-8, which the reading itself may prove wrong.
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
  /** U+FFFD stands where bytes are no character. */
  readonly text: string;
  /** windows-1252 is a guess: the bytes are no UTF-8. */
  readonly encoding: TextEncoding;
}

/** More NUL bytes than somebody would look at one by one are no text with a fault, but something else. */
const MOST_NULS = 100;

function nuls(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\0'); at !== -1; at = text.indexOf('\0', at + 1)) count += 1;
  return count;
}

/** UTF-8 with a few wrong bytes, not another encoding: more of its letters beyond ASCII are whole than broken. */
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

/** The bytes as UTF-8, or as windows-1252 where they are none. */
function utf8OrGuess(bytes: Uint8Array): DecodedText {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, encoding: 'utf-8' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  const text = new TextDecoder('utf-8').decode(bytes);
  if (hasUtf8Mark(bytes) || isDamagedUtf8(text)) return { text, encoding: 'utf-8' };
  // A NUL as well: pictures and programs are so, windows-1252 is not.
  if (bytes.includes(0)) throw new UnusableFileError({ reason: 'notText' });
  // As a stream: at once, Node 20 takes it for Latin-1, which has no € and no “.
  const guess = new TextDecoder('windows-1252').decode(bytes, { stream: true });
  return { text: guess, encoding: 'windows-1252' };
}

/**
 * The whole text of a CSV in the encoding that it is most likely in (rule I3), without its byte order mark.
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
