import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountInWords, formatRupees } from './money';

const hindi = (number: number) => amountInWords(String(number))?.hi.split(' ')[0];
const from1 = [1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('an amount in words', () => {
  test.each([
    ['0', 'Rupees Zero Only', 'शून्य रुपये मात्र'],
    ['1', 'Rupee One Only', 'एक रुपया मात्र'],
    ['1001', 'Rupees One Thousand One Only', 'एक हज़ार एक रुपये मात्र'],
    [' 2,500.00 ', 'Rupees Two Thousand Five Hundred Only', 'दो हज़ार पाँच सौ रुपये मात्र'],
    ['1,00,000.5', 'Rupees One Lakh and Fifty Paise Only', 'एक लाख रुपये और पचास पैसे मात्र'],
    ['1,25,00,000', 'Rupees One Crore Twenty-Five Lakh Only', 'एक करोड़ पच्चीस लाख रुपये मात्र'],
    ['90000000000001', 'Rupees Ninety Lakh Crore One Only', 'नब्बे लाख करोड़ एक रुपये मात्र'],
    ['0.01', 'One Paisa Only', 'एक पैसा मात्र'],
    ['0.50', 'Fifty Paise Only', 'पचास पैसे मात्र'],
    ['1.01', 'Rupee One and One Paisa Only', 'एक रुपया और एक पैसा मात्र'],
  ])('%j', (text, en, hi) => {
    expect(amountInWords(text)).toEqual({ en, hi });
  });

  test.each(['', 'Rs. 2500', '₹2,500.00', '-2500', '-0'])('%j has no words', (text) => {
    expect(amountInWords(text)).toBeNull();
  });

  test('every number up to ninety-nine has a Hindi word of its own', () => {
    const words = Array.from({ length: 100 }, (_, number) => amountInWords(String(number))?.hi);
    expect(new Set(words).size).toBe(100);
    for (const word of words) expect(word).toMatch(/^[\u0900-\u0963]+ (रुपये|रुपया) मात्र$/);
    expect(words.map((word) => word?.normalize('NFC'))).toEqual(words);
  });

  test('the Hindi tens, and the nines, which are named after the next ten', () => {
    expect(from1.map((ten) => hindi(ten * 10))).toEqual(
      'दस बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे'.split(' '),
    );
    expect([0, ...from1].map((ten) => hindi(ten * 10 + 9))).toEqual(
      'नौ उन्नीस उनतीस उनतालीस उनचास उनसठ उनहत्तर उनासी नवासी निन्यानवे'.split(' '),
    );
  });

  test('all others begin as their unit and end as their ten: no word is in the wrong place', () => {
    const beginnings = [/^(एक|ग्या|इ)/, /^(दो|ब)/, /^त/, /^च/, /^प/, /^(छ|सो)/, /^स(?!ो)/, /^[आअ]/];
    const endings = [
      /ह$/,
      /[ीई]स$/,
      /तीस$/,
      /ालीस$/,
      /[वप]न$/,
      /सठ$/,
      /हत्तर$/,
      /[यरचतठ]ासी$/,
      /नवे$/,
    ];
    for (const [at, beginning] of beginnings.entries()) {
      expect(hindi(at + 1)).toMatch(beginning);
      for (const [ten, ending] of endings.entries()) {
        expect(hindi((ten + 1) * 10 + at + 1)).toMatch(beginning);
        expect(hindi((ten + 1) * 10 + at + 1)).toMatch(ending);
      }
    }
  });
});

/** The value of English words, computed the other way round. */
function valueOf(words: string): number {
  const units = { Crore: 1_00_00_000, Lakh: 1_00_000, Thousand: 1000, Hundred: 100 };
  for (const [unit, size] of Object.entries(units)) {
    const at = words.lastIndexOf(unit);
    if (at >= 0) return valueOf(words.slice(0, at)) * size + valueOf(words.slice(at + unit.length));
  }
  const small = words.trim().toLowerCase();
  return small === '' ? 0 : smallNumbers.indexOf(small);
}

const ones = 'one two three four five six seven eight nine'.split(' ');
const smallNumbers = [
  'zero',
  ...ones,
  ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' '),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .flatMap((ten) => [ten, ...ones.map((one) => `${ten}-${one}`)]),
];

/** Up to the largest amount that formatRupees shows: 90 lakh crore rupees. */
const anyPaise = fc.oneof(
  fc.maxSafeInteger().map(Math.abs),
  fc.integer({ min: 0, max: 100_000_000_00 }),
  fc.integer({ min: 0, max: 10_000_00 }),
);

const asRupees = (paise: number) =>
  `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

test('the English words of every amount have the value of its figures', () => {
  fc.assert(
    fc.property(anyPaise, (paise) => {
      const text = asRupees(paise);
      const [, rupees = '', rest = ''] =
        /^(?:Rupees? (.*?))?(?:(?: and |^)([\w-]+) Pais[ae])? Only$/.exec(
          amountInWords(text)?.en ?? '',
        ) ?? [];
      const figures = formatRupees(text).replaceAll(/[₹,]/g, '');
      expect(`${valueOf(rupees)}.${String(valueOf(rest)).padStart(2, '0')}`).toBe(figures);
    }),
  );
});

test('the Hindi words name the same crores, lakhs, thousands and hundreds in the same order', () => {
  const units = { Crore: 'करोड़', Lakh: 'लाख', Thousand: 'हज़ार', Hundred: 'सौ' };
  fc.assert(
    fc.property(anyPaise, (paise) => {
      const words = amountInWords(asRupees(paise));
      const inEnglish = (words?.en.match(/Crore|Lakh|Thousand|Hundred/g) ?? []).map(
        (unit) => new Map(Object.entries(units)).get(unit) ?? unit,
      );
      expect(words?.hi.split(' ').filter((word) => Object.values(units).includes(word))).toEqual(
        inEnglish,
      );
    }),
  );
});
