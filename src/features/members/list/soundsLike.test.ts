import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soundKey } from '../../../domain/soundKey';
import { soundsLike, soundTextOf } from './soundsLike';

function sounding(texts: readonly string[], query: string) {
  const isAlike = soundsLike(query);
  return isAlike === null ? [] : texts.filter((text) => isAlike(soundTextOf(text, soundKey)));
}

const FIRMS = [
  'Jaiswal Silk Emporium 12',
  'जायसवाल रेशम भंडार 7',
  'Jayaswal Sarees & Sons',
  'श्री विश्वनाथ साड़ी भंडार',
  'Viswanath Saree Bhandar 12',
  'Kesarwani Textiles',
  'Kasera Metal 9415201101',
  'Shri Sarai',
] as const;

describe('a query', () => {
  test.each<[string, readonly number[]]>([
    ['jaisval', [0, 1, 2]],
    ['JAYASWAL', [0, 1, 2]],
    ['जैसवाल', [0, 1, 2]],
    ['vishvanath', [3, 4]],
    ['bhandaar', [1, 3, 4]],
    ['resham jaisval', [1]],
    ['kesharwani', [5]],
  ])('%s matches by sound, in either script, in the order of the answer', (query, positions) => {
    expect(sounding(FIRMS, query)).toEqual(positions.map((position) => FIRMS[position]));
  });

  test.each(['', ' ', 'saree', 'shri', '12', '& 7', 'zari 12', '🧵', 'انصاری'])(
    '%j has no word with a key: nothing sounds like it',
    (query) => {
      expect(sounding(FIRMS, query)).toEqual([]);
    },
  );

  test('ignores special characters', () => {
    expect(sounding(['Jaiswal-Silk (Emporium), Chowk'], '"jaisval", emporiyam')).toHaveLength(1);
  });
});

const word = fc.constantFrom(
  ...'Jaiswal जायसवाल jais Jaiswala Ansari अंसारी Nisar Silk सिल्क saree 12 1 & Ganga-Silk é'.split(
    ' ',
  ),
);
const anyText = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));

const plainWordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);

test('the matches agree with a simple, slow definition', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 12 }), anyText, (rows, query) => {
      const asked = plainWordsOf(query);
      const isHeard = (row: string) =>
        asked.some((one) => soundKey(one) !== '') &&
        asked.every((one, index) => {
          const key = soundKey(one);
          if (key === '') return row.toLowerCase().includes(one);
          const keys = plainWordsOf(row).map(soundKey);
          return index === asked.length - 1
            ? keys.some((other) => other.startsWith(key))
            : keys.includes(key);
        });
      expect(sounding(rows, query)).toEqual(rows.filter(isHeard));
    }),
  );
});
