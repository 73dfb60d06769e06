import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import words from '../test/legacyHindi/words.txt?raw';
import { asReadInUtf8, isMisread } from './misreadText';

/** Needs `stream`: without it, Node 20 decodes Latin-1. */
const misread = (text: string): string =>
  new TextDecoder('windows-1252').decode(new TextEncoder().encode(text), { stream: true });

describe('UTF-8 that was once opened as windows-1252 is put right', () => {
  test.each([
    ['à¤•à¤¾à¤¶à¥€', 'काशी'],
    ['K 1, à¤šà¥Œà¤•', 'K 1, चौक'],
    ['à¤µà¤¸à¥\u008Dà¤¤à¥\u008Dà¤°', 'वस्त्र'],
    ['CafÃ©', 'Café'],
    ['Oâ€™Neill', 'O’Neill'],
    ['â‚¹ 5', '₹ 5'],
  ])('%s is %s', (cell, text) => {
    expect(misread(text)).toBe(cell);
    expect(asReadInUtf8(cell)).toBe(text);
    expect(isMisread(cell)).toBe(true);
  });

  test('any Hindi text, with all bytes that windows-1252 leaves undefined', () => {
    const sign = fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCharCode(code));
    const other = fc.constantFrom(' ', 'K', '1', ',', '\n', '\u200D', '–', '₹');
    fc.assert(
      fc.property(sign, fc.array(fc.oneof(sign, other), { maxLength: 12 }), (first, rest) => {
        const text = [first, ...rest].join('');
        expect(asReadInUtf8(misread(text))).toBe(text);
        expect(asReadInUtf8(text)).toBeNull();
      }),
      { seed: 2026, numRuns: 2_000 },
    );
  });

  test.each(['à¤•à¤¾à¤', 'à¤ à¤¾à¤•à¥à¤°', 'à¤•\0', 'काशी à¤•', 'à¤•\uFFFD'])(
    'Hindi that lost some of its bytes is noticed, and not guessed: %j',
    (cell) => {
      expect(asReadInUtf8(cell)).toBeNull();
      expect(isMisread(cell)).toBe(true);
    },
  );
});

describe('honest text is left alone', () => {
  test.each([
    'Café', 'Ã', 'naïve', 'Â', 'à', 'José & Ñandú', 'SÃO PAULO', 'CAFÉ…', 'Ä…', 'IRMÃ’S', 'Å–Ä', '„Ä“',
    'TÊTE‘', 'ÊÈ', 'Dvořák', '£5 – ½', 'काशी', '“Silk”', 'B-2/45', '',
  ])('%s', (cell) => {
    expect(asReadInUtf8(cell)).toBeNull();
    expect(isMisread(cell)).toBe(false);
  }); // oxfmt-ignore

  test('letters of windows-1252, each beside ASCII', () => {
    for (let code = 0xa0; code <= 0xff; code += 1) {
      const letter = String.fromCharCode(code);
      expect(isMisread(`Caf${letter} ${letter}a 5${letter}`)).toBe(false);
    }
  });

  test('what is typed for an old Hindi font', () => {
    const typed = words.split('\n').flatMap((line) => line.split(' → ').slice(1));
    expect(typed.length).toBeGreaterThan(100);
    expect(typed.filter(isMisread)).toEqual([]);
  });
});
