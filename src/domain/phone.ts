import { withoutInvisibleCharacters } from './invisibleCharacters';

/** Product §9: digits of a firm's mobile on the registration form. */
export const REGISTRATION_MOBILE_DIGITS = 10;
/** Product §9: most digits of a mobile in edit and import. */
export const MAX_MOBILE_DIGITS = 15;

const DEVANAGARI_ZERO = 0x0966;
/** What people write before the ten digits, the longest first. */
export const COUNTRY_PREFIXES = ['0091', '91', '0'];

const ZERO = 48;
const NINE = 57;

/** Whether nothing but ASCII digits stands in a text. An import asks it of a million cells: an expression takes longer. */
export function isDigits(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < ZERO || code > NINE) return false;
  }
  return true;
}

/** The ASCII digits of a text; Devanagari digits count as theirs, everything else is left out (rule F3). */
export function digitsOf(text: string): string {
  if (isDigits(text)) return text;
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
  if (digits.length <= REGISTRATION_MOBILE_DIGITS) return digits;
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
/** Varanasi's area code without its 0, and a number of seven digits. */
const LANDLINE = /^542\d{7}$/;

/** A number of a firm that can be rung. */
export interface PhoneTarget {
  readonly kind: 'mobile' | 'landline';
  /** With the country, as `tel:` and WhatsApp want it: 91 and ten digits. */
  readonly digits: string;
}

/**
 * The ten digits of an Indian mobile, however it was written: one leading 0, 91, +91 or 0091, spaces and hyphens are left out;
 * `null` for anything else.
 */
export function mobileOf(text: string): string | null {
  // As most are written: a list of 100,000 asks for each.
  if (MOBILE.test(text)) return text;
  const digits = nationalDigits(text)?.digits ?? '';
  return MOBILE.test(digits) ? digits : null;
}

/** How a number that a firm gave can be rung; `null` for a text that is none: nobody is rung on a guess. */
export function phoneTargetOf(text: string): PhoneTarget | null {
  const written = nationalDigits(text);
  if (written === null) return null;
  const { digits, hasPrefix } = written;
  if (MOBILE.test(digits)) return { kind: 'mobile', digits: `91${digits}` };
  // Without the 0 before it, the same digits may be anything.
  return hasPrefix && LANDLINE.test(digits) ? { kind: 'landline', digits: `91${digits}` } : null;
}

/** The digits of one number without what stands for India before them. */
function nationalDigits(text: string): { digits: string; hasPrefix: boolean } | null {
  const written = withoutSeparators(withoutInvisibleCharacters(text).trim());
  if (written === null) return null;
  const digits = withoutCountryPrefix(written);
  const hasPrefix = digits !== written;
  // +98 is another country, whatever digits come after it.
  return text.includes('+') && !(hasPrefix && written.startsWith('91'))
    ? null
    : { digits, hasPrefix };
}

export const telLink = ({ digits }: PhoneTarget): string => `tel:+${digits}`;

/** Opens a talk that begins with a greeting. Never with a link or a word of payment: that is how fraud looks. */
export function whatsAppLink({ digits }: PhoneTarget, greeting: string): string {
  // Half a character of a broken name would stop `encodeURIComponent`.
  const text = new URLSearchParams({ text: greeting }).toString().replaceAll('+', '%20');
  return `https://wa.me/${digits}?${text}`;
}
