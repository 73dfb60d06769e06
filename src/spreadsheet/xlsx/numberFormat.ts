import { format, isDateFormat } from 'numfmt';

/** No spreadsheet program writes a longer one. */
const LONGEST = 255;
const DAYS_TO_1904 = 1_462;
/** 31 December 9999, the last day that a spreadsheet program knows. */
const LAST_DAY = 2_958_465;

/** Texts, room and filling, and what stands in brackets. */
const ADDED = /"[^"]*"?|\\[^]?|_[^]?|\*[^]?|\[[^\]]*\]?/g;
/** A format with one of these is one to count with, for texts, or unknown: the bare digits say the same. */
const COUNTED = /[,%./@a-z]/i;
const PLACES = /[0#?]/;
/** The language of the person's own computer: months are read in English. */
const LANGUAGE = /\[\$([^\]-]*)-[^\]]*\]/g;

/** How a number is shown where its bare digits would not say the same. */
export interface NumberFormat {
  readonly kind: 'date' | 'digits' | 'unknown';
  readonly code: string;
  /** Of digits: each section shows the number, so that only a 0 in it shows nought. */
  readonly isWhole: boolean;
  /** Of digits: leading zeros are shown, or places between room. */
  readonly hasPlaces: boolean;
}

/** Reads the code of a number format; null where it shows a number as itself. */
export function compileFormat(written: string): NumberFormat | null {
  const none = { isWhole: false, hasPlaces: false };
  if (written.length > LONGEST) return { kind: 'unknown', code: '', ...none };
  const code = written.replace(LANGUAGE, (_, currency: string) => currency && `"${currency}"`);
  const bare = code.replace(ADDED, '').replace(/general/gi, '#');
  if (isDateFormat(code)) {
    // Of a format that shows some numbers as dates and some as digits nobody knows which was meant.
    const isMixed = PLACES.test(bare.replace(/\.0+/g, ''));
    // numfmt knows the short halves of a day as capitals only.
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
 * A number, given as `numberText` writes it, as a spreadsheet program shows it: where that is a date, leading zeros, or digits
 * with characters of the format, as 05422400001 under `"0"#`; else unchanged. Null where it cannot be shown, like a negative date.
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

/** '' under a format that numfmt cannot read. */
function shownBy(code: string, value: number): string {
  try {
    return format(code, value, { nbsp: false });
  } catch {
    return '';
  }
}

/** Whether every digit is there, in its order: a format may not cost one, as where none of its sections is for the number. */
function hasDigits(shown: string, number: string): boolean {
  const digits = number.replace('-', '');
  let at = 0;
  for (const character of shown) if (character === digits.charAt(at)) at += 1;
  return at === digits.length;
}
