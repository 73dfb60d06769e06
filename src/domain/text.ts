/** Zero-width spaces and joiners, direction marks, soft hyphens, byte order marks; not the selectors of emoji shapes. */
const INVISIBLE = /[^\P{Default_Ignorable_Code_Point}\uFE00-\uFE0F]+/gu;

/** Removes invisible characters, which word processors, chats and web pages add to copied text. */
export const withoutInvisibleCharacters = (text: string): string => text.replace(INVISIBLE, '');

const NO_BREAK_SPACES = /[\u00A0\u2007\u202F]/g;

/** Removes what is copied along with an email address or a number. Not for names (Hindi needs joiners), never for passwords. */
export const cleanInput = (text: string): string =>
  withoutInvisibleCharacters(text).replace(NO_BREAK_SPACES, ' ').trim();

const ADDRESS = /^[\w.'+-]+@([\w-]+\.)+[A-Za-z]{2,}$/;

/** The text as one mail address; `null` for anything else, such as two addresses or one with a subject. */
export function mailAddressOf(text: string): string | null {
  const address = text.trim();
  return ADDRESS.test(address) ? address : null;
}

/** Replaces the digits of any script by ASCII digits; the length of the text stays the same. */
export const asciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, asciiDigit);

function asciiDigit(digit: string): string {
  // Digits outside the Basic Multilingual Plane take two UTF-16 units; no keyboard in use types one.
  if (digit.length > 1) return digit;
  const code = digit.charCodeAt(0);
  // The ten digits of a script are consecutive, starting at U+…0 or at U+…6.
  const row = code & ~0xf;
  return String(code - (isDigit(row) ? row : row + 6));
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCharCode(code));
