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
  readonly queriedRows: readonly Row[];
  readonly columns: readonly FirmColumn<Row>[];
  readonly filters: readonly Filter<Row>[];
  readonly state: TableState;
}

/**
 * The rows that search, filter and sort show, in their order: first those that match the search, then those that sound like it,
 * if shown. The search field shows a key at once; the rows of a long page follow when React has time.
 *
 * A row matches and sorts by its values at the person's last query, so that nothing moves under a finger without being asked to
 * (decision 0030). The counts use the current values.
 */
export function useTableRows<Row extends TableFirm>(options: TableRowsOptions<Row>) {
  const { rows, queriedRows, columns, filters, state } = options;
  const { sort, showsSoundalikes } = state;
  const filter = filters.find(({ key }) => key === state.filter) ?? null;
  const deferredSearch = useDeferredValue(state.search);
  // A short page is rendered with the key itself, which takes less time than waiting a frame.
  const search = state.size === PAGE_SIZES[0] ? state.search : deferredSearch;
  const deferredQueried = useDeferredValue(queriedRows);
  // A key whose rows are still deferred has not started a new query.
  const lastQueried = search === state.search ? queriedRows : deferredQueried;
  const queried = useMemo(() => rowsAtLastQuery(rows, lastQueried), [rows, lastQueried]);
  const { find, prepare } = useSearch(columns);
  const found = useMemo(() => find(queried, search), [find, queried, search]);
  const sortedBy = useMemo(
    () => memoizeByKey(new Map<string, readonly Row[]>(), (key) => sortRows(queried, columns, key)),
    [queried, columns],
  );

  const { view, exact, alike } = useMemo(() => {
    const inOrder = (some: readonly Row[]) => {
      if (sort === null) return some;
      const sorted = sort.descending ? sortedBy(sort.column).toReversed() : sortedBy(sort.column);
      if (some === queried) return sorted;
      const isFound = new Set(some);
      return sorted.filter((row) => isFound.has(row));
    };
    const now = rows === queried ? null : new Map(rows.map((row, at) => [queried[at] ?? row, row]));
    const shown = (some: readonly Row[]) => {
      const ordered = inOrder(some);
      const filtered =
        filter === null ? ordered : ordered.filter((row) => filter.holds?.(row) === true);
      return now === null ? filtered : filtered.map((row) => now.get(row) ?? row);
    };
    const exactRows = shown(found.exact);
    const alikeRows = shown(found.alike);
    return {
      view: showsSoundalikes ? [...exactRows, ...alikeRows] : exactRows,
      exact: exactRows.length,
      alike: alikeRows.length,
    };
  }, [rows, queried, found, sortedBy, sort, filter, showsSoundalikes]);

  const count = useCallback(() => {
    const now = rows === queried ? found : find(rows, search);
    const counted = showsSoundalikes ? [...now.exact, ...now.alike] : now.exact;
    const countOf = (holds: (row: Row) => boolean) =>
      counted.reduce((sum, row) => (holds(row) ? sum + 1 : sum), 0);
    return {
      all: counted.length,
      byKey: new Map(
        filters.map(({ key, holds }) => [key, holds === null ? null : countOf(holds)]),
      ),
    };
  }, [rows, queried, found, find, search, filters, showsSoundalikes]);
  // Counts only after the rows are painted.
  const countLater = useDeferredValue(count);
  const { all, byKey } = useMemo(() => countLater(), [countLater]);
  const counts = useMemo(() => filters.map(({ key }) => byKey.get(key) ?? null), [filters, byKey]);
  return {
    view,
    filter,
    counts,
    all,
    /** Number of rows in the view that match the search itself. */
    exact,
    /** Number of rows of this filter that only sound like it, shown or not. */
    alike,
    /** Makes the search texts before the first key is typed. */
    prepareSearch: () => prepare(rows),
    /** Sorts by a column before it is pressed. */
    prepareSort: sortedBy,
  };
}
