import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Column } from './Column';
import { RowIndex, type Sort } from './RowIndex';

interface Firm {
  readonly name: string;
  readonly area: string;
  readonly membership: string;
}

const columns: readonly Column<Firm>[] = [
  { key: 'name', title: 'Firm Name', text: ({ name }) => name },
  { key: 'area', title: 'Area', text: ({ area }) => area },
  { key: 'membership', title: 'Membership', text: ({ membership }) => membership },
  { key: 'action', title: 'Action', text: () => '', sortable: false },
];

const firm = (name: string, area = '', membership = ''): Firm => ({ name, area, membership });

const firms: readonly Firm[] = [
  firm('Ganga Brocade House', 'Kamachha', '10'),
  firm('Assi Silks', 'Assi', '2'),
  firm('काशी वस्त्र', 'Ramnagar', ''),
  firm('Rekha Sharma & Sons', 'Ganga Vihar', '1'),
];

const up = (column: string): Sort => ({ column, descending: false });
const down = (column: string): Sort => ({ column, descending: true });

const found = (query: string, sort: Sort | null = null, rows = firms) => [
  ...new RowIndex(rows, columns).view(query, sort),
];

describe('a search', () => {
  test('takes signs as they are', () => {
    expect(found('&')).toEqual([3]);
    expect(['.', '*', '(', '\\', '[a-z]'].flatMap((sign) => found(sign))).toEqual([]);
  });

  test.each([
    ['साड़ी', ['सा\u095Cी', 'सा\u0921\u093Cी', 'साडी', 'सा\u200D\u095Cी घर', 'Silk']],
    ['हिन्दी माँ', ['हिंदी मां', 'माँ हिन्दी', 'हिन्दी  मां', 'मां  हिन्दी', 'मन']],
    ['ward १२', ['Ward 12', 'ward १२', 'WARD １２', 'ward ۱۲', 'ward 21']],
  ])('for %j finds every writing of it, and no other word', (query, names) => {
    const rows = names.map((name) => firm(name));
    expect(found(query, null, rows)).toEqual([0, 1, 2, 3]);
  });
});

/** Few letters, so that queries and rows often meet. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'क', '1', '2', ' '), maxLength: 5 });
const anyFirms = fc.array(fc.record({ name: word, area: word, membership: word }), {
  maxLength: 20,
});
const anySort = fc.option(
  fc.record({
    column: fc.constantFrom('name', 'area', 'membership', 'action', 'unknown'),
    descending: fc.boolean(),
  }),
);

describe('typing on', () => {
  test('and back, and something else altogether, finds the same rows as searching anew', () => {
    const typed = fc.record({ more: word, anew: fc.boolean() });
    fc.assert(
      fc.property(anyFirms, fc.array(typed, { maxLength: 6 }), anySort, (rows, steps, sort) => {
        const index = new RowIndex(rows, columns);
        let query = '';
        for (const { more, anew } of steps) {
          query = anew ? more : query + more;
          expect([...index.view(query, sort)]).toEqual(found(query, sort, rows));
        }
      }),
    );
  });

  test('finds what a plain search through the cells finds', () => {
    fc.assert(
      fc.property(anyFirms, word, (rows, query) => {
        const words = query.toLowerCase().split(' ').filter(Boolean);
        const plain = rows.flatMap((row, position) => {
          const cells = [row.name, row.area, row.membership].map((cell) => cell.toLowerCase());
          return words.every((one) => cells.some((cell) => cell.includes(one))) ? [position] : [];
        });
        expect(found(query, null, rows)).toEqual(plain);
      }),
    );
  });

  test('leaves the rows that were handed out before as they were', () => {
    const index = new RowIndex(firms, columns);
    const before = index.view('ganga', null);
    index.view('ganga', null).fill(99);
    index.view('', up('name')).fill(99);
    expect([...before]).toEqual([0, 3]);
    expect([...index.view('ganga', up('name'))]).toEqual([0, 3]);
  });
});

/** The names in the order of the sort. */
function order(names: readonly string[], sort: Sort | null) {
  const rows = names.map((name) => firm(name));
  return found('', sort, rows).map((position) => names[position]);
}

describe('a sort', () => {
  test.each([
    ['puts 2 before 10', ['10', '9', '2', '100'], ['2', '9', '10', '100']],
    ['reads the numbers in a text', ['Loom 10', 'Loom 2'], ['Loom 2', 'Loom 10']],
    ['does not mind the case', ['b', 'A', 'B', 'a', 'C'], ['A', 'a', 'b', 'B', 'C']],
    ['puts blanks last', ['', 'b', '', 'a'], ['a', 'b', '', '']],
  ])('going up %s', (_, names, ordered) => {
    expect(order(names, up('name'))).toEqual(ordered);
  });

  test('keeps rows of the same text in the order in which they came', () => {
    const rows = [firm('b'), firm('a', '1'), firm('b', '2'), firm('a', '3')];
    expect(found('', up('name'), rows)).toEqual([1, 3, 0, 2]);
  });

  test('keeps rows of one text in two encodings in the order in which they came', () => {
    const rows = [firm('सा\u0921\u093Cी'), firm('सा\u095Cी'), firm('सा\u0921\u093Cी'), firm('अ')];
    expect(found('', up('name'), rows)).toEqual([3, 0, 1, 2]);
  });

  test('goes by its own column', () => {
    expect(found('', up('membership'))).toEqual([3, 1, 0, 2]);
    expect(found('', up('area'))).toEqual([1, 3, 0, 2]);
  });

  test('by a column that is not there, as an old address may ask, keeps the order', () => {
    expect(found('', up('unknown'))).toEqual([0, 1, 2, 3]);
  });

  test('down turns the texts of the way up around', () => {
    const filled = fc.array(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 20 });
    fc.assert(
      fc.property(filled, (names) => {
        expect(order(names, down('name'))).toEqual(order(names, up('name')).toReversed());
      }),
    );
  });

  test('of a search holds the same rows, in the order of the sort', () => {
    fc.assert(
      fc.property(anyFirms, word, fc.constantFrom('name', 'area'), (rows, query, column) => {
        const hits = new Set(found(query, null, rows));
        expect(found(query, up(column), rows)).toEqual(
          found('', up(column), rows).filter((position) => hits.has(position)),
        );
      }),
    );
  });
});

describe('preparing', () => {
  const many = Array.from({ length: 4_500 }, (_, number) => firm(`Firm ${number}`));

  test('goes slice by slice until every row has its text', () => {
    const index = new RowIndex(many, columns);
    expect([index.prepareSlice(), index.prepareSlice(), index.prepareSlice()]).toEqual([
      true,
      true,
      false,
    ]);
    expect(index.prepareSlice()).toBe(false);
  });

  test('half done does not hide the rows that follow', () => {
    const index = new RowIndex(many, columns);
    index.prepareSlice();
    expect([...index.view('4499', null)]).toEqual([4499]);
  });

  test('reads each cell once for every search that follows', () => {
    const text = vi.fn<(row: Firm) => string>(({ name }) => name);
    const index = new RowIndex(many, [{ key: 'name', title: 'Firm Name', text }]);
    while (index.prepareSlice());
    for (const query of ['firm', 'firm 4', 'other', '9']) index.view(query, null);
    expect(text).toHaveBeenCalledTimes(many.length);
  });

  test('an order is made once for every sort that follows', () => {
    const text = vi.fn<(row: Firm) => string>(({ name }) => name);
    const index = new RowIndex(many, [{ key: 'name', title: 'Firm Name', text }]);
    index.view('', up('name'));
    const once = text.mock.calls.length;
    index.view('', down('name'));
    index.view('', up('name'));
    expect(text).toHaveBeenCalledTimes(once);
  });
});
