import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLetters, foldText, wordMatcher, plainText } from './foldText';

const pairsOf = (lines: readonly (readonly string[])[]) =>
  lines.flatMap(([first = '', ...others]) => others.map((other) => [first, other] as const));

const ONE_LOOK = pairsOf([
  // U+095C, which NFC splits, and its two parts.
  ['सा\u095Cी', 'सा\u0921\u093Cी'],
  ['\u095Bरी', '\u091C\u093Cरी'],
  ['\u0958\u0959\u095A\u095D\u095E\u095F', 'क\u093Cख\u093Cग\u093Cढ\u093Cफ\u093Cय\u093C'],
  // U+0929, which NFC composes.
  ['\u0929', 'न\u093C'],
  ['Caf\u00E9', 'Cafe\u0301'],
  ['\u09DC\u09DF', '\u09A1\u09BC\u09AF\u09BC'],
  ['\u09CB', '\u09C7\u09BE'],
  ['\u0A59\u0A5B', '\u0A16\u0A3C\u0A1C\u0A3C'],
  ['विश्वनाथ', 'विश्\u200Dवनाथ', 'विश्\u200Cवनाथ', 'विश्व\u2060नाथ', 'विश्व\u00ADनाथ'],
  ['Kashi', '\u200BKashi', 'Kashi\uFEFF', '\u202AKashi\u202C', '\u2068Kashi\u2069', 'Ka\u200Eshi'],
  ['Kashi Silk', 'Kashi\u00A0Silk', ' Kashi  Silk\t', 'Kashi\u2003Silk', 'Kashi\nSilk', 'Kashi\u202FSilk'],
  ['Silk 98', 'Ｓｉｌｋ　９８'],
]); // oxfmt-ignore

const TWO_LOOKS = pairsOf([
  ['KASHI', 'kashi', 'Kashi'],
  ['साड़ी', 'साडी'],
  ['जरी', 'ज़री', '\u095Bरी'],
  ['\u09A1\u09BC', '\u09A1'],
  ['माँ', 'मां'],
  ['चाँदनी', 'चांदनी'],
  ['\u09AE\u0981', '\u09AE\u0982'],
  ['अम्बर', 'अंबर'],
  ['पङ्खा', 'पंखा'],
  ['हिन्दी', 'हिंदी', 'हिँदी'],
  ['भण्डार', 'भंडार', 'भन्डार'],
  ['चञ्चल', 'चंचल'],
  ['98390', '९८३९०', '٩٨٣٩٠', '۹۸۳۹۰', '৯৮৩৯০', '੯੮੩੯੦', '૯૮૩૯૦', '౯౮౩౯౦'],
  ["Gupta's", 'Gupta’s'],
  ['98390-10008', '98390\u201110008', '98390–10008'],
]);

test.each(ONE_LOOK)('%j and %j are the same text', (one, other) => {
  expect(plainText(other)).toBe(plainText(one));
  expect(foldText(other)).toBe(foldText(one));
});

test.each(TWO_LOOKS)('%j and %j are the same text apart from their looks', (one, other) => {
  expect(plainText(other)).not.toBe(plainText(one));
  expect(foldText(other)).toBe(foldText(one));
});

test.each([
  ['काशी', 'काशि'],
  ['जन्म', 'जम्म'],
  ['सम्मान', 'संमान'],
  ['सिंह', 'सिह'],
  ['Jaiswal', 'जायसवाल'],
  ['Kashi Silk', 'KashiSilk'],
  ['राम', 'रां'],
  ['I', '\u0131'],
  ['Banārasī', 'Banarasi'],
])('%j and %j are two texts', (one, other) => {
  expect(foldText(other)).not.toBe(foldText(one));
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ min: 0x900, max: 0xd7f }).map((code) => String.fromCharCode(code)) }),
  fc.string({ unit: fc.constantFrom(...'aA 1\u0301\u200D\u00A0\u202Aड\u093Cमन\u094Dपतदं९'.split('')) }),
); // oxfmt-ignore

describe('for any text', () => {
  test('folding twice changes nothing, and the encoding does not matter', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(plainText(plainText(text))).toBe(plainText(text));
        for (const form of ['NFC', 'NFD'] as const) {
          expect(foldText(text.normalize(form))).toBe(folded);
          expect(plainText(text.normalize(form))).toBe(plainText(text));
        }
      }),
    );
  });

  test('each of its words is found in it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const holder = foldLetters(text);
        for (const word of foldText(text).split(' ')) expect(wordMatcher(word)(holder)).toBe(true);
      }),
    );
  });
});

test.each(['हिन्दी हिन्दुस्तान', 'अम्बर', 'पङ्खा', 'चञ्चल', 'भण्डार', 'सन्त', 'जन्म', 'कम्पनी', 'राम'])(
  'every beginning of %s is found in it, and in its other spelling',
  (text) => {
    for (const word of text.split(' '))
      for (let end = 1; end <= word.length; end++)
        expect(wordMatcher(foldText(word.slice(0, end)))(foldText(text))).toBe(true);
  },
); // oxfmt-ignore

test('a word that ends with a nasal does not match every anusvara', () => {
  expect(wordMatcher('राम')('रांची')).toBe(false);
  expect(wordMatcher('सन')('संपर्क')).toBe(false);
  expect(wordMatcher('सन')('संयम, संत')).toBe(true);
});
