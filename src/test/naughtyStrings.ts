import published from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

/** The published list of 2015, and one string of our own for each later kind of trap. */
export const naughtyStrings: readonly string[] = [
  ...published,
  // Properties that every object has.
  'hasOwnProperty',
  'valueOf',
  // How some programs write a number that is not finite.
  'INF',
  '1#QNAN',
  '-1#IND',
  // Typographic quotation marks around an attribute, and an event that needs no key.
  '<b title=“Kashi”>Silk</b>',
  "<b title=`Kashi'>Silk</b>",
  '<b onwheel=alert(1)>Silk</b>',
  '<plaintext>',
  // Two flags side by side, and half a flag.
  '🇮🇳🇳🇵🇱🇰',
  '🇮🇳🇳🇵🇱',
  // Marks above and below every letter, from right to left.
  'مَجْمُوعَةُ نَسِيجٍ حَرِيرِيٍّ ',
  'http://a/%%30%30',
  ' ',
  '%',
  '_',
  '{0}',
];
