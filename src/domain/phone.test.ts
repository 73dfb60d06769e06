import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  digitsOf,
  MAX_MOBILE_DIGITS,
  pastedTenDigits,
  REGISTRATION_MOBILE_DIGITS,
  typedDigits,
  withoutCountryPrefix,
  withoutSeparators,
} from './phone';

/** Texts with many digits of both scripts, and the signs that people write between them. */
const phoneText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'0123456789०१२३४५६७८९+-() ٣３'.split('')) }),
);

test('the limits are those of the specification', () => {
  expect([REGISTRATION_MOBILE_DIGITS, MAX_MOBILE_DIGITS]).toEqual([10, 15]);
});

describe('the digits of a text', () => {
  test.each([
    ['+91 98765-43210', '919876543210'],
    ['(0542) 245 0000', '05422450000'],
    ['९४१५०१२३४५', '9415012345'],
    ['94१५0', '94150'],
    ['٩٤١ ９４１', ''],
    ['no number', ''],
  ])('of %j are %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });
});

describe('typing', () => {
  test('gives digits only, never more than the limit, and the same when done again', () => {
    fc.assert(
      fc.property(phoneText, fc.constantFrom(10, 15), (text, limit) => {
        const kept = typedDigits(text, limit);
        expect(kept).toMatch(/^[0-9]*$/);
        expect(kept.length).toBeLessThanOrEqual(limit);
        expect(typedDigits(kept, limit)).toBe(kept);
      }),
    );
  });
});

describe('a mobile without its separators', () => {
  test.each([
    ['+91 98765-43210', '919876543210'],
    ['(0542) 245 0000', '05422450000'],
    [' 9876543210\t', '9876543210'],
    ['९४१५० १२३४५', '9415012345'],
    ['123456789012345', '123456789012345'],
  ])('%j is %s', (text, digits) => {
    expect(withoutSeparators(text)).toBe(digits);
  });

  test.each([
    '9.19877E+11',
    '9876543210.0',
    '9876543210/9876543211',
    '9876543210, 9876543211',
    '9876543210 9876543211',
    '2450000 2450001',
    '2450000\n12345',
    '1234567890123456',
    '91+9876543210',
    '٩٤١',
    'none',
    '+ ()',
    '',
  ])('%j is for a person to mend', (text) => {
    expect(withoutSeparators(text)).toBeNull();
  });

  test('has every digit of the text and no other, or is left alone', () => {
    fc.assert(
      fc.property(phoneText, (text) => {
        const digits = withoutSeparators(text);
        if (digits === null) return;
        expect(digits).toBe(digitsOf(text));
        expect(digits).toMatch(/^[0-9]{1,15}$/);
        expect(withoutSeparators(digits)).toBe(digits);
        expect(text).toMatch(/^[\d०-९+()\s-]+$/);
      }),
    );
  });
});

describe('a number without the prefix of its country', () => {
  test.each([
    ['+91 98765 43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['0091 9876543210', '9876543210'],
    ['9198765432', '9198765432'],
    ['05422450000', '5422450000'],
    ['0919876543210', '0919876543210'],
    ['', ''],
  ])('%j is %j', (text, number) => {
    expect(withoutCountryPrefix(text)).toBe(number);
  });

  test('has every digit of the text but a prefix before exactly ten of them', () => {
    fc.assert(
      fc.property(phoneText, (text) => {
        const number = withoutCountryPrefix(text);
        const digits = digitsOf(text);
        expect(digits.endsWith(number)).toBe(true);
        const prefix = digits.slice(0, digits.length - number.length);
        expect(['', '0', '91', '0091']).toContain(prefix);
        expect(prefix === '' || number.length === 10).toBe(true);
        expect(withoutCountryPrefix(number)).toBe(number);
      }),
    );
  });
});

describe('a paste into the 10-digit field', () => {
  test.each([['+91-98765-43210'], ['0091 98765 43210'], ['+९१ ९८७६५ ४३२१०']])(
    '%j is 9876543210',
    (text) => {
      expect(pastedTenDigits(text)).toBe('9876543210');
    },
  );

  test.each([
    ['a ten-digit number that begins with 91', '9198765432', '9198765432'],
    ['a ten-digit number that begins with 0', '0542245000', '0542245000'],
    ['91 before nine digits', '91987654321', '9198765432'],
    ['0 before nine digits', '0987654321', '0987654321'],
    ['91 before eleven digits', '9198765432101', '9198765432'],
    ['two prefixes', '0919876543210', '0919876543'],
    ['another country', '+44 7700 900123', '4477009001'],
    ['too few digits', '+91 98', '9198'],
    ['nothing', '', ''],
  ])('%s: nothing but the plain cut', (_, text, kept) => {
    expect(pastedTenDigits(text)).toBe(kept);
  });

  test('gives digits only, ten at most, and the same when pasted again', () => {
    fc.assert(
      fc.property(phoneText, (text) => {
        const kept = pastedTenDigits(text);
        expect(kept).toMatch(/^[0-9]{0,10}$/);
        expect(pastedTenDigits(kept)).toBe(kept);
      }),
    );
  });

  test('every ten-digit number survives each of the four prefixes', () => {
    const number = fc.string({
      unit: fc.constantFrom(...'0123456789'.split('')),
      minLength: 10,
      maxLength: 10,
    });
    fc.assert(
      fc.property(number, fc.constantFrom('', '0', '91', '+91 ', '0091'), (ten, prefix) => {
        expect(pastedTenDigits(prefix + ten)).toBe(ten);
      }),
    );
  });
});
