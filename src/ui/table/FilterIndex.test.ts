import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Filter } from './Filter';
import { FilterIndex } from './FilterIndex';

const filters: readonly Filter<number>[] = [
  { key: 'even', title: 'Even', holds: (row) => row % 2 === 0 },
  { key: 'small', title: 'Small', holds: (row) => row < 3 },
  { key: 'unknown', title: 'Unknown', holds: null },
];
const everywhere = (rows: readonly number[]) => Uint32Array.from(rows.keys());

test('counts each filter among the rows it is asked about, and knows what it cannot know', () => {
  const index = new FilterIndex([0, 1, 2, 3, 4], filters);
  expect(index.counts(everywhere([0, 1, 2, 3, 4]))).toEqual([null, null, null]);
  expect(index.prepareSlice()).toBe(false);
  expect(index.counts(everywhere([0, 1, 2, 3, 4]))).toEqual([3, 3, null]);
  expect(index.counts(new Uint32Array([3, 4]))).toEqual([1, 0, null]);
});

test('keeps the order of the rows, prepared or not', () => {
  const index = new FilterIndex([0, 1, 2, 3, 4], filters);
  const [even, , unknown] = filters;
  if (even === undefined || unknown === undefined) throw new Error('No filter');
  expect([...index.kept(even, new Uint32Array([4, 3, 0]))]).toEqual([4, 0]);
  expect([...index.kept(unknown, everywhere([0, 1, 2]))]).toEqual([]);
});

describe('whatever the rows', () => {
  const rows = fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 50 });

  test('a filter keeps as many as it counts', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const index = new FilterIndex(all, filters);
        while (index.prepareSlice());
        const counts = index.counts(everywhere(all));
        for (const [place, filter] of filters.entries())
          if (filter.holds !== null)
            expect(index.kept(filter, everywhere(all))).toHaveLength(counts[place] ?? -1);
      }),
    );
  });
});

test('a long list is judged in slices', () => {
  const index = new FilterIndex(
    Array.from({ length: 12_000 }, (_, row) => row),
    filters,
  );
  expect([index.prepareSlice(), index.prepareSlice(), index.prepareSlice()]).toEqual([
    true,
    true,
    false,
  ]);
});
