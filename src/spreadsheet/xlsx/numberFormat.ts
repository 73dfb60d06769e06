import { format, isDateFormat } from 'numfmt';

/** No spreadsheet program writes a longer format. */
const LONGEST = 255;
const DAYS_TO_1904 = 1_462;
/** 31 December 9999, the last day of spreadsheet programs. */
const LAST_DAY = 2_958_465;

/** Literal texts, spacing and filling, and everything in brackets. */
const ADDED = /"[^"]*"?|\\[^]?|_[^]?|\*[^]?|\[[^\]]*\]?/g;
/** A section with one of these is for calculations, for texts, or unknown: the plain digits say the same. */
const COUNTED = /[,%./@a-z]/i;
const PLACES = /[0#?]/;
/** Months are read in English, not in the language of the person's computer. */
const LANGUAGE = /\[\$([^\]-]*)-[^\]]*\]/g;

/** A format under which a number does not look like its plain digits. */
export interface NumberFormat {
  readonly kind: 'date' | 'digits' | 'unknown';
  readonly code: string;
  /** Only for digits: each section shows the number, so only a 0 in it shows zero. */
  readonly isWhole: boolean;
  /** Only for digits: leading zeros are shown, or spaces between digits. */
  readonly hasPlaces: boolean;
}

/** Parses the code of a number format; null if it shows the plain number. */
export function compileFormat(written: string): NumberFormat | null {
  const none = { isWhole: false, hasPlaces: false };
  if (written.length > LONGEST) return { kind: 'unknown', code: '', ...none };
  const code = written.replace(LANGUAGE, (_, currency: string) => currency && `"${currency}"`);
  const bare = code.replace(ADDED, '').replace(/general/gi, '#');
  if (isDateFormat(code)) {
    // A format that shows some numbers as dates and others as digits does not tell which was meant.
    const isMixed = PLACES.test(bare.replace(/\.0+/g, ''));
    // numfmt knows AM/PM in its short form only in capitals.
    return { kind: isMixed ? 'unknown' : 'date', code: code.replace(/a\/p/gi, 'A/P'), ...none };
  }
  const sections = bare.split(';');
  if (sections.length > 1 && sections.at(-1) === '@') sections.pop();
  if (/^(?:general|#)?$/i.test(code) || sections.some((one) => COUNTED.test(one))) return null;
  return {
    kind: 'digits',
    code,
    isWhole: sections.every((one) => PLACES.test(one)),
    hasPlaces: sections.some((one) => /0.*[0#?]/.test(one)),
  };
}

/**
 * Shows a number, given in the form of `numberText`, as a spreadsheet program does if that is a date, leading zeros, or digits
 * with characters of the format (05422400001 under `"0"#`). Other numbers stay unchanged. Null if the number cannot be shown,
 * like a negative date.
 */
export function shownNumber(
  { kind, code, isWhole, hasPlaces }: NumberFormat,
  number: string,
  from1904: boolean,
): string | null {
  const value = Number(number);
  if (kind === 'date') {
    const day = value + (from1904 ? DAYS_TO_1904 : 0);
    const shown = value < 0 || day >= LAST_DAY + 1 ? '' : shownBy(code, day);
    return shown.trim() === '' ? null : shown;
  }
  if (kind === 'unknown') return null;
  if (!/^-?\d+$/.test(number)) return number;
  const shown = shownBy(code, value).trim();
  if (value === 0 && isWhole && shown !== '') return shown;
  if (!hasDigits(shown, number)) return number;
  return hasPlaces || shown.replace(/\s/g, '') !== number ? shown : number;
}

/** Returns '' for a format that numfmt cannot read. */
function shownBy(code: string, value: number): string {
  try {
    return format(code, value, { nbsp: false });
  } catch {
    return '';
  }
}

/** True if no digit is missing and their order is right: some formats have no section for the number. */
function hasDigits(shown: string, number: string): boolean {
  const digits = number.replace('-', '');
  let at = 0;
  for (const character of shown) if (character === digits.charAt(at)) at += 1;
  return at === digits.length;
}
