const POLYNOMIAL = 0xedb88320;

function tables(): Int32Array {
  const table = new Int32Array(4 * 256);
  for (let byte = 0; byte < 256; byte += 1) {
    let rest = byte;
    for (let bit = 0; bit < 8; bit += 1) {
      rest = (rest & 1) === 1 ? POLYNOMIAL ^ (rest >>> 1) : rest >>> 1;
    }
    table[byte] = rest;
  }
  for (let at = 256; at < table.length; at += 1) {
    const before = table[at - 256] ?? 0;
    table[at] = (table[before & 255] ?? 0) ^ (before >>> 8);
  }
  return table;
}

/** Four tables, so that four bytes are taken at once: of each byte what it comes to behind 0 to 3 others. */
const TABLES = tables();

/** The checksum of a zip, over the bytes before (`start`) and these; 0 over none. */
export function crc32(bytes: Uint8Array, start = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = ~start;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    sum ^= view.getInt32(at, true);
    sum =
      (TABLES[768 + (sum & 255)] ?? 0) ^
      (TABLES[512 + ((sum >>> 8) & 255)] ?? 0) ^
      (TABLES[256 + ((sum >>> 16) & 255)] ?? 0) ^
      (TABLES[sum >>> 24] ?? 0);
  }
  for (; at < bytes.length; at += 1) {
    sum = (TABLES[(sum ^ (bytes[at] ?? 0)) & 255] ?? 0) ^ (sum >>> 8);
  }
  return ~sum >>> 0;
}
