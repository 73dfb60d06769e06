import { describe, expect, test } from 'vitest';
import type { Mapping } from '../../../spreadsheet/table/headings';
import { choiceOf, type FileColumn, type MatchedBy, missingColumns, withChoice } from './columnUse';
import type { ExpectedResult } from './memberChecks';
import { needsReview } from './shown';

const UNMATCHED: FileColumn = {
  place: 0,
  heading: '',
  samples: [],
  by: null,
  matched: null,
  isFilled: false,
  isHidden: false,
};

/** The columns of the file, in order: firm name, first representative, their mobile, not used. */
const mapping: Mapping = new Map([
  ['name', 0],
  ['rep_name_1', 1],
  ['rep_mobile_1', 2],
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

test('required columns without one of the file are missing', () => {
  expect(missingColumns(mapping)).toEqual(['mobile', 'address', 'area']);
  expect(missingColumns(withChoice(mapping, 3, 'area'))).toEqual(['mobile', 'address']);
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
  });
});
