import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLegacy } from '../../test/legacyHindi/toLegacy';
import words from '../../test/legacyHindi/words.txt?raw';
import { KEYS, SAME_AS } from './keyLayout';
import { toUnicode } from './toUnicode';

/**
 * Each line has a word or phrase as a trader in Varanasi writes it, and its typed forms, the commonest first. Written by hand
 * and checked with the font; nothing in it was produced by `toUnicode`.
 */
const WORDS = words
  .trim()
  .split('\n')
  .map((line) => {
    const [word = '', ...spellings] = line.split(' → ');
    return { word: word.normalize('NFC'), spellings };
  });

describe('words and names typed for an old font become what the font shows', () => {
  test.each(WORDS.flatMap(({ word, spellings }) => spellings.map((typed) => ({ word, typed }))))(
    '$typed is $word',
    ({ word, typed }) => {
      expect(toUnicode(typed)).toBe(word);
    },
  );

  test.each(WORDS)('$word is typed as in the table', ({ word, spellings }) => {
    expect(toLegacy(word)).toBe(spellings[0]);
  });

  test('the table uses every key of the font except the invisible one', () => {
    const typed = WORDS.flatMap(({ spellings }) => spellings).join('');
    const keys = [...KEYS.keys(), ...SAME_AS.keys()];
    expect(keys.filter((key) => !typed.includes(key))).toEqual(['\u0090']);
    expect(toUnicode('\u0090kjr')).toBe('भारत');
  });
});

const oneOf = (texts: string) => fc.constantFrom(...texts.split(' '));

const syllable = fc
  .tuple(
    fc.constantFrom('', '', 'र्'),
    fc.array(oneOf('क ख ग घ च ज ण त थ ध न प फ ब भ म य ल व श ष स ट ड द'), { maxLength: 2 }),
    oneOf('क ख ग घ ङ च छ ज झ ञ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह क़ ख़ ग़ ज़ ड़ ढ़ फ़'),
    fc.constantFrom('', 'ा', 'ि', 'ी', 'ु', 'ू', 'ृ', 'े', 'ै', 'ो', 'ौ'),
    fc.constantFrom('', '', 'ं', 'ँ'),
  )
  .map(([reph, halves, letter, sign, nasal]) =>
    [reph, ...halves.map((half) => `${half}्`), letter, sign, nasal].join('').normalize('NFC'),
  );

test('any syllables, with clusters, signs and dots, survive a round trip', () => {
  fc.assert(
    fc.property(fc.array(syllable, { minLength: 1, maxLength: 4 }), (syllables) => {
      const word = syllables.join('');
      expect(toUnicode(toLegacy(word))).toBe(word);
    }),
    { numRuns: 2000 },
  );
});

describe('strokes in another order, or too many, are read as they look', () => {
  test.each([
    ['a dot before its vowel sign', 'esjs eas', 'मेरे में'],
    ['a dot typed twice', 'esaa', 'में'],
    ['a reph before the vowel sign', 'oeZk', 'वर्मा'],
    ['a nukta after the vowel sign', 'ckth+', 'बाज़ी'],
    ['a half letter and its stroke for a whole one', 'Xkkao Hkj', 'गांव भर'],
    ['a low r before the stroke', "Izkdk'k", 'प्रकाश'],
    ['a bow and a dot for a candrabindu', 'pkWan', 'चाँद'],
    ['a short i after a half letter', 'LfFkfr', 'स्थिति'],
    ['a bow over letters of their own', 'vWi ,Wi', 'ॲप ऍप'],
    ['a colon after a label', 'irk% yadk', 'पता: लंका'],
  ])('%s', (_, typed, shown) => {
    expect(toUnicode(typed)).toBe(shown);
  });
});

describe('nothing is lost', () => {
  test.each([
    ['signs that have no letter', 'k h q Z a z', 'ा ी ु र् ं ्र'],
    ['a short i at the end', 'f', 'ि'],
    ['a half letter at the end', 'jke H', 'राम भ्'],
    ['a vowel after a half letter', 'Cv', 'ब्अ'],
    ['digits and blanks', ' 12  34\t', ' 12  34\t'],
    ['Unicode next to it', 'रामk jke', 'रामा राम'],
    ['characters that the font does not have', '€ú😀', '€ú😀'],
    ['nothing', '', ''],
  ])('%s', (_, typed, shown) => {
    expect(toUnicode(typed)).toBe(shown);
  });

  test('the result is always composed, so equal words are equal strings', () => {
    expect(toUnicode('M+')).toBe('\u0921\u093C');
    expect(toUnicode('u+')).toBe('\u0929');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...KEYS.keys(), ' ') }), (typed) => {
        const shown = toUnicode(typed);
        expect(shown).toBe(shown.normalize('NFC'));
      }),
    );
  });
});
