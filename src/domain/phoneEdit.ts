import { asciiDigits } from './text';
import {
  digitsOf,
  pastedTenDigits,
  REGISTRATION_MOBILE_DIGITS,
  withoutCountryPrefix,
} from './phone';

/** A change to the text of a field: by a key, a paste, an input method or a script. */
export interface TextEdit {
  readonly before: string;
  readonly now: string;
  readonly cursor: number;
}

export interface EditResult {
  readonly text: string;
  readonly cursor: number;
  /** Some of the new digits did not fit. */
  readonly isFull: boolean;
}

/**
 * Applies an edit to a phone field, which holds at most `maxDigits` digits. A digit that does not fit is dropped instead of
 * pushing out the last one. A ten-digit field also accepts a 0, +91 or 0091, and drops it once ten digits follow. Until then it
 * keeps the plus sign: a 91 without one may be the beginning of the number itself.
 */
export function editPhone(edit: TextEdit, maxDigits: number): EditResult {
  const parts = partsOf(edit);
  const [head, inserted, tail] = [
    digitsIn(parts.head),
    digitsIn(parts.inserted),
    digitsIn(parts.tail),
  ];
  const existing = head.length + tail.length;
  const isTen = maxDigits === REGISTRATION_MOBILE_DIGITS;
  if (isTen && existing === 0 && parts.inserted.length > 1) return pasted(inserted);

  const typed = parts.inserted === '+' && existing < maxDigits ? '+' : inserted;
  const plus = isTen && (parts.head || typed || parts.tail).startsWith('+') ? '+' : '';
  // A digit typed into the middle of ten must not drop the prefix.
  const isOpen = isTen && (tail === '' || plus !== '' || existing > maxDigits);
  const hasCountry = plus !== '' || parts.inserted.length > 1;
  const prefix = isOpen ? prefixOf(head + inserted + tail, hasCountry) : '';
  const room = maxDigits + prefix.length;
  const taken = inserted.slice(0, Math.max(0, room - existing));
  const text = plus + head + taken + tail;

  const ahead = edit.now.slice(0, edit.cursor);
  const position = (ahead.includes('+') ? plus : '').length + digitsIn(ahead).length;
  const cursor = Math.min(position, plus.length + head.length + taken.length);
  const isComplete = prefix !== '' && taken !== '' && existing + taken.length === room;
  const dropped = isComplete ? plus.length + prefix.length : 0;
  return {
    text: text.slice(dropped),
    cursor: Math.max(0, cursor - dropped),
    isFull: taken !== inserted,
  };
}

const digitsIn = (text: string): string => digitsOf(asciiDigits(text));

function pasted(digits: string): EditResult {
  const text = pastedTenDigits(digits);
  return {
    text,
    cursor: text.length,
    isFull: withoutCountryPrefix(digits).length > REGISTRATION_MOBILE_DIGITS,
  };
}

function prefixOf(digits: string, hasCountry: boolean): string {
  const [prefix = ''] = /^(?:0091|91|0)/.exec(digits) ?? [];
  return prefix === '91' && !hasCountry ? '' : prefix;
}

function partsOf({ before, now, cursor }: TextEdit) {
  // The inserted text ends at the cursor.
  let behind = 0;
  const most = Math.min(before.length, now.length - cursor);
  while (behind < most && before.at(-1 - behind) === now.at(-1 - behind)) behind++;
  let ahead = 0;
  const rest = Math.min(before.length, now.length) - behind;
  while (ahead < rest && before[ahead] === now[ahead]) ahead++;
  const end = now.length - behind;
  return { head: now.slice(0, ahead), inserted: now.slice(ahead, end), tail: now.slice(end) };
}

export type PhoneHint = 'prefix' | 'noMobile';

export function phoneHintOf(text: string, maxDigits: number): PhoneHint | null {
  const isTen = maxDigits === REGISTRATION_MOBILE_DIGITS;
  if (isTen && (text.startsWith('+') || text.length > maxDigits)) return 'prefix';
  return /^[0-5]\d{9}$/.test(withoutCountryPrefix(text)) ? 'noMobile' : null;
}
