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
