import { useCallback, useDeferredValue, useMemo } from 'react';
import { memoizeByKey } from '../../domain/memoizeByKey';
import type { Filter } from './Filter';
import type { TableFirm, FirmColumn } from './FirmColumn';
import { rowsAtLastQuery } from './rowsAtLastQuery';
import { sortRows } from './sortRows';
import { useSearch } from './useSearch';
import { PAGE_SIZES, type TableState } from './useTableState';

interface TableRowsOptions<Row> {
  readonly rows: readonly Row[];
  /** The rows when the person asked last. */
  readonly queriedRows: readonly Row[];
  readonly columns: readonly FirmColumn<Row>[];
  readonly filters: readonly Filter<Row>[];
  readonly state: TableState;
}

/**
 * Which rows search, filter and sort show, in their order: those that hold the search, then those that sound like it where asked.
 * A key shows in the field at once; the rows of a long page follow when React has time for them.
 *
 * A row is found, and has its place, by what it said when the person asked last: nothing moves under a finger that asked for nothing
 * (decision 0030). The counts are of what the rows say now.
 */
export function useTableRows<Row extends TableFirm>(options: TableRowsOptions<Row>) {
  const { rows, queriedRows, columns, filters, state } = options;
  const { sort, showsSoundalikes } = state;
  const filter = filters.find(({ key }) => key === state.filter) ?? null;
  const deferredSearch = useDeferredValue(state.search);
  // A short page is drawn with the key itself, which takes less time than a frame more.
  const search = state.size === PAGE_SIZES[0] ? state.search : deferredSearch;
  const deferredAsked = useDeferredValue(queriedRows);
  // A key that waits for its rows has asked for nothing yet.
  const lastAsked = search === state.search ? queriedRows : deferredAsked;
  const asked = useMemo(() => rowsAtLastQuery(rows, lastAsked), [rows, lastAsked]);
  const { find, prepare } = useSearch(columns);
  const found = useMemo(() => find(asked, search), [find, asked, search]);
  const sortedBy = useMemo(
    () => memoizeByKey(new Map<string, readonly Row[]>(), (key) => sortRows(asked, columns, key)),
    [asked, columns],
  );

  const { view, exact, alike } = useMemo(() => {
    const inOrder = (some: readonly Row[]) => {
      if (sort === null) return some;
      const sorted = sort.descending ? sortedBy(sort.column).toReversed() : sortedBy(sort.column);
      if (some === asked) return sorted;
      const isFound = new Set(some);
      return sorted.filter((row) => isFound.has(row));
    };
    const now = rows === asked ? null : new Map(rows.map((row, at) => [asked[at] ?? row, row]));
    const shown = (some: readonly Row[]) => {
      const ordered = inOrder(some);
      const held =
        filter === null ? ordered : ordered.filter((row) => filter.holds?.(row) === true);
      return now === null ? held : held.map((row) => now.get(row) ?? row);
    };
    const exactly = shown(found.exact);
    const likely = shown(found.alike);
    return {
      view: showsSoundalikes ? [...exactly, ...likely] : exactly,
      exact: exactly.length,
      alike: likely.length,
    };
  }, [rows, asked, found, sortedBy, sort, filter, showsSoundalikes]);

  const count = useCallback(() => {
    const now = rows === asked ? found : find(rows, search);
    const counted = showsSoundalikes ? [...now.exact, ...now.alike] : now.exact;
    const countOf = (holds: (row: Row) => boolean) =>
      counted.reduce((sum, row) => (holds(row) ? sum + 1 : sum), 0);
    return {
      all: counted.length,
      byKey: new Map(
        filters.map(({ key, holds }) => [key, holds === null ? null : countOf(holds)]),
      ),
    };
  }, [rows, asked, found, find, search, filters, showsSoundalikes]);
  // The rows are painted before they are counted.
  const countLater = useDeferredValue(count);
  const { all, byKey } = useMemo(() => countLater(), [countLater]);
  const counts = useMemo(() => filters.map(({ key }) => byKey.get(key) ?? null), [filters, byKey]);
  return {
    view,
    filter,
    counts,
    /** Without a filter. */
    all,
    /** How many of the view hold the search. */
    exact,
    /** How many rows of this filter only sound like it, shown or not. */
    alike,
    /** Makes the texts of the rows, before somebody types the first key. */
    prepareSearch: () => prepare(rows),
    /** Makes the order of a column, before somebody presses it. */
    prepareSort: sortedBy,
  };
}
