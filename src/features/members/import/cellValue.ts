import { digitsOf, withoutSeparators } from '../../../domain/phone';
import { exactDigits } from '../../../spreadsheet/table/checks';

/** Longer texts have a meaning. */
const LONGEST_PLACEHOLDER = 30;

/** Words without spaces and signs, also "koi nahin", "xxx". */
const NOTHING =
  wordsOf(`na nil nill null nul none nan no nothing not naught void blank empty unknown undefined undef unavailable unspecified
  notavailable notapplicable notgiven notknown notprovided notfilled notfound notmentioned notset notapplied notpresent
  navailable napplicable noneavailable nonegiven nodata novalue noname nonumber nomobile nophone nocontact noaddress noinfo
  tba tbd xna shunya khali agyat
  शून्य निल नल एनए खाली रिक्त अज्ञात अनुपलब्ध अप्राप्त अनिर्दिष्ट ना न
  (?:koi|kuchh?|laa?gu|uplabdh|number|mobile|naam|pata|diya)?nah(?:i|in|ee|een)(?:hai|hain)? xx+`);
/** Errors of a spreadsheet program if they follow a #; otherwise they may be names. */
const ERRORS = wordsOf('ref value div0 name num spill calc');

/** A single expression instead of a set: hashing each cell would be slower. */
function wordsOf(words: string): RegExp {
  return new RegExp(`^(?:${words.normalize('NFC').split(/\s+/).join('|')})$`);
}

/** "नहीं", "उपलब्ध नहीं है". */
const HINDI_NO = /(?:^|[^\p{L}\p{M}])(?:नहीं|नही|नहिं|नहि)(?:\s*(?:है|हैं))?[\s.।]*$/u;

/** Signs without a meaning, including invisible ones. */
const SIGNS = /^[\p{P}\p{Z}\p{Cf}\s+=~^|<>\u2212\u2500\u2501]+$/u;
/** Ditto marks, which have a meaning. */
const DITTO = /["'“”„‟′″〃,]/;

/** Settles most cells quickly: plain characters with a digit among them are no placeholder. */
const NUMBERED = /^[ -0:-~]+[1-9][ -~]*$/;
const ASCII = /^[ -~]*$/;
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]+/gu;

/** A digit other than zero. An import checks a million cells, and an expression would be slower. */
const beginsWithDigit = (cell: string): boolean => {
  const first = cell.charCodeAt(0);
  return first >= 49 && first <= 57;
};

/** True if a cell says by a word or sign that there is no value: "-", "N/A", "nil", "लागू नहीं". Never true for a number. */
export function isPlaceholder(cell: string): boolean {
  if (cell === '' || cell.length > LONGEST_PLACEHOLDER || beginsWithDigit(cell)) return false;
  if (NUMBERED.test(cell) || cell.trim() === '') return false;
  const usual = ASCII.test(cell) ? cell : cell.normalize('NFKC').replaceAll('\u0901', '\u0902');
  const plain = usual.toLowerCase();
  const word = plain.replace(NO_LETTERS, '');
  if (word === '') return SIGNS.test(cell) && !DITTO.test(plain);
  return NOTHING.test(word) || HINDI_NO.test(plain) || (/^\s*#/.test(plain) && ERRORS.test(word));
}

/** True if a cell has only zeros, for example in place of a required number. */
export function isNoughts(cell: string): boolean {
  if (cell.length > LONGEST_PLACEHOLDER || beginsWithDigit(cell)) return false;
  return /^[\s.-]*[0०][\s0०.-]*$/.test(cell) && /^0+$/.test(digitsOf(cell));
}

/** ".0", and after a whole telephone number also "." or ",00". */
const DECIMALS = /^([^.,]*[\d\u0966-\u096F])(?:\.[0०]{1,2}|[.,][0०]*)$/;
/** 9,839,000,001 and 9,83,90,00,001, written like amounts. */
const GROUPED = /^\+?\d{1,3}(?:,\d{2,3})+,\d{3}(?:\.0*)?$/;
const FEWEST_DIGITS = 7;
/** A longer text is no number. */
const LONGEST_NUMBER = 40;

/**
 * The digits of a number that a program wrote as an amount, as 9839000001.0, 9,839,000,001 or 9.839000001E9; `null` for any
 * other text, and if a digit would have to be guessed.
 */
export function plainNumber(cell: string): string | null {
  const text = cell.trim();
  // Settles nearly every number quickly.
  if (text.length > LONGEST_NUMBER || !/[.,e]/i.test(text)) return null;
  const exact = exactDigits(text);
  if (exact !== null) return exact;
  if (GROUPED.test(text)) return withoutSeparators(text.replace(/\..*$/, '').replaceAll(',', ''));
  const digits = withoutSeparators(DECIMALS.exec(text)?.[1] ?? '');
  if (digits === null) return null;
  return /[\d०-९]\.[0०]{1,2}$/.test(text) || digits.length >= FEWEST_DIGITS ? digits : null;
}
