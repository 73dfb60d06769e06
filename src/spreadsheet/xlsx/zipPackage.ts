import { LIMITS, UnusableFileError } from '../UnusableFile';

interface Entry {
  readonly compressed: boolean;
  /** Where the packed bytes stand, and how many. */
  readonly start: number;
  readonly packed: number;
  readonly unpacked: number;
}

/** The parts of an .xlsx by their lower-case path without a leading slash. Nothing is unpacked yet. */
export interface ZipPackage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly entries: ReadonlyMap<string, Entry>;
}

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const RATIO_FROM = 1024 * 1024;

function damaged(): UnusableFileError {
  return new UnusableFileError({ reason: 'damaged' });
}

function endOfDirectory(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw damaged();
}

/** Refuses what would unpack to far more than honest sheets do, before one byte of it is unpacked. */
function checkSize(packed: number, unpacked: number, total: number): void {
  const bomb = unpacked > RATIO_FROM && unpacked > packed * LIMITS.packing;
  if (bomb || total > LIMITS.unpackedBytes) {
    const bytes = Math.max(unpacked, total);
    throw new UnusableFileError({ reason: 'unpacksTooLarge', bytes, limit: LIMITS.unpackedBytes });
  }
}

function readEntries(bytes: Uint8Array<ArrayBuffer>): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > LIMITS.parts) throw damaged();
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  let total = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (view.getUint32(at, true) !== DIRECTORY) throw damaged();
    const flags = view.getUint16(at + 8, true);
    const method = view.getUint16(at + 10, true);
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    if ((flags & 1) !== 0) throw new UnusableFileError({ reason: 'password' });
    if ((method !== 0 && method !== 8) || view.getUint32(local, true) !== LOCAL) throw damaged();
    total += unpacked;
    checkSize(packed, unpacked, total);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    if (start + packed > bytes.length) throw damaged();
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const compressed = method === 8;
    if (!compressed && packed !== unpacked) throw damaged();
    entries.set(name.replace(/^\//, '').toLowerCase(), { compressed, start, packed, unpacked });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * Reads the directory of a zip and judges its sizes.
 * @throws {UnusableFileError} damaged, password, unpacksTooLarge
 */
export function openPackage(bytes: Uint8Array<ArrayBuffer>): ZipPackage {
  try {
    return { bytes, entries: readEntries(bytes) };
  } catch (error) {
    // A DataView says so when the directory points outside the file.
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
}

async function inflate(packed: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array> {
  const unpacked = new Uint8Array(size);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  let filled = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    // The directory promised less: a bomb that hides its size, stopped at the promise.
    if (filled + value.length > size) {
      await reader.cancel();
      throw damaged();
    }
    unpacked.set(value, filled);
    filled += value.length;
  }
  if (filled !== size) throw damaged();
  return unpacked;
}

/**
 * One part, unpacked; null if the package has none of this name.
 * @throws {UnusableFileError} damaged
 */
export async function part(zip: ZipPackage, name: string): Promise<Uint8Array | null> {
  const entry = zip.entries.get(name.toLowerCase());
  if (entry === undefined) return null;
  const packed = zip.bytes.subarray(entry.start, entry.start + entry.packed);
  if (!entry.compressed) return packed;
  try {
    return await inflate(packed, entry.unpacked);
  } catch (error) {
    // Browsers and Node name a broken stream differently.
    throw error instanceof UnusableFileError ? error : damaged();
  }
}

/** A zip of these parts, nothing packed: SheetJS then has nothing to unpack. */
export function storedPackage(parts: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const names = [...parts].map(([name, body]) => ({ name: new TextEncoder().encode(name), body }));
  const size = names.reduce(
    (sum, { name, body }) => sum + 76 + 2 * name.length + body.length,
    END_LENGTH,
  );
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  const starts: number[] = [];
  let at = 0;
  for (const { name, body } of names) {
    starts.push(at);
    view.setUint32(at, LOCAL, true);
    view.setUint16(at + 4, 20, true);
    view.setUint32(at + 18, body.length, true);
    view.setUint32(at + 22, body.length, true);
    view.setUint16(at + 26, name.length, true);
    bytes.set(name, at + 30);
    bytes.set(body, at + 30 + name.length);
    at += 30 + name.length + body.length;
  }
  const directory = at;
  names.forEach(({ name, body }, entry) => {
    view.setUint32(at, DIRECTORY, true);
    view.setUint16(at + 6, 20, true);
    view.setUint32(at + 20, body.length, true);
    view.setUint32(at + 24, body.length, true);
    view.setUint16(at + 28, name.length, true);
    view.setUint32(at + 42, starts[entry] ?? 0, true);
    bytes.set(name, at + 46);
    at += 46 + name.length;
  });
  view.setUint32(at, END, true);
  view.setUint16(at + 8, names.length, true);
  view.setUint16(at + 10, names.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return bytes;
}
