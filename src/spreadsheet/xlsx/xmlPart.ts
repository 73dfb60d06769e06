import { damaged } from '../UnusableFile';
import { type Token, XmlWalker } from './XmlWalker';
import { partKey, type ZipEntry, type ZipPackage } from './zipPackage';

const GZIP_HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);
const LONGEST_STORED = 0xffff;

/** Wraps uncompressed bytes in blocks of a compressed stream. */
function storedBlocks(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < bytes.length || at === 0; at += LONGEST_STORED) {
    const block = bytes.subarray(at, at + LONGEST_STORED);
    const isLast = at + LONGEST_STORED >= bytes.length ? 1 : 0;
    const { length } = block;
    blocks.push(Uint8Array.of(isLast, length, length >> 8, ~length, ~length >> 8), block);
  }
  return blocks;
}

/** A part as a gzip file, so that the browser itself verifies its checksum and length. */
function asGzip(
  { bytes }: ZipPackage,
  { isCompressed, start, packed, crc, unpacked }: ZipEntry,
): Blob {
  const body = bytes.subarray(start, start + packed);
  const end = new DataView(new ArrayBuffer(8));
  end.setUint32(0, crc, true);
  end.setUint32(4, unpacked, true);
  return new Blob([GZIP_HEADER, ...(isCompressed ? [body] : storedBlocks(body)), end]);
}

/** The unpacked bytes of a part as a stream, so that the whole part is never in memory. */
async function* unpackedPart(zip: ZipPackage, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const stream = asGzip(zip, entry).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.getReader();
  let size = 0;
  try {
    for (;;) {
      // Browsers and Node use different errors for a broken stream.
      const { done, value } = await reader.read().catch(() => Promise.reject(damaged()));
      if (done) break;
      size += value.length;
      // More than the directory declared: a bomb that hides its size, stopped here.
      if (size > entry.unpacked) throw damaged();
      yield value;
    }
  } finally {
    // The reader may have stopped early. A broken stream cannot be cancelled.
    await reader.cancel().catch(() => undefined);
  }
}

/** XML is UTF-8, or UTF-16 according to its first bytes. */
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

/** Feeds a walker with the XML of a part, piece by piece. After each piece, call `next` until it returns `more`. */
export async function* walkPart(zip: ZipPackage, name: string): AsyncGenerator<XmlWalker> {
  const entry = zip.entries.get(partKey(name));
  if (entry === undefined) throw damaged();
  const xml = new XmlWalker();
  let utf16: TextDecoder | null | undefined;
  for await (const piece of unpackedPart(zip, entry)) {
    if (utf16 === undefined) utf16 = utf16Of(piece);
    xml.feed(utf16 === null ? piece : inUtf8(piece, utf16));
    yield xml;
  }
  xml.end();
}

/**
 * Visits every tag and text of a part.
 * @throws {UnusableFileError} damaged (also if the part is missing), documentType
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
