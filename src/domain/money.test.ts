import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatRupees } from './money';

describe('an amount in rupees', () => {
  test.each(['2500', '2500.00', '2,500', '2,500.00', ' 2500 ', '2500.0', '2500.0000'])(
    '%j shows as ₹2,500.00',
    (text) => {
      expect(formatRupees(text)).toBe('₹2,500.00');
    },
  );

  test.each([
    ['1,00,000', '₹1,00,000.00'],
    ['100,000', '₹1,00,000.00'],
    ['12345678.5', '₹1,23,45,678.50'],
    ['0', '₹0.00'],
    ['0.05', '₹0.05'],
    ['-2500', '-₹2,500.00'],
  ])('%j is grouped the Indian way', (text, shown) => {
    expect(formatRupees(text)).toBe(shown);
  });

  test.each(['', '-', 'Rs. 2500', '2500.005', '2,50', ',500', '1e3', '२५००', '9'.repeat(20)])(
    '%j is no number of rupees and paise, and is shown unchanged',
    (text) => {
      expect(formatRupees(text)).toBe(text);
    },
  );

  test('every text is shown as an amount or unchanged', () => {
    const text = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.string({ unit: fc.constantFrom(...'0123456789.,- '.split('')) }),
    );
    const amount = /^-?₹(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})\.\d{2}$/;
    fc.assert(
      fc.property(text, (written) => {
        const shown = formatRupees(written);
        expect(shown === written || amount.test(shown)).toBe(true);
      }),
    );
  });

  test('every amount of whole paise keeps its value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (paise) => {
        const shown = formatRupees((paise / 100).toFixed(2));
        expect(Math.round(Number(shown.replaceAll(/[₹,]/g, '')) * 100)).toBe(paise);
      }),
    );
  });
});
