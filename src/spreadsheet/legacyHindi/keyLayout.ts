/** The part that a keystroke plays in its syllable. */
type StrokeRole =
  /** A complete letter or conjunct. The one on º has a visible virama. */
  | 'letter'
  /** A half letter: it needs another letter, or the upright stroke that completes it. */
  | 'half'
  /** Attached below a letter or to its right. */
  | 'tail'
  | 'vowel'
  /** A vowel sign that is typed after its letter, as in Unicode. */
  | 'sign'
  /** The upright stroke: the sign of a long a, or the completion of a half letter. */
  | 'stroke'
  /** The sign of a short i, typed before its letter. */
  | 'shortI'
  /** The r that is spoken before its syllable but typed after it. */
  | 'reph'
  | 'nasal'
  | 'virama'
  /** Two dots: a colon, or the visarga between letters. */
  | 'dots'
  /** Digits, and punctuation that Latin text has on other keys. */
  | 'mark';

interface Key {
  readonly role: StrokeRole;
  /** The Unicode text; of a half letter without the virama. */
  readonly shows: string;
}

/** Splits lines of pairs: a text, a space, and what stands for it. */
export const pairsIn = (...lines: readonly string[]): (readonly [string, string])[] =>
  lines
    .flatMap((line) => line.split('  '))
    .map((pair) => pair.split(' '))
    .map(([from = '', to = '']) => [from, to]);

const keys = (role: StrokeRole, ...lines: readonly string[]): (readonly [string, Key])[] =>
  pairsIn(...lines).map(([character, shows]) => [character, { role, shows }]);

/**
 * The Unicode text of each character of Kruti Dev 010 and of DevLys 010, which is the same font under another name; taken from
 * the font itself (docs/decisions/0023). The upper half of the font is written as windows-1252 characters, as spreadsheet
 * programs store it. All other characters stand for themselves.
 */
export const KEYS: ReadonlyMap<string, Key> = new Map([
  ...keys(
    'letter',
    'd क  x ग  Ä घ  ³ ङ  p च  N छ  t ज  > झ  ¥ ञ  V ट  B ठ  M ड  < ढ  r त  n द  u न',
    'i प  Q फ  c ब  Ò भ  e म  ; य  j र  y ल  G ळ  o व  l स  g ह  º ह्',
    'ô क्क  ä क्त  Ø क्र  £ ख्र  K ज्ञ  Í ट्ट  Î ट्ठ  ð ठ्ठ  Ï ड्ड  Ô ड्ढ  = त्र  Ì द्द  ) द्ध',
    '˜ द्भ  ù द्म  | द्य  æ द्र  } द्व  é न्न  Á प्र  Ý फ्र  J श्र  ó स्त्र  à ह्न  á ह्य  ã ह्म',
  ),
  ...keys(
    'half',
    'D क  [ ख  X ग  ? घ  P च  T ज  Ö झ  . ण  R त  F थ  / ध  U न  I प  ¶ फ  C ब  H भ  E म  ¸ य',
    'Ú ऱ  Y ल  O व  \' श  " ष  L स  { क्ष  « त्र  Ù त्त  ™ न्न',
  ),
  ...keys('tail', 'z ्र  Ó ्य  + ़'),
  ...keys('vowel', 'v अ  b इ  m उ  Å ऊ  _ ऋ  , ए'),
  ...keys('sign', 'h ी  q ु  w ू  ` ृ  ¤ ॄ  s े  S ै  W ॅ'),
  ...keys('stroke', 'k ा'),
  ...keys('shortI', 'f ि'),
  ...keys('reph', 'Z र्'),
  ...keys('nasal', 'a ं  ¡ ँ'),
  ...keys('virama', '~ ्'),
  ...keys('dots', '% :'),
  ...keys(
    'mark',
    'ƒ १  „ २  … ३  † ४  ‡ ५  ˆ ६  ‰ ७  Š ८  ‹ ९  Œ ०  A ।  · ऽ  ñ ॰  - .  & -  ] ,  ( ;  \\ ?  @ /',
    '$ +  » ÷  ¼ (  ½ )  ¾ =  ¿ {  À }  Û •  ^ ‘  * ’  Þ “  ß ”',
  ),
]);

/** Characters that look like a combination of others, or like another character in a different width or place. */
export const SAME_AS: ReadonlyMap<string, string> = new Map(
  pairsIn(
    '# jq  : jw  Ñ d`  — d`  – n`  â g`  Ã bZ  Æ fZ  Ç fa  É fZa  È ha  Ê hZ  ± Za  › SZa  õ SZa',
    "¨ ks  ® ks  © kS  ‚ kW  ¢ s  § ¤  ª z  î Ó  ‘ \"  ’ \"  “ '  ” '  Ü '  Ë /  è /  ÷ Ö  Ÿ Ù",
    'ç Á  ê Í  ë Î  ì Ï  ï Ô  í Ì  ö ˜  ´ ¥  \u0090 Ò  å Œ  ø ¿',
  ),
);
