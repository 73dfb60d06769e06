/** Enough to tell files apart, and not too much for a phone. */
const MARKED_BYTES = 10 * 1024 * 1024;

/**
 * A short text that is equal for equal content, regardless of the file's name, and does not reveal it; `null` if the file can
 * no longer be read.
 */
export async function fileHash(file: File): Promise<string | null> {
  const content = await file
    .slice(0, MARKED_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (content === null) return null;
  const bytes = new Uint8Array(content);
  // FNV-1a with two initial values. The browser's own digests need https.
  let one = 0x811c9dc5;
  let other = 0x9dc5811c;
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x01000193);
  }
  const hex = [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0'));
  return `${file.size}-${hex.join('')}`;
}
