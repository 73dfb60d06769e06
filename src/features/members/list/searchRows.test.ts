import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FirmColumn } from '../../../ui/FirmTable/FirmColumn';
import { searchFor, searchTextOf } from './searchRows';

interface SearchedFirm {
  readonly name: string;
  readonly area: string;
  readonly membership: string;
}

const columns: readonly FirmColumn<SearchedFirm>[] = [
  { key: 'name', title: 'Firm Name', text: ({ name }) => name },
  { key: 'area', title: 'Area', text: ({ area }) => area },
  { key: 'membership', title: 'Membership', text: ({ membership }) => membership },
  { key: 'action', title: 'Action', text: () => '', sorter: false },
];

const firm = (name: string, area = '', membership = ''): SearchedFirm => ({
  name,
  area,
  membership,
});

const firms: readonly SearchedFirm[] = [
  firm('Ganga Brocade House', 'Kamachha', '10'),
  firm('Assi Silks', 'Assi', '2'),
  firm('काशी वस्त्र', 'Ramnagar', ''),
  firm('Rekha Sharma & Sons', 'Ganga Vihar', '1'),
];

/** The positions of the rows that a search finds. */
function found(query: string, rows = firms) {
  const isHit = searchFor(query);
  return rows.flatMap((row, position) => (isHit(searchTextOf(row, columns)) ? [position] : []));
}

describe('a search', () => {
  test('takes special characters literally', () => {
    expect(found('&')).toEqual([3]);
    expect(['.', '*', '(', '\\', '[a-z]'].flatMap((sign) => found(sign))).toEqual([]);
  });

  test.each([
    ['साड़ी', ['सा\u095Cी', 'सा\u0921\u093Cी', 'साडी', 'सा\u200D\u095Cी घर', 'Silk']],
    ['हिन्दी माँ', ['हिंदी मां', 'माँ हिन्दी', 'हिन्दी  मां', 'मां  हिन्दी', 'मन']],
    ['ward १२', ['Ward 12', 'ward १२', 'WARD １２', 'ward ۱۲', 'ward 21']],
  ])('for %j finds all its spellings, and no other word', (query, names) => {
    const rows = names.map((name) => firm(name));
    expect(found(query, rows)).toEqual([0, 1, 2, 3]);
  });
});

/** Few letters, so that queries often match rows. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'क', '1', '2', ' '), maxLength: 5 });
const anyFirms = fc.array(fc.record({ name: word, area: word, membership: word }), {
  maxLength: 20,
});

test('agrees with a simple search through the cells', () => {
  fc.assert(
    fc.property(anyFirms, word, (rows, query) => {
      const words = query.toLowerCase().split(' ').filter(Boolean);
      const plain = rows.flatMap((row, position) => {
        const cells = [row.name, row.area, row.membership].map((cell) => cell.toLowerCase());
        return words.every((one) => cells.some((cell) => cell.includes(one))) ? [position] : [];
      });
      expect(found(query, rows)).toEqual(plain);
    }),
  );
});
