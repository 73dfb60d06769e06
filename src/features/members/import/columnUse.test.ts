import { describe, expect, test } from 'vitest';
import type { Mapping } from '../../../spreadsheet/table/headings';
import type { FileColumn, MatchedBy } from './columnUse';
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
