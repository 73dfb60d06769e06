/** Spec §9: digits of a firm's mobile on the registration form. */
export const REGISTRATION_MOBILE_DIGITS = 10;
/** Spec §9: most digits of a mobile in edit and import. */
export const MAX_MOBILE_DIGITS = 15;

const DEVANAGARI_ZERO = 0x0966;
const COUNTRY_PREFIXES = ['0091', '91', '0'];

/** The ASCII digits of a text; Devanagari digits count as theirs, everything else is left out (decisions F3). */
export function digitsOf(text: string): string {
  return text
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/\D/g, '');
}

/** What a phone field keeps of what is typed: digits, cut at `maxDigits`. */
export function typedDigits(text: string, maxDigits: number): string {
  return digitsOf(text).slice(0, maxDigits);
}

/**
 * What a 10-digit field keeps of a pasted number (decisions F3): one leading 0, 91, +91 or 0091 goes where exactly
 * ten digits remain, since a plain cut would turn +91 98765 43210 into 9198765432.
 */
export function pastedTenDigits(text: string): string {
  const digits = digitsOf(text);
  const prefix = COUNTRY_PREFIXES.find(
    (start) =>
      digits.startsWith(start) && digits.length - start.length === REGISTRATION_MOBILE_DIGITS,
  );
  return digits
    .slice(prefix === undefined ? 0 : prefix.length)
    .slice(0, REGISTRATION_MOBILE_DIGITS);
}
