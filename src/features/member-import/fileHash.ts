/** Enough to tell files apart, and no more than a phone reads at once. */
const MARKED_BYTES = 10 * 1024 * 1024;

/**
 * A short text that is equal for equal bytes, whatever the file's name, and says nothing of what it holds; `null` where the file
 * cannot be read any more.
 */
export async function fileHash(file: File): Promise<string | null> {
  const content = await file
    .slice(0, MARKED_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (content === null) return null;
  const bytes = new Uint8Array(content);
  // FNV-1a from two starts. The browser's own digests are missing where the portal is served without https.
  let one = 0x811c9dc5;
  let other = 0x9dc5811c;
  for (const byte of bytes) {
    one = Math.imul(one ^ byte, 0x01000193);
    other = Math.imul(other ^ byte, 0x01000193);
  }
  const hex = [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0'));
  return `${file.size}-${hex.join('')}`;
}
