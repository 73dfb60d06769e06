import { expect, test } from 'vitest';
import type { FileColumn } from './importTasks';
import { templateColumns } from './templateColumns';
import { columnChoiceOf } from './uploadChoice';

const placeOf = (key: string | null) => templateColumns.findIndex((column) => column.key === key);

/** A column of a file: its heading, its use while it was read, and its use now. */
type Used = readonly [
  heading: string,
  matched: string | null,
  now: string | null,
  isHidden?: boolean,
];

function keysOf(...used: readonly Used[]) {
  const columns = used.map(([heading, matched, , isHidden = false]): FileColumn => ({
    heading,
    samples: [],
    by: null,
    matched: placeOf(matched),
    areMobiles: false,
    isHidden,
  }));
  const now = used.map(([, , key]) => key);
  const mapping = {
    places: templateColumns.map(({ key }) => now.indexOf(key)),
    texts: templateColumns.map(() => ''),
  };
  return columnChoiceOf({ isMatchedByHand: true, headerRow: 1, columns, mapping })?.keys;
}

test('a choice of columns is remembered, except what was only skipped because it was hidden', () => {
  expect(
    keysOf(['Party', null, 'name'], ['Mobile', 'mobile', null], ['x', null, null, true]),
  ).toEqual(['name', null, null]);
  expect(keysOf(['Party', 'name', 'name'], ['Mobile', 'mobile', null, true])).toEqual([
    'name',
    'mobile',
  ]);
  // Another column has taken its place.
  expect(keysOf(['Phone', null, 'mobile'], ['Mobile', 'mobile', null, true])).toEqual([
    'mobile',
    null,
  ]);
});
