/** Product §9: digits of a firm's mobile on the registration form. */
export const REGISTRATION_MOBILE_DIGITS = 10;
/** Product §9: most digits of a mobile in edit and import. */
export const MAX_MOBILE_DIGITS = 15;

const DEVANAGARI_ZERO = 0x0966;
const COUNTRY_PREFIXES = ['0091', '91', '0'];

/** The ASCII digits of a text; Devanagari digits count as theirs, everything else is left out (rule F3). */
export function digitsOf(text: string): string {
  return text
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/\D/g, '');
}

const WITH_SEPARATORS = /^(?:[ \t\u00A0]*\+)?[\d\u0966-\u096F()\- \t\u00A0]+$/;
/** Two runs of so many digits are two numbers. */
const LONG_RUN = /[\d\u0966-\u096F]{7,}/g;

/**
 * The digits of a mobile number that was written with spaces, hyphens, brackets or a leading +; `null` for anything else:
 * 9.19877E+11, 9876543210.0 or two numbers in one cell are for a person to mend.
 */
export function withoutSeparators(text: string): string | null {
  const digits = digitsOf(text);
  return WITH_SEPARATORS.test(text) &&
    (text.match(LONG_RUN)?.length ?? 0) < 2 &&
    digits !== '' &&
    digits.length <= MAX_MOBILE_DIGITS
    ? digits
    : null;
}

/** What a phone field keeps of what is typed: digits, cut at `maxDigits`. */
export function typedDigits(text: string, maxDigits: number): string {
  return digitsOf(text).slice(0, maxDigits);
}

/** The digits of a mobile number without a leading 0, 91, +91 or 0091 where exactly ten digits remain. */
export function withoutCountryPrefix(text: string): string {
  const digits = digitsOf(text);
  const prefix = COUNTRY_PREFIXES.find(
    (start) =>
      digits.startsWith(start) && digits.length - start.length === REGISTRATION_MOBILE_DIGITS,
  );
  return digits.slice(prefix === undefined ? 0 : prefix.length);
}

/**
 * What a 10-digit field keeps of a pasted number (rule F3): one leading 0, 91, +91 or 0091 goes where exactly
 * ten digits remain, since a plain cut would turn +91 98765 43210 into 9198765432.
 */
export function pastedTenDigits(text: string): string {
  return withoutCountryPrefix(text).slice(0, REGISTRATION_MOBILE_DIGITS);
}

const MOBILE = /^[6-9]\d{9}$/;

/**
 * The ten digits of an Indian mobile, without spaces, signs and one leading 0, 91, +91 or 0091; `null` for a landline, for two numbers in
 * one cell and for whatever else nobody can send a message to.
 */
export function mobileOf(text: string): string | null {
  if (MOBILE.test(text)) return text;
  const number = withoutCountryPrefix(withoutSeparators(text.trim()) ?? '');
  return MOBILE.test(number) ? number : null;
}
