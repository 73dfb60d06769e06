import { asciiDigits, withoutInvisibleCharacters } from './text';

/** Number of digits of a firm's mobile on the registration form (product §9). */
export const REGISTRATION_MOBILE_DIGITS = 10;
/** Most digits of a mobile in edit and import (product §9). */
export const MAX_MOBILE_DIGITS = 15;

/** True if the text contains only ASCII digits. */
export const isDigits = (text: string): boolean => !/\D/.test(text);

/** The digits of a text as ASCII digits, Devanagari digits included; other characters are dropped. */
export function digitsOf(text: string): string {
  if (isDigits(text)) return text;
  return text.replace(/[\u0966-\u096F]/g, asciiDigits).replace(/\D/g, '');
}

const WITH_SEPARATORS = /^(?:[ \t\u00A0]*\+)?[\d\u0966-\u096F()\- \t\u00A0]+$/;
/** Two of these runs are two numbers. */
const LONG_RUN = /[\d\u0966-\u096F]{7,}/g;

/** The digits of a mobile without its separators; `null` for 9.19877E+11, 9876543210.0 or two numbers: a person corrects them. */
export function withoutSeparators(text: string): string | null {
  const digits = digitsOf(text);
  return WITH_SEPARATORS.test(text) &&
    (text.match(LONG_RUN)?.length ?? 0) < 2 &&
    digits !== '' &&
    digits.length <= MAX_MOBILE_DIGITS
    ? digits
    : null;
}

/** The digits of a number; a leading 0, 91, +91 or 0091 is dropped if exactly ten digits remain. */
export const withoutCountryPrefix = (text: string): string =>
  digitsOf(text).replace(/^(?:0091|91|0)(?=\d{10}$)/, '');

/** The ten digits of a pasted number: cut off at ten, +91 98765 43210 would become 9198765432. */
export function pastedTenDigits(text: string): string {
  return withoutCountryPrefix(text).slice(0, REGISTRATION_MOBILE_DIGITS);
}

const MOBILE = /^[6-9]\d{9}$/;
/** Varanasi's area code without the leading 0, and a number of seven digits. */
const LANDLINE = /^542\d{7}$/;

export interface PhoneTarget {
  readonly kind: 'mobile' | 'landline';
  /** With the country code, as `tel:` and WhatsApp need it: 91 and ten digits. */
  readonly digits: string;
}

/** The ten digits of an Indian mobile, without its country prefix, spaces and hyphens; `null` for anything else. */
export function mobileOf(text: string): string | null {
  // A shortcut for the usual spelling: a list of 100,000 asks for each row.
  if (MOBILE.test(text)) return text;
  const digits = nationalDigits(text)?.digits ?? '';
  return MOBILE.test(digits) ? digits : null;
}

/** The number to call for a text that a firm gave; `null` if it may be no number, since a guess would call a stranger. */
export function phoneTargetOf(text: string): PhoneTarget | null {
  const written = nationalDigits(text);
  if (written === null) return null;
  const { digits, hasPrefix } = written;
  if (MOBILE.test(digits)) return { kind: 'mobile', digits: `91${digits}` };
  // Without the leading 0, the same digits may mean something else.
  return hasPrefix && LANDLINE.test(digits) ? { kind: 'landline', digits: `91${digits}` } : null;
}

function nationalDigits(text: string): { digits: string; hasPrefix: boolean } | null {
  const written = withoutSeparators(withoutInvisibleCharacters(text).trim());
  if (written === null) return null;
  const digits = withoutCountryPrefix(written);
  const hasPrefix = digits !== written;
  // +98 belongs to another country, whatever digits follow.
  return text.includes('+') && !(hasPrefix && written.startsWith('91'))
    ? null
    : { digits, hasPrefix };
}

export const telLink = ({ digits }: PhoneTarget): string => `tel:+${digits}`;

/** Opens a chat with a greeting typed in. Never add a link or a word about payment: fraud looks like that. */
export function whatsAppLink({ digits }: PhoneTarget, greeting: string): string {
  // `encodeURIComponent` throws on half a surrogate pair.
  const text = new URLSearchParams({ text: greeting }).toString().replaceAll('+', '%20');
  return `https://wa.me/${digits}?${text}`;
}
