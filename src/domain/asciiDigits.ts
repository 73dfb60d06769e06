/** The text with ASCII digits in place of those of any script, as long as it was. */
export const asciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, asciiDigit);

function asciiDigit(digit: string): string {
  // Outside of the Basic Multilingual Plane a digit takes two places of a text; no keyboard in use types one.
  if (digit.length > 1) return digit;
  const code = digit.charCodeAt(0);
  // The ten digits of a script stand together, beginning at U+…0 or at U+…6.
  const row = code & ~0xf;
  return String(code - (isDigit(row) ? row : row + 6));
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCharCode(code));
