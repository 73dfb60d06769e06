import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrapped } from './wrappedCell';

const NUMBER = '9839000001';

test.each([
  ['an apostrophe', `'${NUMBER}`, NUMBER],
  ['apostrophes on both sides', `''${NUMBER}'`, NUMBER],
  ['a formula of a text', `="${NUMBER}"`, NUMBER],
  ['a formula of a text with quotes', '="Kashi ""Silk"""', 'Kashi "Silk"'],
  ['direction marks', `\u202D+91 98390 00001\u202C`, '+91 98390 00001'],
  ['a mark inside a number', `98390\u200E00001`, NUMBER],
  ['no-break spaces', `\u00A0${NUMBER}\u202F `, NUMBER],
  ['a no-break space before a name', '\u00A0काशी सिल्क', 'काशी सिल्क'],
  ['a byte order mark', `\uFEFFKashi`, 'Kashi'],
  ['several at once', `="\u202D'०९८३९\u202C"`, '०९८३९'],
])('removes %s', (_, cell, text) => {
  expect(unwrapped(cell)).toBe(text);
});

test.each([
  '',
  NUMBER,
  ' 9839 ',
  '+91 98390-00001',
  "'Silk' House",
  "'",
  "O'Neill",
  '=1+1',
  '="a"&"b"',
  '="',
  '\u00A0',
  'क्\u200D',
  '98\u200D',
  'Kashi\u00A0Silks',
  'B\u00ADanaras',
  'Café',
  '“Silk”',
])('%j has no wrapper', (cell) => {
  expect(unwrapped(cell)).toBeNull();
});

const lettersOf = (text: string) => text.replace(/[^9aक]/g, '');

test('never removes a letter or a digit', () => {
  const piece = fc.constantFrom("'", '="', '"', '\u202D', '\u00A0', ' ', '9', 'a', 'क', '\u200D');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const cell = pieces.join('');
      return lettersOf(unwrapped(cell) ?? cell) === lettersOf(cell);
    }),
    { numRuns: 2_000 },
  );
  expect(lettersOf(unwrapped(`="9क"`) ?? '')).toBe('9क');
});
