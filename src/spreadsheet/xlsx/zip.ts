import { unzipSync, type UnzipFileInfo } from 'fflate';
import { damaged, LIMITS, UnusableFileError } from '../UnusableFile';

/** The parts of an .xlsx by `partKey`, as the directory of the zip lists them; nothing is unpacked yet. */
export interface Zip {
  readonly bytes: Uint8Array;
  readonly parts: ReadonlyMap<string, ListedPart>;
}

type ListedPart = UnzipFileInfo & { readonly crc: number };

const END = 0x06054b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;
const RATIO_FROM = 1024 * 1024;

/** Normalises the name of a part: some programs write backslashes or other capitals. */
export function partKey(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

/** Libraries have errors of their own for what is broken. */
export function orDamaged<Found>(read: () => Found): Found {
  try {
    return read();
  } catch (error) {
    throw error instanceof UnusableFileError ? error : damaged();
  }
}

function directoryStart(view: DataView): number {
  let end = view.byteLength - 22;
  while (view.getUint32(end, true) !== END) end -= 1;
  const is64 = end >= 20 && view.getUint32(end - 20, true) === LOCATOR_64;
  if (!is64) return view.getUint32(end + 16, true);
  const end64 = Number(view.getBigUint64(end - 12, true));
  return Number(view.getBigUint64(end64 + 48, true));
}

/** The checksums of all parts in the order of the directory, which fflate does not compare. */
function checksums({ buffer, byteOffset, byteLength }: Uint8Array): number[] {
  const view = new DataView(buffer, byteOffset, byteLength);
  const found: number[] = [];
  let at = directoryStart(view);
  while (view.getUint32(at, true) === ENTRY) {
    if ((view.getUint16(at + 8, true) & 1) === 1)
      throw new UnusableFileError({ reason: 'password' });
    if (found.push(view.getUint32(at + 16, true)) > LIMITS.parts) throw damaged();
    const extra = at + 46 + view.getUint16(at + 28, true);
    at = extra + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

/**
 * Reads the directory of a zip, and rejects suspicious sizes before a byte is unpacked.
 * @throws {UnusableFileError} damaged, password, unpacksTooLarge
 */
export function openZip(bytes: Uint8Array): Zip {
  const parts = new Map<string, ListedPart>();
  const crcs = orDamaged(() => checksums(bytes));
  let total = 0;
  const list = (entry: UnzipFileInfo) => {
    const crc = crcs.shift();
    const { name, size, originalSize, compression } = entry;
    if (crc === undefined || (compression !== 0 && compression !== 8)) throw damaged();
    total += originalSize;
    const isBomb = originalSize > RATIO_FROM && originalSize > size * LIMITS.packing;
    if (isBomb || total > LIMITS.unpackedBytes)
      throw new UnusableFileError({ reason: 'unpacksTooLarge' });
    parts.set(partKey(name), { ...entry, crc });
    return false;
  };
  orDamaged(() => unzipSync(bytes, { filter: list }));
  if (crcs.length > 0) throw damaged();
  return { bytes, parts };
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ ((value & 1) * 0xedb88320);
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (let at = 0; at < bytes.length; at += 1)
    crc = (CRC_TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/**
 * Unpacks a part. One that grows beyond its size is cut there, and differs from its checksum.
 * @throws {UnusableFileError} damaged (also if the part is missing)
 */
export function unpacked({ bytes, parts }: Zip, part: string): Uint8Array {
  const listed = parts.get(partKey(part));
  if (listed === undefined) throw damaged();
  const isWanted = ({ name }: UnzipFileInfo) => name === listed.name;
  const content = orDamaged(() => unzipSync(bytes, { filter: isWanted })[listed.name]);
  if (content?.length !== listed.originalSize || crc32(content) !== listed.crc) throw damaged();
  return content;
}
