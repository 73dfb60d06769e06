import { expect, test } from 'vitest';
import { columnChoiceOf, UNTOUCHED } from './chosenFile';
import type { FileColumn } from './columnUse';
import type { Shown } from './shown';
import { prepareUpload } from './upload';
import { sheetActions } from './useSheet';

/** A column of a file: its heading, its use while it was read, and its use now. */
type Used = readonly [
  heading: string,
  matched: string | null,
  now: string | null,
  isHidden?: boolean,
];

function keysOf(...used: readonly Used[]) {
  const columns = used.map(([heading, matched, , isHidden = false], place): FileColumn => ({
    place,
    heading,
    samples: [],
    by: null,
    matched,
    isFilled: true,
    isHidden,
  }));
  const mapping = new Map(
    used.flatMap(([, , key], place) => (key === null ? [] : [[key, place] as const])),
  );
  const shown: Shown = {
    filter: 'all',
    page: 1,
    listed: 0,
    rows: [],
    counts: new Map(),
    fixes: [],
    steps: 0,
    headerRow: 1,
    isEncodingGuessed: false,
    hasUsualForm: true,
    hiddenSheets: 0,
    hasMoreMerged: false,
    columns,
    mapping,
  };
  return columnChoiceOf({ ...UNTOUCHED, kind: 'table', isMatchedByHand: true, shown })?.keys;
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

test('a file whose rows are gone, since the worker failed, is sent as it is', async () => {
  const file = new File(['x'], 'members.csv');
  const why = { reason: 'crashed', cause: null } as const;
  const chosen = { kind: 'unusable', file, isPasted: false, why } as const;
  expect(
    await prepareUpload(
      chosen,
      sheetActions(() => undefined),
    ),
  ).toMatchObject({
    file,
    rows: { kind: 'unchanged', count: null },
  });
});
