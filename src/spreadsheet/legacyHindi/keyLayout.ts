/** What a stroke adds to its syllable. */
type StrokeRole =
  /** A letter or stacked letters, whole by itself; º has a virama that can be seen. */
  | 'letter'
  /** A letter that waits for the next one, or for the upright stroke that makes it whole. */
  | 'half'
  /** Hangs below a letter or on its right, and belongs to it. */
  | 'tail'
  | 'vowel'
  /** A vowel sign that is typed after its letter, as Unicode has it. */
  | 'sign'
  /** The upright stroke: the sign of a long a, or what a half letter waits for. */
  | 'stroke'
  /** The sign of a short i, typed before its letter. */
  | 'shortI'
  /** The r that is spoken before its syllable and typed after it. */
  | 'reph'
  | 'nasal'
  | 'virama'
  /** Two dots: a colon, or the sign of a breath between letters. */
  | 'dots'
  /** Digits, and the marks that Latin text has on other keys. */
  | 'mark';

interface Key {
  readonly role: StrokeRole;
  /** In Unicode; of a half letter without the virama. */
  readonly shows: string;
}

const keys = (role: StrokeRole, ...lines: readonly string[]): readonly (readonly [string, Key])[] =>
  lines
    .flatMap((line) => line.split('  '))
    .map((pair) => [pair.slice(0, 1), { role, shows: pair.slice(2) }]);

/**
 * What each character shows in Kruti Dev 010, and in DevLys 010, which is the same font under another name: read off
 * the font itself (docs/decisions/0023). Its upper half is windows-1252, so it stands here as the characters that a
 * spreadsheet program makes of that. Every other character shows itself.
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

/** Characters that show what others show together, or the same once more in another width or place. */
export const SAME_AS: ReadonlyMap<string, string> = new Map(
  [
    '# jq  : jw  Ñ d`  — d`  – n`  â g`  Ã bZ  Æ fZ  Ç fa  É fZa  È ha  Ê hZ  ± Za  › SZa  õ SZa',
    "¨ ks  ® ks  © kS  ‚ kW  ¢ s  § ¤  ª z  î Ó  ‘ \"  ’ \"  “ '  ” '  Ü '  Ë /  è /  ÷ Ö  Ÿ Ù",
    'ç Á  ê Í  ë Î  ì Ï  ï Ô  í Ì  ö ˜  ´ ¥  \u0090 Ò  å Œ  ø ¿',
  ]
    .flatMap((line) => line.split('  '))
    .map((pair) => [pair.slice(0, 1), pair.slice(2)]),
);
