import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Column } from './Column';
import { RowIndex } from './RowIndex';

const DOWN = { column: 'mobile', descending: true } as const;
const UP = { ...DOWN, descending: false };

const textOf = (signs: string) =>
  fc.string({ unit: fc.constantFrom(...signs.split('')), maxLength: 9 });

describe('a number', () => {
  const phones: readonly Column<string>[] = [
    { key: 'mobile', title: 'Mobile', text: (mobile) => mobile, phone: true },
  ];
  const plain = phones.map(({ key, title, text }) => ({ key, title, text }));
  const stored = [
    '9415201101',
    '+91 94152 01101',
    '0 94152-01101',
    '919415201101',
    '९४१५२ ०११०१',
    '9415201102',
    '0542-2401101',
    '',
    'not known',
    '94152 / 01101',
  ];
  const positions = (query: string, among = phones) => [
    ...new RowIndex(stored, among).view(query, null),
  ];

  test.each([
    ' 9415201101 ',
    '00919415201101',
    '0 94152-01101',
    '+९१ ९४१५२ ०११०१',
    '\u2066+91\u00A094152\u00A001101\u2069',
    '94152\u201101101',
    '９４１５２０１１０１',
    '٩٤١٥٢٠١١٠١',
  ])('is found by %j, however it is stored', (query) => {
    expect(positions(query)).toEqual([0, 1, 2, 3, 4]);
  });

  test('in two pieces is found by them too, like other words', () => {
    expect(positions('94152 01101')).toEqual([0, 1, 2, 3, 4, 9]);
  });

  test('of a landline is found with and without its 0 and its hyphen', () => {
    for (const query of ['0542-2401101', '05422401101', '0542 2401101', '5422401101'])
      expect(positions(query)).toEqual([6]);
  });

  test.each([
    ['4152', [0, 1, 2, 3, 4, 5, 9]],
    ['+91', [1]],
    ['94152-0110', [2]],
    ['0 94152', [0, 1, 2, 3, 4, 5, 9]],
    ['known', [8]],
  ])('that is not whole, %j, is looked for as it is', (query, hits) => {
    expect(positions(query)).toEqual(hits);
  });

  test('is plain in columns of numbers alone', () => {
    expect(positions('9415201101', plain)).toEqual([0, 3]);
    expect(positions('+91 9415201101', plain)).toEqual([0, 3]);
  });

  test('does not change what is found without digits, and takes no row away from what is found with them', () => {
    fc.assert(
      fc.property(
        fc.array(textOf('0123 +-/notk'), { maxLength: 10 }),
        textOf(' +-/notk'),
        textOf('0123 +-/'),
        (rows, words, digits) => {
          const numbers = new RowIndex(rows, phones);
          const cells = new RowIndex(rows, plain);
          expect(numbers.view(words, null)).toEqual(cells.view(words, null));
          expect([...numbers.view(digits, null)]).toEqual(
            expect.arrayContaining([...cells.view(digits, null)]),
          );
        },
      ),
    );
  });

  test('is found while it is typed on and taken back', () => {
    const index = new RowIndex(stored, phones);
    const whole = '+91 9415201101';
    for (const query of [whole.slice(0, -1), whole, `${whole}2`, whole])
      expect([...index.view(query, null)]).toEqual(positions(query));
  });

  test('keeps the order of the sort', () => {
    expect([...new RowIndex(stored, phones).view('09415201101', DOWN)]).toEqual(
      [...new RowIndex(stored, phones).view('', DOWN)].filter((at) => at < 5),
    );
  });

  test.each([
    ['9415201101 9415201102', [0, 1, 2, 3, 4, 5]],
    ['9415201102\n9415201101', [0, 1, 2, 3, 4, 5]],
    ['9415201102 919415201101', [3, 5]],
    // A landline is whole without the hyphen.
    ['9415201102 5422401101', [5, 6]],
    ['9415201102 9999999999', [5]],
  ])('beside other whole numbers is found where any of them stands: %j', (query, hits) => {
    expect(positions(query)).toEqual(hits);
  });

  test.each(['9415201101 known', '9415201101 2401101', '9415201101 1234567890123456'])(
    'beside what is no whole number is one word of several that a row must hold: %j',
    (query) => {
      expect(positions(query)).toEqual([]);
    },
  );

  test('beside other whole numbers keeps the order of the sort', () => {
    expect([...new RowIndex(stored, phones).view('9415201102 5422401101', UP)]).toEqual([6, 5]);
  });
});
