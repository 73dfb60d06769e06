import { asciiDigits, withoutInvisibleCharacters } from './text';

/*
 * One word can be written in several ways. Texts are compared by `foldText`, or by `plainText` where a visible difference
 * counts. Folding is for comparing only: texts are shown, sent and exported as they were written.
 *
 * | Writings                                   | Example                          | plainText | foldText |
 * | ------------------------------------------ | -------------------------------- | --------- | -------- |
 * | the encodings of one letter (Unicode NFC)  | ड + dot and ड़; e + accent and é  | one       | one      |
 * | invisible characters                       | zero-width and direction marks   | one       | one      |
 * | spaces: their kinds, runs, at the ends     | no-break space, two spaces       | one       | one      |
 * | width and other forms of a letter          | Ａ and A, ﬁ and fi               | one       | one      |
 * | case                                       | Silk and silk                    | two       | one      |
 * | digits of a script                         | ९८ and 98                        | two       | one      |
 * | with a nukta and without                   | ज़री and जरी                      | two       | one      |
 * | chandrabindu and anusvara                  | माँ and मां                        | two       | one      |
 * | a nasal before a consonant of its kind     | हिन्दी and हिंदी, अम्बर and अंबर       | two       | one      |
 * | quotes and hyphens of a word processor     | ’ and ', – and -                 | two       | one      |
 *
 * Words that only sound alike (Jaiswal, जायसवाल) are not folded together: see `soundKey`.
 */

/** Printable ASCII in words with one space between them, as nearly all texts are. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/;
const ASCII = /^[\n -~]*$/;
/** The nukta is the only one of the `VARIED` signs in this range. */
const MOST_HINDI = /^[\n -~\u0902-\u0965\u0970-\u097F]*$/;

/** The text as it looks: differences of encoding, invisible characters and spaces are removed. */
export function plainText(text: string): string {
  return PLAIN.test(text)
    ? text
    : withPlainSpaces(withoutInvisibleCharacters(text).normalize('NFKD'));
}

/** The text without the differences of the table above. */
export function foldText(text: string): string {
  return PLAIN.test(text) ? text.toLowerCase() : withPlainSpaces(foldLetters(text));
}

/** Like `foldText`, but keeps line breaks and runs of spaces: enough for a search, and faster on a list of 100,000 rows. */
export function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const letters = withoutInvisibleCharacters(text).normalize('NFKD').toLowerCase();
  const folded = MOST_HINDI.test(letters)
    ? letters.replace(/\u093C/g, '')
    : letters.replace(VARIED, commonForm);
  return folded.replace(NASALS, ANUSVARA);
}

/** Tests whether a folded text has a folded word, perhaps unfinished: हिन begins हिन्दी, though that folds to हिंदी. */
export function wordMatcher(word: string): (text: string) => boolean {
  const [nasal = ''] = /[\u0919\u091E\u0923\u0928\u092E]\u094D?$/.exec(word) ?? [];
  if (nasal === '') return (text) => text.includes(word);
  const beginning = word.slice(0, -nasal.length) + ANUSVARA;
  const consonants = nasal.startsWith('\u092E') ? LABIALS : OTHER_STOPS;
  const continued = Array.from(consonants, (consonant) => beginning + consonant);
  return (text) =>
    text.includes(word) ||
    (text.includes(beginning) && continued.some((writing) => text.includes(writing)));
}

const withPlainSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Digits, invisible characters, nuktas, chandrabindus, hyphens and quotes. One expression: each costs a pass over the text. */
const VARIED =
  /[^\P{Nd}0-9]|[\p{Default_Ignorable_Code_Point}\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC\u0901\u0981\u0A01\u0A81\u0B01\u0C01\u0C81\u0D01\u2010-\u2015\u2212\u2018\u2019\u201B\u02BC\u2032\u201C-\u201F\u2033]/gu;

/** The common form of a varied sign; empty for a sign that is invisible or often left out. */
function commonForm(sign: string): string {
  if (/[\u2010-\u2015\u2212]/.test(sign)) return '-';
  if (/[\u2018\u2019\u201B\u02BC\u2032]/.test(sign)) return "'";
  if (/[\u201C-\u201F\u2033]/.test(sign)) return '"';
  // In every script the chandrabindu comes just before the anusvara.
  if (/[\u0901\u0981\u0A01\u0A81\u0B01\u0C01\u0C81\u0D01]/.test(sign))
    return String.fromCharCode(sign.charCodeAt(0) + 1);
  return /\p{Nd}/u.test(sign) ? asciiDigits(sign) : '';
}

const ANUSVARA = '\u0902';
const LABIALS = 'पफबभ';
const OTHER_STOPS = 'कखगघचछजझटठडढतथदध';
const NASALS = new RegExp(
  `\u092E\u094D(?=[${LABIALS}])|[\u0919\u091E\u0923\u0928]\u094D(?=[${OTHER_STOPS}])`,
  'g',
);
