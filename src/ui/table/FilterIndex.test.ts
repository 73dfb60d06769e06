import fc from 'fast-check';
import { expect, test } from 'vitest';
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

test('whatever the rows, a filter keeps as many as it counts', () => {
  const judged = filters.slice(0, 2);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 50 }), (rows) => {
      const index = new FilterIndex(rows, judged);
      while (index.prepareSlice());
      const kept = judged.map((filter) => index.kept(filter, everywhere(rows)).length);
      expect(index.counts(everywhere(rows))).toEqual(kept);
    }),
  );
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
