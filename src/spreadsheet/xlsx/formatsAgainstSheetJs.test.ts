import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utils } from 'xlsx';
import { compileFormat, shownNumber } from './numberFormat';

/** The parts of a format, none of which makes a date or a calculation. */
const DIGITS = ['0', '#', '0000000', '00', '##', '##00', '0000000000'];
const ADDED = [
  '"0"',
  '\\0',
  '"+91 "',
  '"0542-"',
  '-',
  '\\-',
  '" / "',
  '"BV/"',
  '(',
  ')',
  '"क"',
  '[$₹-4009]',
];
const UNSEEN = ['_)', '* ', '" "'];

const around = fc.array(fc.constantFrom(...ADDED, ...UNSEEN), { maxLength: 3 });
const digits = fc.constantFrom(...DIGITS);
// SheetJS loses digits if anything stands between them: it shows 5422400001 under 0-00 as 0-01.
const section = fc
  .tuple(around, digits, around)
  .map(([before, middle, after]) => [...before, middle, ...after]);
const number = fc.oneof(
  fc.constantFrom(5_422_400_001, 9_839_000_001, 919_839_000_001, 0, 7),
  fc.integer({ min: 0, max: 999_999_999 }),
);

const isShownOtherwise = (pieces: readonly string[]) =>
  pieces.some((piece) => ADDED.includes(piece)) || /00/.test(pieces.join(''));

const withoutRoom = (text: string) => text.replace(/\s/g, '');

function ours(code: string, value: number): string {
  const format = compileFormat(code);
  return format === null ? String(value) : shownNumber(format, String(value), false).text;
}

/** Falls back to "General" for a format that SheetJS does not know. */
const theirs = (code: string, value: number): string =>
  utils.format_cell({ t: 'n', v: value, z: code });
const isKnown = (shown: string, value: number) => shown !== theirs('General', value);

test('a format with added characters or zeros shows the same as SheetJS; any other leaves the digits', () => {
  fc.assert(
    fc.property(section, number, (pieces, value) => {
      const code = pieces.join('');
      const other = isShownOtherwise(pieces) ? theirs(code, value) : String(value);
      fc.pre(!isShownOtherwise(pieces) || isKnown(other, value));
      expect(withoutRoom(ours(code, value))).toBe(withoutRoom(other));
    }),
    { seed: 2026, numRuns: 3_000 },
  );
});

test('the section for the number is used', () => {
  const condition = fc.constantFrom('', '[Red]', '[<100]', '[>=100]');
  fc.assert(
    fc.property(section, section, condition, number, (one, two, first, value) => {
      fc.pre(isShownOtherwise(one) && isShownOtherwise(two));
      const code = `${first}${one.join('')};${two.join('')}`;
      const other = theirs(code, value);
      fc.pre(isKnown(other, value));
      expect(withoutRoom(ours(code, value))).toBe(withoutRoom(other));
    }),
    { seed: 2026, numRuns: 2_000 },
  );
});

test('no digit is lost, whatever stands between the digits', () => {
  const between = fc.array(fc.tuple(around, digits), { minLength: 1, maxLength: 4 });
  const whole = fc.integer({ min: 1, max: 999_999_999_999 });
  fc.assert(
    fc.property(between, whole, (pieces, value) => {
      const code = pieces.map(([before, middle]) => before.join('') + middle).join('');
      const added = pieces.flatMap(([before]) => before).join('');
      // Digits that the format itself adds would confuse the comparison.
      fc.pre(!/[0-9]/.test(added.replace('4009', '')));
      expect(ours(code, value).replace(/\D/g, '').replace(/^0+/, '')).toBe(String(value));
    }),
    { seed: 2026, numRuns: 2_000 },
  );
});
