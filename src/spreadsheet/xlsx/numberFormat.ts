import { format, isDateFormat } from 'numfmt';
import type { ReadingIssueCode } from '../table/row';

/** No spreadsheet program writes a longer format. */
const LONGEST = 255;
const DAYS_TO_1904 = 1_462;
/** 31 December 9999, the last day of spreadsheet programs. */
const LAST_DAY = 2_958_465;

/** Literal texts, spacing and filling, and everything in brackets. */
const ADDED = /"[^"]*"?|\\[^]?|_[^]?|\*[^]?|\[[^\]]*\]?/g;
/** The same, and what matters between them. */
const TOKENS = new RegExp(`${ADDED.source}|[;/0#?]`, 'g');
/** A section with one of these is for calculations, for texts, or unknown: its numbers are read by their digits. */
const COUNTED = /[,%/@a-z]/i;
const PLACES = /[0#?]/;
/** A share, a fraction, a text, or a comma that divides by a thousand. */
const CALCULATED = /[%/@]|,[^0#?,.]*(?:\.|$)/;
/** Hours, minutes or seconds that are counted, not those of a day. */
const ELAPSED = /\[(?:h+|m+|s+)\]/i;
/** Months are read in English, not in the language of the person's computer. */
const LANGUAGE = /\[\$([^\]-]*)-[^\]]*\]/g;

/** A format under which a number does not look like its plain digits. */
export interface NumberFormat {
  /** `counted` is read by its digits, whatever it shows. */
  readonly kind: 'date' | 'digits' | 'counted' | 'unknown';
  readonly code: string;
  /** Each section shows the number, so only a 0 in it shows zero. */
  readonly isWhole: boolean;
  /** Leading zeros are shown, or spaces between digits. */
  readonly hasPlaces: boolean;
}

const UNKNOWN: NumberFormat = { kind: 'unknown', code: '', isWhole: false, hasPlaces: false };

/** The text of a cell, and the issue with it. */
export interface CellText {
  readonly text: string;
  readonly code: ReadingIssueCode | null;
  readonly detail: string;
}

export function cellWith(
  text: string,
  code: ReadingIssueCode | null = null,
  detail = '',
): CellText {
  return { text, code, detail };
}

/** Marks each slash that is no fraction as a literal text: numfmt does not read it otherwise. */
function withLiteralSlashes(code: string): string {
  let hasPlace = false;
  return code.replace(TOKENS, (token, at: number) => {
    if (token !== '/') {
      if (token.length === 1) hasPlace = token !== ';';
      return token;
    }
    const after = bareOf(code.slice(at + 1));
    return hasPlace && /^[^;]*[0-9#?]/.test(after) ? token : String.raw`\/`;
  });
}

/** True if a section shows leading zeros. */
function hasZeros(section: string): boolean {
  const [whole = ''] = section.split('.');
  return /0.*[0#?]/.test(whole.replaceAll(',', ''));
}

const bareOf = (code: string): string => code.replace(ADDED, '').replace(/general/gi, '#');

/** Parses the code of a number format; null if the plain number says the same. */
export function compileFormat(written: string): NumberFormat | null {
  if (written.length > LONGEST) return UNKNOWN;
  const named = written.replace(LANGUAGE, (_, currency: string) => currency && `"${currency}"`);
  const code = withLiteralSlashes(named);
  const sections = bareOf(code).split(';');
  if (sections.length > 1 && sections.at(-1) === '@') sections.pop();
  const isWhole = sections.every((section) => PLACES.test(section));
  const hasPlaces = sections.some(hasZeros);
  const compiled = { code, isWhole, hasPlaces };
  if (isDateFormat(named)) {
    // A format that shows some numbers as dates and others as digits does not tell which was meant.
    if (PLACES.test(bareOf(named).replace(/\.0+/g, ''))) return UNKNOWN;
    // numfmt knows AM/PM in its short form only in capitals.
    return { ...compiled, kind: 'date', code: named.replace(/a\/p/gi, 'A/P') };
  }
  const isPlain = isWhole && !hasPlaces && !sections.some((section) => CALCULATED.test(section));
  const isDigits = sections.every(
    (section) => !COUNTED.test(section) && (!section.includes('.') || hasZeros(section)),
  );
  if (/^(?:general|#)?$/i.test(code) || (isPlain && !isDigits)) return null;
  return { kind: isDigits ? 'digits' : 'counted', ...compiled };
}

/**
 * Shows a number, given in the form of `numberText`, as a spreadsheet program does if that is a date, leading zeros, or digits
 * with characters of the format (05422400001 under `"0"#`). Other numbers stay unchanged: `notShown` if the number cannot be
 * shown, like a negative date, and `shownOtherwise` if the spreadsheet shows a share, a word, other digits or nothing.
 */
export function shownNumber(
  { kind, code, isWhole, hasPlaces }: NumberFormat,
  number: string,
  from1904: boolean,
): CellText {
  const value = Number(number);
  if (kind === 'unknown') return cellWith(number, 'notShown');
  if (kind === 'date') {
    const day = value + (from1904 && !ELAPSED.test(code) ? DAYS_TO_1904 : 0);
    const date = value < 0 || day >= LAST_DAY + 1 ? '' : (shownBy(code, day) ?? '');
    return date.trim() === '' ? cellWith(number, 'notShown') : cellWith(date);
  }
  const shown = shownBy(code, value)?.trim();
  // A format that numfmt cannot read is one that no program can.
  if (shown === undefined) return cellWith(number);
  if (kind === 'digits' && (/^-?\d+$/.test(number) || code.includes('.'))) {
    if (value === 0 && isWhole && shown !== '') return cellWith(shown);
    if (hasDigits(shown, number))
      return cellWith(hasPlaces || shown.replace(/\s/g, '') !== number ? shown : number);
  }
  return isSame(shown, number) ? cellWith(number) : cellWith(number, 'shownOtherwise', shown);
}

/** Returns null for a format that numfmt cannot read. */
function shownBy(code: string, value: number): string | null {
  try {
    return format(code, value, { nbsp: false });
  } catch {
    return null;
  }
}

/** True if no digit is missing and their order is right: some formats have no section for the number. */
function hasDigits(shown: string, number: string): boolean {
  const digits = number.replace(/\D/g, '');
  let at = 0;
  for (const character of shown) if (character === digits.charAt(at)) at += 1;
  return at === digits.length;
}

/** True if what is shown is the number, perhaps in groups or with a currency: not a share, a word or other digits. */
function isSame(shown: string, number: string): boolean {
  // A zero is often left out, or shown as a dash; a number that lost its digits says so.
  if (number === '0' && !/[\p{L}\p{N}]/u.test(shown)) return true;
  if (number.includes('E')) return true;
  const digits = number.replace(/\D/g, '');
  const others = shown.replace(/\D/g, '');
  return (
    !/[%/]/.test(shown) && others.startsWith(digits) && !/[1-9]/.test(others.slice(digits.length))
  );
}

/** A number with more digits was rounded before it was stored. */
const EXACT_DIGITS = 15;

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:E([+-]?\d{1,4}))?$/i;

/**
 * A number cell as text, with its stored digits. A whole number never becomes a floating-point number, which could round it
 *. More than 15 digits are written as 9.1E+17, the form that counts as "digits lost". Null for other texts.
 */
export function numberText(stored: string): string | null {
  // As nearly every number.
  if (/^\d{1,15}$/.test(stored)) return stored;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(stored.trim()) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  if (whole + fraction === '' || !Number.isFinite(Number(stored))) return null;
  if (digits === '') return '0';
  // The number of places before the decimal point.
  const places = digits.length - fraction.length + Number(exponent);
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  const significant = digits.slice(0, end);
  const minus = sign === '-' ? '-' : '';
  if (places > EXACT_DIGITS) {
    const rest = significant.slice(1);
    return `${minus}${significant.charAt(0)}${rest === '' ? '' : `.${rest}`}E+${places - 1}`;
  }
  if (significant.length <= places) return minus + significant.padEnd(places, '0');
  return String(Number(Number(stored).toPrecision(EXACT_DIGITS)));
}
