import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PAGE_LINKS, pageLinks } from './pageLinks';

describe('the page links', () => {
  test.each([
    [1, 9, [1, 2, 3, 4, 5, 6, 7, null, 9]],
    [9, 9, [1, null, 3, 4, 5, 6, 7, 8, 9]],
    [50, 100, [1, null, 47, 48, 49, 50, 51, 52, null, 100]],
  ])('at page %d of %d are %j', (current, last, links) => {
    expect(pageLinks(current, last)).toEqual(links);
  });

  test('are none where there is no page', () => {
    expect(pageLinks(1, 0)).toEqual([]);
  });

  test('are eight at most', () => {
    expect(MAX_PAGE_LINKS).toBe(8);
  });
});

const place = fc
  .integer({ min: 1, max: 12_000 })
  .chain((last) =>
    fc.record({ last: fc.constant(last), current: fc.integer({ min: 1, max: last }) }),
  );

test('wherever one stands, eight links at most rise from the first to the last page, those around the current one among them', () => {
  fc.assert(
    fc.property(place, ({ current, last }) => {
      const links = pageLinks(current, last);
      const numbers = links.filter((link) => link !== null);
      expect(numbers).toHaveLength(Math.min(last, MAX_PAGE_LINKS));
      const neighbours = [current - 1, current, current + 1].filter(
        (page) => page >= 1 && page <= last,
      );
      expect(numbers).toEqual(expect.arrayContaining([1, ...neighbours, last]));
      // A gap stands exactly where some are left out.
      const rising = [...new Set(numbers)].toSorted((a, b) => a - b);
      const filled = rising.flatMap((number, index) =>
        number === (rising[index - 1] ?? 0) + 1 ? [number] : [null, number],
      );
      expect(links).toEqual(filled);
    }),
  );
});
