import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editPhone, phoneHintOf } from './phoneEdit';

/** A field in the tests shows its cursor or selection: `9839|10008`; `[01]` is selected. */
function read(field: string) {
  const selected = /^(.*)\[(.*)\](.*)$/su.exec(field);
  const [before, , after] = selected?.slice(1) ?? field.split(/\|/).toSpliced(1, 0, '');
  const text = field.replace(/[[\]|]/g, '');
  return { text, start: before?.length ?? 0, end: text.length - (after?.length ?? 0) };
}

/** Inserts a text at once: a key, a paste or the text of an input method. */
function put(field: string, inserted: string, maxDigits: number): string {
  const { text: before, start, end } = read(field);
  const now = before.slice(0, start) + inserted + before.slice(end);
  const { text, cursor } = editPhone({ before, now, cursor: start + inserted.length }, maxDigits);
  return `${text.slice(0, cursor)}|${text.slice(cursor)}`;
}

const type = (field: string, keys: string, maxDigits: number): string =>
  Array.from(keys).reduce((shown, key) => put(shown, key, maxDigits), field);

const set = (before: string, now: string, cursor: number) =>
  editPhone({ before, now, cursor }, 10).text;

describe('typed into a number', () => {
  test.each([
    ['Devanagari digits over two digits', '9839[01]0008', '७५', '983975|0008'],
    ['Urdu digits over two digits', '9839[01]0008', '۷۵', '983975|0008'],
    ['a slip between two digits', '9839[01]0008', '7a5', '983975|0008'],
    ['a letter in the middle', '9839|010008', 'a', '9839|010008'],
    ['a letter over a selection', '9839[01]0008', 'a', '9839|0008'],
    ['a grouping with spaces and dashes', '|', '98390 100-08', '9839010008|'],
    ['a digit in the middle of a full field', '9839|010008', '7', '9839|010008'],
    ['a digit in the middle of ten that begin with 91', '9198|765432', '7', '9198|765432'],
    ['three digits with room for two', '98390|100', '123', '9839012|100'],
    ['the same digit as the next one', '983|9010', '9', '9839|9010'],
    ['a plus sign in the middle', '983|901', '+', '983|901'],
    ['a plus sign before a whole number', '|9839010008', '+', '|9839010008'],
  ])('%s: %s and %j is %s', (_, field, keys, left) => {
    expect(type(field, keys, 10)).toBe(left);
  });

  test('fifteen digits have room for fifteen, and none is pushed out', () => {
    expect(type('12345|678', '99', 15)).toBe('1234599|678');
    expect(type('12345|6789012345', '7', 15)).toBe('12345|6789012345');
    expect(type('|', '+91 98390 10008', 15)).toBe('919839010008|');
    expect(type('0542-24[00]000', '7', 15)).toBe('0542247|000');
  });
});

describe('the ten digits typed key by key', () => {
  test.each([
    '+91 98390 10008',
    '0 98390-10008',
    '00919839010008',
    '+91 (0) 98390 10008',
    '+९१ ९८३९० १०००८',
    '9839010008',
  ])('%j are 9839010008', (keys) => {
    expect(type('|', keys, 10)).toBe('9839010008|');
  });

  test.each([
    ['a number that begins with 91', '9198765432', '9198765432|'],
    ['91 without a plus sign, as it may be the number itself', '919876543210', '9198765432|'],
    ['a landline with its 0', '05422401101', '5422401101|'],
    ['more digits than ten', '98390100081', '9839010008|'],
    ['another country', '+447700900123', '+4477009001|'],
    ['+91 and eight digits, which are not ten', '+9198390100', '+9198390100|'],
    ['nothing but a plus sign', '+', '+|'],
  ])('%s: %j leaves %s', (_, keys, left) => {
    expect(type('|', keys, 10)).toBe(left);
  });

  test('the prefix is dropped wherever the tenth digit is typed', () => {
    expect(type('+91983|01000', '98', 10)).toBe('98398|01000');
    expect(put('+91|', '9839010008', 10)).toBe('9839010008|');
    expect(put('0|', '98390 10008', 10)).toBe('9839010008|');
    expect(put('91|', '9839010008', 10)).toBe('9839010008|');
  });

  test('deleting a digit drops nothing else', () => {
    const before = '00919839010';
    expect(editPhone({ before, now: before.slice(0, -1), cursor: 10 }, 10).text).toBe('0091983901');
  });
});

describe('a text inserted at once', () => {
  test.each([
    ['over everything', '[9415201101]', '+91 98390 10008', '9839010008|'],
    ['into nothing', '|', '0091 98390 10008', '9839010008|'],
    ['into a full field', '9839|010008', '9415201101', '9839|010008'],
    ['into a gap that is too small', '98390|08', '12345', '98390123|08'],
    ['without a digit', '98|39', 'ask Rekha', '98|39'],
  ])('%s: %s and %j is %s', (_, field, inserted, left) => {
    expect(put(field, inserted, 10)).toBe(left);
  });

  test('a text set by a script, with the cursor anywhere', () => {
    for (const cursor of [0, 5, 13]) {
      expect(set('', '+919839010008', cursor)).toBe('9839010008');
      expect(set('9415201101', '9839010001', Math.min(cursor, 10))).toBe('9839010001');
      expect(set('98', '9839010008', Math.min(cursor, 10))).toBe('9839010008');
    }
  });
});

test.each([
  ['98390|10008', '1', true],
  ['9839010008|', 'x', false],
  ['[98390]10008', '12345', false],
  ['[98390]10008', '123456', true],
  ['|', '98390100081', true],
  ['|', '+919839010008', false],
])('%s and %j: whether digits found no room is %s', (field, inserted, isFull) => {
  const { text: before, start, end } = read(field);
  const now = before.slice(0, start) + inserted + before.slice(end);
  expect(editPhone({ before, now, cursor: start + inserted.length }, 10).isFull).toBe(isFull);
});

test('no digit outside an edit is lost, and the cursor stands after the typed text', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), maxLength: 15 });
  const entry = fc.string({
    unit: fc.constantFrom(...'0123456789०५+-( a'.split('')),
    maxLength: 14,
  });
  fc.assert(
    fc.property(digits, entry, digits, digits, fc.constantFrom(10, 15), (...edit) => {
      const [head, inserted, selected, tail, maxDigits] = edit;
      fc.pre(head.length + selected.length + tail.length <= maxDigits);
      const now = head + inserted + tail;
      const cursor = head.length + inserted.length;
      const before = head + selected + tail;
      const result = editPhone({ before, now, cursor }, maxDigits);
      const kept = result.text.replace('+', '');
      // Only a prefix before ten digits may go.
      const isShort = kept.length === 10 && maxDigits === 10;
      expect(kept.endsWith(tail)).toBe(true);
      const lostPrefix = isShort && /^(0|91|0091)/.test(head + inserted.replace(/\D/g, ''));
      const isWhole = kept.startsWith(head) && kept.length >= head.length + tail.length;
      expect(isWhole || (lostPrefix && !kept.startsWith(head))).toBe(true);
      expect(result.text).toMatch(/^\+?[0-9]*$/);
      expect(result.text.length - result.cursor).toBe(tail.length);
      // Applying it again changes nothing.
      const again = { before: result.text, now: result.text, cursor: result.cursor };
      expect(editPhone(again, maxDigits).text).toBe(result.text);
    }),
  );
});

describe('a note', () => {
  test.each([
    ['9839010008', 10, null],
    ['9198765432', 10, null],
    ['98390', 10, null],
    ['', 10, null],
    ['+9198390', 10, 'prefix'],
    ['009198390100', 10, 'prefix'],
    ['5422401101', 10, 'noMobile'],
    ['0983901000', 10, 'noMobile'],
    ['05422401101', 15, 'noMobile'],
    ['915422401101', 15, 'noMobile'],
    ['919839010008', 15, null],
    ['123456789012345', 15, null],
  ])('on %j in a field of %i is %s', (text, maxDigits, hint) => {
    expect(phoneHintOf(text, maxDigits)).toBe(hint);
  });
});
