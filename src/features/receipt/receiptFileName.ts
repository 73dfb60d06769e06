import type { Receipt } from '../../domain/receipt';

/** Bytes: a name of 255 is the most that a phone keeps, and a downloaded file may get a " (1)". */
const LONGEST = 180;

/**
 * What the file of a receipt is called, without its ending: "Receipt-BV-2025-0001-Jaiswal-Silk-Emporium". Letters of any script
 * and digits stay; everything else, which a file system may refuse, becomes one hyphen.
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

/** Whole letters with what stands on them, as many as there is room for. */
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
