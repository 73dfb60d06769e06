/** Longest `msg` that the payment pages show. */
const MAX_LENGTH = 200;

/** Control characters, and those that hide or change the direction of text; the two joiners stay, since Devanagari needs them. */
const INVISIBLE = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/** The payment provider's message as plain text; `null` if there is none, nothing is readable, or the address has several. */
export function paymentMessage(values: readonly string[]): string | null {
  const [value, ...repeated] = values;
  if (value === undefined || repeated.length > 0) return null;
  const text = value.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  if (/^[\u200C\u200D\s]*$/.test(text)) return null;
  return Array.from(text).slice(0, MAX_LENGTH).join('').trim();
}
