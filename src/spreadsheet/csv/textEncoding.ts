import { UnusableFileError } from '../UnusableFile';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** How many of the first bytes are looked at. */
export const SAMPLE_BYTES = 4_096;

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

/**
 * The encoding that the first bytes speak for (rule I3): a byte order mark, else the NUL pattern of
 * UTF-16, else UTF-8, which the reading itself may prove wrong.
 * @throws {UnusableFileError} when the bytes are no text at all
 */
export function sampleEncoding(sample: Uint8Array): TextEncoding {
  const [first, second, third] = sample;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (!sample.includes(0)) return 'utf-8';
  const encoding = utf16WithoutMark(sample);
  if (encoding === null) throw new UnusableFileError({ reason: 'notText' });
  return encoding;
}
