import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsOf, mobileOf, reachOf } from './phone';

/** Texts with many digits of both scripts, and the signs that people write between them. */
const phoneText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'0123456789०१२३४५६७८९+-() ٣３'.split('')) }),
);

describe('a mobile that can be called', () => {
  test.each([
    ' 9415201101\n',
    '0091-94152-01101',
    '91 9415201101',
    '0 94152-01101',
    '(94152) 01101',
    '+९१ ९४१५२ ०११०१',
  ])('%j is 9415201101', (text) => {
    expect(mobileOf(text)).toBe('9415201101');
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \t'],
    ['nine digits', '941520110'],
    ['eleven digits', '94152011012'],
    ['a landline', '0542-2401101'],
    ['a number that begins with 5', '5415201101'],
    ['two prefixes', '0919415201101'],
    ['another country', '+44 7700 900123'],
    ['two numbers', '9415201101 / 9415201102'],
    ['two numbers without a sign', '9415201101 9415201102'],
    ['a number that lost its digits', '9.4152E+09'],
    ['a number read as an amount', '9415201101.0'],
    ['words', 'not known'],
  ])('%s is none', (_, text) => {
    expect(mobileOf(text)).toBeNull();
  });

  test('has ten digits of the text, and is its own mobile', () => {
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

describe('how a number can be rung', () => {
  test.each([
    ['9415201101', '919415201101'],
    ['+91 94152-01101', '919415201101'],
    ['09415201101', '919415201101'],
    ['६४१५२०११०१', '916415201101'],
    ['9198765432', '919198765432'],
  ])('%j is the mobile %j', (text, digits) => {
    expect(reachOf(text)).toEqual({ kind: 'mobile', digits });
    expect(`91${mobileOf(text)}`).toBe(digits);
  });

  test.each([
    ['05422401101', '915422401101'],
    ['0542-2401101', '915422401101'],
    ['(0542) 240 1101', '915422401101'],
    ['+91 542 240 1101', '915422401101'],
  ])('%j is the landline %j, and no mobile', (text, digits) => {
    expect(reachOf(text)).toEqual({ kind: 'landline', digits });
    expect(mobileOf(text)).toBeNull();
  });

  test.each([
    '-',
    '94152011011',
    '5415201101',
    '5422401101',
    '2401101',
    '0542240110',
    '+9198765432',
    '+98 9415201101',
    '0091 0542 2401101',
    '9415201101 (after six)',
  ])('%j is no number: nobody is rung on a guess', (text) => {
    expect(reachOf(text)).toBeNull();
    expect(mobileOf(text)).toBeNull();
  });
});
