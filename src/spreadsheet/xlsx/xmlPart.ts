import { damaged } from '../UnusableFile';
import { crc32 } from './crc32';
import { type Token, XmlWalker } from './XmlWalker';
import { partKey, type ZipEntry, type ZipPackage } from './zipPackage';

/** The bytes of a part as they are unpacked, so that the part is never held whole. */
async function* unpacked({ bytes }: ZipPackage, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const packed = new Blob([bytes.subarray(entry.start, entry.start + entry.packed)]).stream();
  const stream = entry.compressed
    ? packed.pipeThrough(new DecompressionStream('deflate-raw'))
    : packed;
  const reader = stream.getReader();
  let size = 0;
  let sum = 0;
  try {
    for (;;) {
      // Browsers and Node name a broken stream differently.
      const { done, value } = await reader.read().catch(() => Promise.reject(damaged()));
      if (done) break;
      size += value.length;
      // The directory promised less: a bomb that hides its size, stopped at the promise.
      if (size > entry.unpacked) throw damaged();
      sum = crc32(value, sum);
      yield value;
    }
  } finally {
    // Where the reading was given up. A stream that broke has nothing to stop.
    await reader.cancel().catch(() => undefined);
  }
  if (size !== entry.unpacked || sum !== entry.crc) throw damaged();
}

/** XML is UTF-8, or UTF-16 by its first bytes. */
function utf16Of([first, second]: Uint8Array): TextDecoder | null {
  if (first === 0xff || second === 0) return new TextDecoder('utf-16le', { fatal: true });
  return first === 0xfe || first === 0 ? new TextDecoder('utf-16be', { fatal: true }) : null;
}

function inUtf8(piece: Uint8Array, utf16: TextDecoder): Uint8Array {
  try {
    return new TextEncoder().encode(utf16.decode(piece, { stream: true }));
  } catch {
    throw damaged();
  }
}

/** Feeds a walker with the XML of a part, piece by piece: after each, `next` it until it says `more`. */
export async function* walkPart(zip: ZipPackage, name: string): AsyncGenerator<XmlWalker> {
  const entry = zip.entries.get(partKey(name));
  if (entry === undefined) throw damaged();
  const xml = new XmlWalker();
  let utf16: TextDecoder | null | undefined;
  for await (const piece of unpacked(zip, entry)) {
    if (utf16 === undefined) utf16 = utf16Of(piece);
    xml.feed(utf16 === null ? piece : inUtf8(piece, utf16));
    yield xml;
  }
  xml.end();
}

/**
 * Visits every tag and text of a part.
 * @throws {UnusableFileError} damaged (also where there is no such part), documentType
 */
export async function visitPart(
  zip: ZipPackage,
  name: string,
  visit: (token: Token, xml: XmlWalker) => void,
): Promise<void> {
  for await (const xml of walkPart(zip, name)) {
    for (let token = xml.next(); token !== 'more'; token = xml.next()) visit(token, xml);
  }
}
