import { describe, expect, test } from 'vitest';
import type { Mapping } from '../../../spreadsheet/table/headings';
import { choiceOf, missingColumns, needsReview, withChoice, withText } from './columnUse';
import type { ExpectedResult } from './memberChecks';
import type { FileColumn } from './matchColumns';
import type { MatchedBy } from './matchColumns';

const UNMATCHED: FileColumn = {
  heading: '',
  samples: [],
  by: null,
  matched: null,
  areMobiles: false,
  isFilled: false,
  isHidden: false,
};

/** The columns of the file, in order: firm name, first representative, their mobile, not used. */
const mapping: Mapping = new Map<string, number | { text: string }>([
  ['name', 0],
  ['rep_name_1', 1],
  ['rep_mobile_1', 2],
  ['rep_mobile_2', { text: 'x' }],
]);
const choices = (of: Mapping) => [0, 1, 2, 3].map((place) => choiceOf(of, place));

test('a choice releases the column that was used before', () => {
  expect(choices(withChoice(mapping, 3, 'name'))).toEqual([
    null,
    'rep_name_1',
    'rep_mobile_1',
    'name',
  ]);
  expect(choices(withChoice(mapping, 0, null))).toEqual([null, 'rep_name_1', 'rep_mobile_1', null]);
});

test('a choice ends the one text for every row of that column', () => {
  expect(withChoice(mapping, 3, 'rep_name_1').get('rep_mobile_2')).toEqual({ text: 'x' });
  expect(withChoice(mapping, 3, 'rep_mobile_2').get('rep_mobile_2')).toBe(3);
});

test('one text for every row is a value of its column, an empty one is none', () => {
  const filled = withText(mapping, 'area', ' Assi ');
  expect(filled.get('area')).toEqual({ text: 'Assi' });
  expect(missingColumns(mapping)).toEqual(['mobile', 'address', 'area']);
  expect(missingColumns(filled)).toEqual(['mobile', 'address']);
  expect(missingColumns(withText(filled, 'area', ' '))).toEqual(['mobile', 'address', 'area']);
});

test('a mapping passes to a worker and back', () => {
  expect(structuredClone(mapping)).toEqual(mapping);
});

const isShown = (by: MatchedBy | null, of: Mapping, ...results: readonly ExpectedResult[]) =>
  needsReview({
    columns: [
      { ...UNMATCHED, by: 'key' },
      { ...UNMATCHED, by },
    ],
    mapping: of,
    counts: new Map(results.map((result) => [result, 1])),
  });

describe('the columns are shown before the rows', () => {
  const full: Mapping = new Map(
    ['name', 'mobile', 'address', 'area'].map((key, place) => [key, place]),
  );
  test.each([
    ['key', false],
    ['title', false],
    ['remembered', false],
    [null, false],
    ['name', true],
    ['content', true],
    ['taken', true],
  ] as const)('where one is matched by %s: %s', (by, expected) => {
    expect(isShown(by, full, 'new')).toBe(expected);
  });

  test('where new firms, or firms that may be new, lack a required column', () => {
    const some: Mapping = new Map([
      ['membership', 0],
      ['area', 1],
    ]);
    expect(isShown('key', some, 'new', 'changed')).toBe(true);
    expect(isShown('key', some, 'changed', 'unknown')).toBe(true);
    expect(isShown('key', some, 'changed', 'same')).toBe(false);
  });

  test('where no column of the file is used', () => {
    expect(isShown(null, new Map())).toBe(true);
    expect(isShown(null, new Map([['area', { text: 'Assi' }]]))).toBe(true);
  });
});
