import { digitsOf } from '../../domain/phone';

/** Longer texts say something. */
const LONGEST = 30;

/** Words without spaces and signs between them, and "koi nahin", "xxx". */
const NOTHING =
  wordsOf(`na nil nill null nul none nan no nothing not naught void blank empty unknown undefined undef unavailable unspecified
  notavailable notapplicable notgiven notknown notprovided notfilled notfound notmentioned notset notapplied notpresent
  navailable napplicable noneavailable nonegiven nodata novalue noname nonumber nomobile nophone nocontact noaddress noinfo
  tba tbd xna shunya khali agyat
  शून्य निल नल एनए खाली रिक्त अज्ञात अनुपलब्ध अप्राप्त अनिर्दिष्ट ना न
  (?:koi|kuchh?|laa?gu|uplabdh|number|mobile|naam|pata|diya)?nah(?:i|in|ee|een)(?:hai|hain)? xx+`);
/** Only under a # these are the errors of a spreadsheet program; they may be names otherwise. */
const ERRORS = wordsOf('ref value div0 name num spill calc');

/** One expression for all words: it does not need the hash of each cell, which costs more than the cell. */
function wordsOf(words: string): RegExp {
  return new RegExp(`^(?:${words.normalize('NFC').split(/\s+/).join('|')})$`);
}

/** "नहीं", "उपलब्ध नहीं है". */
const HINDI_NO = /(?:^|[^\p{L}\p{M}])(?:नहीं|नही|नहिं|नहि)(?:\s*(?:है|हैं))?[\s.।]*$/u;

/** Signs without a meaning of their own, among them those that nobody sees. */
const SIGNS = /^[\p{P}\p{Z}\p{Cf}\s+=~^|<>\u2212\u2500\u2501]+$/u;
/** Marks that say "as above", which is something. */
const DITTO = /["'“”„‟′″〃,]/;

/** As most cells are: plain letters with a digit among them. A text that stands for nothing has none. */
const NUMBERED = /^[ -0:-~]+[1-9][ -~]*$/;
const ASCII = /^[ -~]*$/;
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]+/gu;

/** One that is no nought. An import asks it of a million cells: an expression takes longer. */
const beginsWithDigit = (cell: string): boolean => {
  const first = cell.charCodeAt(0);
  return first >= 49 && first <= 57;
};

const saysSomething = (cell: string): boolean =>
  cell === '' || cell.length > LONGEST || beginsWithDigit(cell) || NUMBERED.test(cell);

/** As small letters, whatever their width. */
const plainLetters = (cell: string): string =>
  (ASCII.test(cell) ? cell : cell.normalize('NFKC').replaceAll('\u0901', '\u0902')).toLowerCase();

/** Whether a cell says in a word or a sign that there is nothing: "-", "N/A", "nil", "लागू नहीं". A number never does. */
export function isPlaceholder(cell: string): boolean {
  if (saysSomething(cell) || cell.trim() === '') return false;
  const plain = plainLetters(cell);
  const word = plain.replace(NO_LETTERS, '');
  if (word === '') return SIGNS.test(cell) && !DITTO.test(plain);
  return NOTHING.test(word) || HINDI_NO.test(plain) || (/^\s*#/.test(plain) && ERRORS.test(word));
}

/** Whether nothing but noughts stands in a cell, as where a number was asked for and there is none. */
export function isNoughts(cell: string): boolean {
  if (cell.length > LONGEST || beginsWithDigit(cell)) return false;
  return /^[\s.-]*[0०][\s0०.-]*$/.test(cell) && /^0+$/.test(digitsOf(cell));
}
