import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { soundKey } from '../../domain/soundKey';
import { SoundIndex } from './SoundIndex';

const itself = (text: string) => text;

/** The texts that sound like the query. */
function heard(texts: readonly string[], query: string) {
  const hits = new SoundIndex(texts, itself).hits(query);
  return [...hits].map((position) => texts[position]);
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
  ])('%s is met by sound, in either script, in the order of the answer', (query, positions) => {
    expect(heard(FIRMS, query)).toEqual(positions.map((position) => FIRMS[position]));
  });

  test.each(['', ' ', 'saree', 'shri', '12', '& 7', 'zari 12', '🧵', 'انصاری'])(
    '%j has no word with a key: nothing sounds like it',
    (query) => {
      expect(heard(FIRMS, query)).toEqual([]);
    },
  );

  test('is heard through signs', () => {
    expect(heard(['Jaiswal-Silk (Emporium), Chowk'], '"jaisval", emporiyam')).toHaveLength(1);
  });
});

describe('rows', () => {
  test('are listened to slice by slice, each once', () => {
    const textOf = vi.fn<(text: string) => string>(itself);
    const rows = Array.from({ length: 1_200 }, (_, index) => `Jaiswal ${index}`);
    const index = new SoundIndex(rows, textOf);
    expect([index.prepareSlice(), index.prepareSlice(), index.prepareSlice()]).toEqual([
      true,
      true,
      false,
    ]);
    expect(index.prepareSlice()).toBe(false);
    expect(index.hits('jaisval')).toHaveLength(1_200);
    expect(textOf).toHaveBeenCalledTimes(1_200);
  });

  test('half listened to hide none', () => {
    const rows = Array.from({ length: 1_200 }, (_, index) => (index === 1_199 ? 'जायसवाल' : 'x'));
    const index = new SoundIndex(rows, itself);
    index.prepareSlice();
    expect([...index.hits('jaiswal')]).toEqual([1_199]);
  });

  test('may be 100,000 of one name', () => {
    const index = new SoundIndex(Array<string>(100_000).fill('जायसवाल Silk'), itself);
    expect(index.hits('jaisval silk')).toHaveLength(100_000);
    expect(index.hits('jaisval brocade')).toHaveLength(0);
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

test('the hits are those of a plain, slow definition', () => {
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
      const expected = rows.flatMap((row, position) => (isHeard(row) ? [position] : []));
      expect([...new SoundIndex(rows, itself).hits(query)]).toEqual(expected);
    }),
  );
});
