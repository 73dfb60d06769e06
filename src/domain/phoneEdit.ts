import { asciiDigits } from './asciiDigits';
import {
  COUNTRY_PREFIXES,
  digitsOf,
  pastedTenDigits,
  REGISTRATION_MOBILE_DIGITS,
  withoutCountryPrefix,
} from './phone';

/** A change of the text in a field: by a key, a paste, an input method or whatever else sets it. */
export interface TextEdit {
  readonly before: string;
  readonly now: string;
  /** Where the cursor stands now. */
  readonly cursor: number;
}

/** What an edit leaves in the field. */
export interface EditResult {
  readonly text: string;
  readonly cursor: number;
  /** Some digits found no room and were not taken. */
  readonly isFull: boolean;
}

/**
 * What a phone field keeps of an edit: digits, at most `maxDigits`. Whatever stands outside of the edit stays, so a digit that
 * finds no room is not taken, and none is pushed out at the end.
 *
 * A field of ten digits also has room for a 0, +91 or 0091 that is typed before the number, and drops it as soon as ten digits
 * follow. The plus sign stands there until then: a 91 without it may be the beginning of the number itself.
 */
export function editPhone(edit: TextEdit, maxDigits: number): EditResult {
  const parts = partsOf(edit);
  const [head, inserted, tail] = [
    digitsIn(parts.head),
    digitsIn(parts.inserted),
    digitsIn(parts.tail),
  ];
  const standing = head.length + tail.length;
  const isTen = maxDigits === REGISTRATION_MOBILE_DIGITS;
  if (isTen && standing === 0 && parts.inserted.length > 1) return pasted(inserted);

  const typed = parts.inserted === '+' && standing < maxDigits ? '+' : inserted;
  const plus = isTen && (parts.head || typed || parts.tail).startsWith('+') ? '+' : '';
  // Nothing is dropped for a digit in the middle of ten.
  const isOpen = isTen && (tail === '' || plus !== '' || standing > maxDigits);
  const hasCountry = plus !== '' || parts.inserted.length > 1;
  const prefix = isOpen ? prefixOf(head + inserted + tail, hasCountry) : '';
  const room = maxDigits + prefix.length;
  const taken = inserted.slice(0, Math.max(0, room - standing));
  const text = plus + head + taken + tail;

  const ahead = edit.now.slice(0, edit.cursor);
  const place = (ahead.includes('+') ? plus : '').length + digitsIn(ahead).length;
  const cursor = Math.min(place, plus.length + head.length + taken.length);
  const isComplete = prefix !== '' && taken !== '' && standing + taken.length === room;
  const dropped = isComplete ? plus.length + prefix.length : 0;
  return {
    text: text.slice(dropped),
    cursor: Math.max(0, cursor - dropped),
    isFull: taken !== inserted,
  };
}

/** People type in the digits of their script. */
const digitsIn = (text: string): string => digitsOf(asciiDigits(text));

/** A whole number that came at once. */
function pasted(digits: string): EditResult {
  const text = pastedTenDigits(digits);
  return {
    text,
    cursor: text.length,
    isFull: withoutCountryPrefix(digits).length > REGISTRATION_MOBILE_DIGITS,
  };
}

function prefixOf(digits: string, hasCountry: boolean): string {
  const prefix = COUNTRY_PREFIXES.find((start) => digits.startsWith(start)) ?? '';
  return prefix === '91' && !hasCountry ? '' : prefix;
}

/** What an edit has put into a text, and what stands before and behind it. */
function partsOf({ before, now, cursor }: TextEdit) {
  // What is typed ends at the cursor.
  let behind = 0;
  const most = Math.min(before.length, now.length - cursor);
  while (behind < most && before.at(-1 - behind) === now.at(-1 - behind)) behind++;
  let ahead = 0;
  const rest = Math.min(before.length, now.length) - behind;
  while (ahead < rest && before[ahead] === now[ahead]) ahead++;
  const end = now.length - behind;
  return { head: now.slice(0, ahead), inserted: now.slice(ahead, end), tail: now.slice(end) };
}

/** What a person should know of a phone number that can be sent all the same. */
export type PhoneRemark = 'prefix' | 'noMobile';

export function remarkOnPhone(text: string, maxDigits: number): PhoneRemark | null {
  const isTen = maxDigits === REGISTRATION_MOBILE_DIGITS;
  if (isTen && (text.startsWith('+') || text.length > maxDigits)) return 'prefix';
  return /^[0-5]\d{9}$/.test(withoutCountryPrefix(text)) ? 'noMobile' : null;
}
