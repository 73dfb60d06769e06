import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FirmColumn } from '../../../ui/FirmTable/FirmColumn';
import { compareTexts, sortedText, sortRows } from './sortRows';

const columns: readonly FirmColumn<readonly [name: string, number: string]>[] = [
  { key: 'name', title: 'Name', text: ([name]) => name },
  { key: 'number', title: 'Number', text: ([name]) => name, sorter: ([, number]) => number },
];

const order = (names: readonly string[]) =>
  sortRows(
    names.map((name) => [name, ''] as const),
    columns,
    'name',
  ).map(([name]) => name);

describe('a sort', () => {
  test.each([
    ['puts 2 before 10', ['10', '9', '2', '100'], ['2', '9', '10', '100']],
    ['reads the numbers in a text', ['Loom 10', 'Loom 2'], ['Loom 2', 'Loom 10']],
    ['does not mind the case', ['b', 'A', 'B', 'a', 'C'], ['A', 'a', 'b', 'B', 'C']],
    ['puts blanks last', ['', 'b', '', 'a'], ['a', 'b', '', '']],
    ['has an anusvara first, as a Hindi dictionary', ['अकबर', 'अंसारी'], ['अंसारी', 'अकबर']],
    [
      'has it first after every letter',
      ['सकल', 'कमल', 'गगन', 'ककड़ी', 'संजय', 'कंचन', 'गंगा'],
      ['कंचन', 'ककड़ी', 'कमल', 'गंगा', 'गगन', 'संजय', 'सकल'],
    ],
    ['reads Devanagari digits', ['करघा १०', 'करघा 9', 'करघा २'], ['करघा २', 'करघा 9', 'करघा १०']],
    [
      'has Hindi names first, then Latin ones as usual',
      ['Zari', 'गंगा', 'ansari', 'अंसारी', 'Ganga 2'],
      ['अंसारी', 'गंगा', 'ansari', 'Ganga 2', 'Zari'],
    ],
    [
      'keeps the order of two encodings of one text',
      ['सा\u0921\u093Cी', 'सा\u095Cी', 'सा\u0921\u093Cी', 'अ'],
      ['अ', 'सा\u0921\u093Cी', 'सा\u095Cी', 'सा\u0921\u093Cी'],
    ],
  ])('%s', (_, names, ordered) => {
    expect(order(names)).toEqual(ordered);
  });

  const rows = [
    ['b', '10'],
    ['a', '2'],
    ['b', ''],
    ['a', '1'],
  ] as const;
  test.each([
    ['name', [1, 3, 0, 2]],
    ['number', [3, 1, 0, 2]],
    ['unknown', [0, 1, 2, 3]],
  ])('by %s uses its own text, and keeps the order of equal rows', (key, places) => {
    expect(sortRows<(typeof rows)[number]>(rows, columns, key)).toEqual(
      places.map((place) => rows[place]),
    );
  });
});

/** Words, signs, digits and marks as they occur in names, numbers and addresses. */
const anyText = fc.string({
  unit: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'Z', '0', '1', '9', ' ') },
    fc.constantFrom(
      '-',
      '&',
      '.',
      '@',
      'é',
      'ß',
      'क',
      'कं',
      'ा',
      'ी',
      '\u093C',
      '\u0301',
      '१',
      '9'.repeat(21),
    ),
    fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
  ),
  maxLength: 6,
});

test('two texts are compared as the collator does', () => {
  const collator = new Intl.Collator('hi', { numeric: true, sensitivity: 'base' });
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      fc.pre(one !== '' && other !== '');
      const compared = compareTexts(sortedText(one), sortedText(other));
      expect(Math.sign(compared)).toBe(
        Math.sign(collator.compare(one.normalize(), other.normalize())),
      );
    }),
    { numRuns: 5_000 },
  );
});
