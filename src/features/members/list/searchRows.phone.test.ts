import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FirmColumn } from '../../../ui/FirmTable/FirmColumn';
import { searchFor, searchTextOf } from './searchRows';

const textOf = (signs: string) =>
  fc.string({ unit: fc.constantFrom(...signs.split('')), maxLength: 9 });

describe('a number', () => {
  const phones: readonly FirmColumn<string>[] = [
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
  const found = (rows: readonly string[], query: string, among = phones) => {
    const isHit = searchFor(query);
    return rows.filter((row) => isHit(searchTextOf(row, among)));
  };
  const positions = (query: string, among = phones) =>
    found(stored, query, among).map((row) => stored.indexOf(row));

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

  test.each<[string, string, readonly number[]]>([
    ['in two pieces, like other words', '94152 01101', [0, 1, 2, 3, 4, 9]],
    ['of a landline, with its hyphen', '0542-2401101', [6]],
    ['of a landline, without it', '05422401101', [6]],
    ['of a landline, in pieces', '0542 2401101', [6]],
    ['of a landline, without its 0', '5422401101', [6]],
    ['that is not whole, as it is', '4152', [0, 1, 2, 3, 4, 5, 9]],
    ['that is only a prefix, unchanged', '+91', [1]],
    ['with a hyphen, that is not whole', '94152-0110', [2]],
    ['that begins after a 0', '0 94152', [0, 1, 2, 3, 4, 5, 9]],
    ['that is a word', 'known', [8]],
    ['or another one: any of them', '9415201101 9415201102', [0, 1, 2, 3, 4, 5]],
    ['or another one below it', '9415201102\n9415201101', [0, 1, 2, 3, 4, 5]],
    ['or another one, as they are stored', '9415201102 919415201101', [3, 5]],
    ['or a landline, whole without its hyphen', '9415201102 5422401101', [5, 6]],
    ['or another one that no firm has', '9415201102 9999999999', [5]],
    ['and a word: a row must hold both', '9415201101 known', []],
    ['and a part of one: a row must hold both', '9415201101 2401101', []],
    ['and too many digits: a row must hold both', '9415201101 1234567890123456', []],
  ])('is found %s: %j', (_, query, hits) => {
    expect(positions(query)).toEqual(hits);
  });

  test('is normalized only in columns of phone numbers', () => {
    expect(positions('9415201101', plain)).toEqual([0, 3]);
    expect(positions('+91 9415201101', plain)).toEqual([0, 3]);
  });

  test('changes no search without digits, and removes no row from a search with digits', () => {
    fc.assert(
      fc.property(
        fc.array(textOf('0123 +-/notk'), { maxLength: 10 }),
        textOf(' +-/notk'),
        textOf('0123 +-/'),
        (rows, words, digits) => {
          expect(found(rows, words)).toEqual(found(rows, words, plain));
          expect(found(rows, digits)).toEqual(
            expect.arrayContaining([...found(rows, digits, plain)]),
          );
        },
      ),
    );
  });
});
