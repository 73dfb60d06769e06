import { damaged, LIMITS, UnusableFileError } from '../UnusableFile';

/** A part as listed in the zip directory. */
export interface ZipEntry {
  readonly isCompressed: boolean;
  /** Where the packed bytes begin, and their number. */
  readonly start: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly crc: number;
}

/** The parts of an .xlsx by `partKey`; nothing is unpacked yet. */
export interface ZipPackage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly entries: ReadonlyMap<string, ZipEntry>;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LOCATOR_LENGTH = 20;
const LONGEST_COMMENT = 65_535;
const RATIO_FROM = 1024 * 1024;
/** Stands in place of a number that is stored with 64 bits elsewhere. */
const ELSEWHERE = 0xffffffff;

/** Normalises the name of a part: some programs write backslashes or other capitals. */
export function partKey(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

const number64 = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** The start of the directory and its number of entries. */
function findDirectory(view: DataView): { readonly start: number; readonly count: number } {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  let end = view.byteLength - END_LENGTH;
  while (end >= first && view.getUint32(end, true) !== END) end -= 1;
  if (end < first) throw damaged();
  const locator = end - LOCATOR_LENGTH;
  if (locator < 0 || view.getUint32(locator, true) !== LOCATOR_64) {
    return { start: view.getUint32(end + 16, true), count: view.getUint16(end + 10, true) };
  }
  const end64 = number64(view, locator + 8);
  if (view.getUint32(end64, true) !== END_64) throw damaged();
  return { start: number64(view, end64 + 48), count: number64(view, end64 + 32) };
}

/** The 64-bit numbers in an entry's extra field, in order. */
function numbers64(view: DataView, start: number, length: number): number[] {
  const numbers: number[] = [];
  for (let at = start; at + 4 <= start + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    const end = at + 4 + view.getUint16(at + 2, true);
    for (let number = at + 4; number + 8 <= end; number += 8) numbers.push(number64(view, number));
    break;
  }
  return numbers;
}

/** Rejects suspicious sizes before a byte is unpacked. */
function checkSize(packed: number, unpacked: number, total: number): void {
  const bomb = unpacked > RATIO_FROM && unpacked > packed * LIMITS.packing;
  if (bomb || total > LIMITS.unpackedBytes) {
    const bytes = Math.max(unpacked, total);
    throw new UnusableFileError({ reason: 'unpacksTooLarge', bytes, limit: LIMITS.unpackedBytes });
  }
}

function readEntry(view: DataView, at: number): ZipEntry {
  if (view.getUint32(at, true) !== DIRECTORY) throw damaged();
  if ((view.getUint16(at + 8, true) & 1) !== 0) throw new UnusableFileError({ reason: 'password' });
  const method = view.getUint16(at + 10, true);
  const extra = at + 46 + view.getUint16(at + 28, true);
  const elsewhere = numbers64(view, extra, view.getUint16(at + 30, true));
  const number = (place: number) => {
    const value = view.getUint32(place, true);
    return value === ELSEWHERE ? (elsewhere.shift() ?? value) : value;
  };
  const unpacked = number(at + 24);
  const packed = number(at + 20);
  const local = number(at + 42);
  if ((method !== 0 && method !== 8) || view.getUint32(local, true) !== LOCAL) throw damaged();
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packed > view.byteLength) throw damaged();
  return {
    isCompressed: method === 8,
    start,
    packed,
    unpacked,
    crc: view.getUint32(at + 16, true),
  };
}

function readEntries(bytes: Uint8Array<ArrayBuffer>): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { start, count } = findDirectory(view);
  if (count > LIMITS.parts) throw damaged();
  const entries = new Map<string, ZipEntry>();
  let at = start;
  let total = 0;
  for (let number = 0; number < count; number += 1) {
    const entry = readEntry(view, at);
    total += entry.unpacked;
    checkSize(entry.packed, entry.unpacked, total);
    const name = at + 46;
    const extra = name + view.getUint16(at + 28, true);
    entries.set(partKey(new TextDecoder().decode(bytes.subarray(name, extra))), entry);
    at = extra + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/**
 * Reads the directory of a zip and checks its sizes.
 * @throws {UnusableFileError} damaged, password, unpacksTooLarge
 */
export function openPackage(bytes: Uint8Array<ArrayBuffer>): ZipPackage {
  try {
    return { bytes, entries: readEntries(bytes) };
  } catch (error) {
    // A DataView throws this if the directory points outside the file.
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
}
