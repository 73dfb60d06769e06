/**
 * A short mark of a text, equal for equal texts: enough to know it again in this browser, and too short to find the text by (one
 * mobile number in ten has hundreds of others with its mark).
 */
export function textHash(text: string): string {
  // FNV-1a, folded to 24 bits.
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 8) ^ (hash & 0xff)).toString(36);
}
