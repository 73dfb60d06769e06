import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { createPath, type Location, type Navigator, Router } from 'react-router';
import { expect, test } from 'vitest';
import { type TableState, useTableState } from './useTableState';

const noop = () => undefined;
const NO_ROWS: readonly object[] = [];

/** The state of a table under a router whose addresses arrive when the test says so. */
function openTable() {
  const requested: Location[] = [];
  let visits = 0;
  const at = (search: string, state: unknown = null): Location => ({
    pathname: '/firms',
    search,
    hash: '',
    state,
    key: String((visits += 1)),
  });
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: noop,
    push: noop,
    replace: (to, state) =>
      requested.push(at(typeof to === 'string' ? to : (to.search ?? ''), state)),
  };
  let location = at('');
  const Host = ({ children }: PropsWithChildren) => (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
  const { result, rerender } = renderHook(() => useTableState(NO_ROWS), { wrapper: Host });
  const arrive = (next: Location) => {
    location = next;
    rerender();
  };
  const table = {
    change: (change: Partial<TableState>) => act(() => result.current.change(change)),
    flush: () => act(() => result.current.flush()),
    /** One of the requested addresses arrives, counted from the first. */
    arrives: (place: number) => {
      const next = requested[place];
      if (next === undefined) throw new Error('The table has not requested for it');
      arrive(next);
    },
    /** A link, or Back to an entry as the browser stored it. */
    leadsTo: (search: string, state?: unknown) => arrive(at(search, state)),
    search: () => result.current.state.search,
    page: () => result.current.state.page,
    requested,
  };
  // The start of each case below: two addresses are requested, and the person has gone on.
  table.change({ search: 'a' });
  table.flush();
  table.change({ search: 'ab' });
  table.flush();
  table.change({ page: 2 });
  expect(requested.map(({ search }) => search)).toEqual(['?q=a', '?q=ab']);
  return table;
}

type Table = ReturnType<typeof openTable>;

const orders: readonly [
  order: string,
  run: (table: Table) => void,
  then: readonly [search: string, page: number],
][] = [
  ['the first arrives', ({ arrives }) => arrives(0), ['ab', 2]],
  ['the first arrives, then the second', ({ arrives }) => [0, 1].forEach(arrives), ['ab', 2]],
  ['only the second arrives', ({ arrives }) => arrives(1), ['ab', 2]],
  ['a link to the fresh list is followed instead', ({ leadsTo }) => leadsTo(''), ['', 1]],
  ['a link is followed, then the second arrives', ({ leadsTo, arrives }) => (leadsTo('?q=z'), arrives(1)), ['ab', 1]],
  ['both arrive, and Back leads to the first', ({ arrives, leadsTo }) => ([0, 1].forEach(arrives), leadsTo('?q=a', {})), ['a', 1]],
]; // oxfmt-ignore

test.each(orders)('with two addresses requested: %s', (_, run, then) => {
  const table = openTable();
  run(table);
  expect([table.search(), table.page()]).toEqual(then);
});

test('a change made meanwhile is requested afterwards', () => {
  const table = openTable();
  table.arrives(0);
  table.arrives(1);
  table.flush();
  expect(table.requested.at(-1)?.search).toBe('?q=ab&page=2');
});
