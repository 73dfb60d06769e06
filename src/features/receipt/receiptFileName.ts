import type { Receipt } from '../../domain/member';

/** In bytes: phones allow 255, and a download may get a " (1)". */
const LONGEST = 180;

/**
 * The file name of a receipt without extension: "Receipt-BV-2025-0001-Jaiswal-Silk-Emporium". Letters of any script and digits
 * stay; anything else, which a file system may reject, becomes a hyphen.
 */
export function receiptFileName({
  receiptNo,
  firmName,
}: Pick<Receipt, 'receiptNo' | 'firmName'>): string {
  const name = ['Receipt', receiptNo, firmName]
    .join('-')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\u200C\u200D]+/gu, '-');
  const { read } = new TextEncoder().encodeInto(name, new Uint8Array(LONGEST));
  // Not within a letter and its marks.
  const cut = read < name.length ? name.slice(0, read).replace(/\P{M}$/u, '') : name;
  return cut.replace(/^-|-$/g, '');
}
