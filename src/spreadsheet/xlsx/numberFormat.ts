import { format, isDateFormat } from 'numfmt';

/** No spreadsheet program writes a longer format. */
const LONGEST = 255;
const DAYS_TO_1904 = 1_462;
/** 31 December 9999, the last day of spreadsheet programs. */
const LAST_DAY = 2_958_465;

/** Literal texts, spacing and filling, and everything in brackets. */
const ADDED = /"[^"]*"?|\\[^]?|_[^]?|\*[^]?|\[[^\]]*\]?/g;
/** The same, and what matters between them. */
const TOKENS = new RegExp(`${ADDED.source}|[;/0#?]`, 'g');
const LITERAL = /"[^"]*"?|\\[^]?/g;
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
  /** Only for digits: each section shows the number, so only a 0 in it shows zero. */
  readonly isWhole: boolean;
  /** Only for digits: leading zeros are shown, or spaces between digits. */
  readonly hasPlaces: boolean;
}

/** The text of a number, and what is to be said about it: `detail` is what the spreadsheet shows. */
export interface ShownNumber {
  readonly text: string;
  readonly code: 'notShown' | 'shownOtherwise' | null;
  readonly detail: string;
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
  const none = { isWhole: false, hasPlaces: false };
  if (written.length > LONGEST) return { kind: 'unknown', code: '', ...none };
  const named = written.replace(LANGUAGE, (_, currency: string) => currency && `"${currency}"`);
  if (isDateFormat(named)) {
    // A format that shows some numbers as dates and others as digits does not tell which was meant.
    const isMixed = PLACES.test(bareOf(named).replace(/\.0+/g, ''));
    // numfmt knows AM/PM in its short form only in capitals.
    return { kind: isMixed ? 'unknown' : 'date', code: named.replace(/a\/p/gi, 'A/P'), ...none };
  }
  if (/^(?:general|#)?$/i.test(named)) return null;
  const code = withLiteralSlashes(named);
  const sections = bareOf(code).split(';');
  if (sections.length > 1 && sections.at(-1) === '@') sections.pop();
  const hasPlaces = sections.some(hasZeros);
  const isWhole = sections.every((section) => PLACES.test(section));
  const isShown = sections.every(
    (section) => !COUNTED.test(section) && (!section.includes('.') || hasZeros(section)),
  );
  if (isShown) return { kind: 'digits', code, isWhole, hasPlaces };
  const isPlain = isWhole && !hasPlaces && !sections.some((section) => CALCULATED.test(section));
  return isPlain ? null : { kind: 'counted', code, ...none };
}

/**
 * Shows a number, given in the form of `numberText`, as a spreadsheet program does if that is a date, leading zeros, or digits
 * with characters of the format (05422400001 under `"0"#`). Other numbers stay unchanged: `notShown` if the number cannot be
 * shown, like a negative date, and `shownOtherwise` if the spreadsheet shows another number, a word or nothing.
 */
export function shownNumber(
  { kind, code, isWhole, hasPlaces }: NumberFormat,
  number: string,
  from1904: boolean,
): ShownNumber {
  const value = Number(number);
  const told = (text: string, said: ShownNumber['code'] = null, detail = '') => ({
    text,
    code: said,
    detail,
  });
  if (kind === 'unknown') return told(number, 'notShown');
  if (kind === 'date') {
    const day = value + (from1904 && !ELAPSED.test(code) ? DAYS_TO_1904 : 0);
    const date = value < 0 || day >= LAST_DAY + 1 ? '' : (shownBy(code, day) ?? '');
    return date.trim() === '' ? told(number, 'notShown') : told(date);
  }
  const shown = shownBy(code, value)?.trim();
  // A format that numfmt cannot read is one that no program can.
  if (shown === undefined) return told(number);
  if (kind === 'digits' && (/^-?\d+$/.test(number) || code.includes('.'))) {
    if (value === 0 && isWhole && shown !== '') return told(shown);
    if (hasDigits(shown, number))
      return told(hasPlaces || shown.replace(/\s/g, '') !== number ? shown : number);
  }
  return saysTheSame(code, value, shown) ? told(number) : told(number, 'shownOtherwise', shown);
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

/** True if what is shown is the number, perhaps rounded, in groups, or with a currency: not a share, a word or other zeros. */
function saysTheSame(code: string, value: number, shown: string): boolean {
  // A zero is often left out, or shown as a dash.
  if (value === 0 && !/[\p{L}\p{N}]/u.test(shown)) return true;
  const ownText = shownBy(code.replace(LITERAL, '"~"'), value) ?? '';
  if (/\dE/.test(ownText)) return true;
  const digits = ownText.replace(/[^\d.]/g, '');
  if (digits === '' || /[%/]/.test(ownText) || /^0\d/.test(digits)) return false;
  const decimals = digits.split('.')[1]?.length ?? 0;
  const size = Math.abs(value);
  return Math.abs(Number(digits) - size) <= 0.5 * 10 ** -decimals + size * 1e-14;
}
