/** The payment pages' `msg` (rule F14). */
const MAX_LENGTH = 200;

/** Control characters, and those that turn the direction of text or hide in it; Devanagari needs the two joiners. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu;

/**
 * The payment provider's message as plain text of at most 200 characters; `null` when there is none, when nothing
 * readable is left, or when the address names it more than once: the page then shows its own text.
 */
export function paymentMessage(values: readonly string[]): string | null {
  const [value, ...repeated] = values;
  if (value === undefined || repeated.length > 0) return null;
  const text = value.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  if (/^[\u200C\u200D\s]*$/.test(text)) return null;
  return Array.from(text).slice(0, MAX_LENGTH).join('').trim();
}
