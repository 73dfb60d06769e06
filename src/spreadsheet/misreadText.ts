/** The signs of windows-1252 for the bytes 0x80 to 0x9F. Needs `stream`: without it, Node 20 decodes Latin-1. */
const SIGNS = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at),
  { stream: true },
);

/**
 * A sign that begins a letter of UTF-8, and one that continues it. An honest text may have a capital letter before a dash, a
 * quotation mark, an ellipsis or ™ (`Ä…`), but before nothing else that is not ASCII and continues a letter.
 */
const LETTER_OF_SIGNS =
  /[\u00C2-\u00F4][^\0-\x7F\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u2122]/;
/** The first two bytes of every Devanagari letter, as windows-1252 shows them: no text of any language has them. */
const HINDI_OF_SIGNS = /\u00E0[\u00A4\u00A5]/;

/** ASCII, Latin and Hindi letters, and typographical signs such as ’ – ₹ €. */
const USUAL =
  /^[\t\n\r -~\u00A0-\u017F\u0900-\u097F\u1E00-\u1EFF\u2000-\u206F\u20A0-\u20BF\u2122]*$/;

function byteOf(sign: string): number | null {
  const code = sign.charCodeAt(0);
  if (code <= 0xff) return code;
  const at = SIGNS.indexOf(sign);
  return at === -1 ? null : 0x80 + at;
}

/**
 * Puts a cell right whose UTF-8 was once opened as windows-1252: `à¤•à¤¾à¤¶à¥€` is काशी, `CafÃ©` is Café. `null` for any other
 * text: all of its signs must be bytes of windows-1252, all bytes valid UTF-8, and what they say usual text. So `Café`, `Ã` and
 * `naïve` are left alone.
 */
export function asReadInUtf8(cell: string): string | null {
  if (!LETTER_OF_SIGNS.test(cell)) return null;
  const bytes = Array.from(cell, byteOf).filter((byte) => byte !== null);
  if (bytes.length !== cell.length) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return USUAL.test(text) ? text : null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** True also for misread Hindi that lost some of its signs since, so that it cannot be put right. */
export const isMisread = (cell: string): boolean =>
  HINDI_OF_SIGNS.test(cell) || asReadInUtf8(cell) !== null;
