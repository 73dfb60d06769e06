/** A short hash: enough to recognise a text in this browser, too short to recover it (hundreds of numbers share one). */
export function textHash(text: string): string {
  // FNV-1a, folded to 24 bits.
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 8) ^ (hash & 0xff)).toString(36);
}
