import published from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

/** The published list of 2015, and of each later kind of trap one of our own. */
export const naughtyStrings: readonly string[] = [
  ...published,
  // What every object has.
  'hasOwnProperty',
  'valueOf',
  // How some programs write a number that is none.
  'INF',
  '1#QNAN',
  '-1#IND',
  // Quotation marks of a word processor around an attribute, and an event that needs no key.
  '<b title=“Kashi”>Silk</b>',
  "<b title=`Kashi'>Silk</b>",
  '<b onwheel=alert(1)>Silk</b>',
  '<plaintext>',
  // Flags side by side, and one cut in half.
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
