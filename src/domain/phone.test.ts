import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  digitsOf,
  mobileOf,
  pastedTenDigits,
  phoneTargetOf,
  withoutCountryPrefix,
  withoutSeparators,
} from './phone';

/** Texts with many digits of both scripts, and the characters that people write between them. */
const phoneText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'0123456789०१२३४५६७८९+-() ٣３'.split('')) }),
);

describe('the digits of a text', () => {
  test.each([
    ['94१५0', '94150'],
    ['٩٤١ ９４１', ''],
    ['no number', ''],
  ])('of %j, Latin and Devanagari, are %j', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
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
    '2450000 2450001',
    '2450000\n12345',
    '1234567890123456',
    '91+9876543210',
  ])('%j is left for a person to correct', (text) => {
    expect(withoutSeparators(text)).toBeNull();
  });

  test('has all digits of the text and no others, or is `null`', () => {
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

test('only a country prefix before exactly ten digits is dropped', () => {
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

describe('a paste into the 10-digit field', () => {
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
  ])('%s: only cut at ten', (_, text, kept) => {
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
    const unit = fc.constantFrom(...'0123456789'.split(''));
    const number = fc.string({ unit, minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(
        number,
        fc.constantFrom('', '0', '91', '+91-', '+९१ ', '0091 '),
        (ten, prefix) => {
          expect(pastedTenDigits(prefix + ten)).toBe(ten);
        },
      ),
    );
  });
});

describe('a number to call', () => {
  test.each([
    [' 9415201101\n', '9415201101'],
    ['+91 94152-01101', '9415201101'],
    ['(94152) 01101', '9415201101'],
    ['+९१ ९४१५२ ०११०१', '9415201101'],
    ['६४१५२०११०१', '6415201101'],
    ['9198765432', '9198765432'],
  ])('%j is the mobile %j', (text, mobile) => {
    expect(mobileOf(text)).toBe(mobile);
    expect(phoneTargetOf(text)).toEqual({ kind: 'mobile', digits: `91${mobile}` });
  });

  test.each([
    ['05422401101', '915422401101'],
    ['0542-2401101', '915422401101'],
    ['(0542) 240 1101', '915422401101'],
    ['+91 542 240 1101', '915422401101'],
  ])('%j is the landline %j, and no mobile', (text, digits) => {
    expect(phoneTargetOf(text)).toEqual({ kind: 'landline', digits });
    expect(mobileOf(text)).toBeNull();
  });

  test.each([
    '',
    '941520110',
    '94152011011',
    '5415201101',
    '5422401101',
    '2401101',
    '0542240110',
    '0919415201101',
    '+9198765432',
    '+44 7700 900123',
    '+98 9415201101',
    '0091 0542 2401101',
    '9415201101 (after six)',
  ])('%j is no number to call', (text) => {
    expect(phoneTargetOf(text)).toBeNull();
    expect(mobileOf(text)).toBeNull();
  });

  test('a mobile is ten digits of the text, and reading it again changes nothing', () => {
    fc.assert(
      fc.property(phoneText, (text) => {
        const mobile = mobileOf(text);
        if (mobile === null) return;
        expect(mobile).toMatch(/^[6-9][0-9]{9}$/);
        expect(digitsOf(text).endsWith(mobile)).toBe(true);
        expect(mobileOf(mobile)).toBe(mobile);
      }),
    );
  });
});
