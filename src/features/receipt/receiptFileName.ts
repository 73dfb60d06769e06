import type { Receipt } from '../../domain/receipt';

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
  return cut(name).replace(/^-|-$/g, '');
}

/** Cuts after as many whole letters with their marks as fit. */
function cut(name: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let end = 0;
  for (const sign of name) {
    bytes += encoder.encode(sign).length;
    if (bytes > LONGEST) return name.slice(0, end).replace(/\P{M}$/u, '');
    end += sign.length;
  }
  return name;
}
