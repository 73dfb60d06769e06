import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Sort } from './sortRows';

export const PAGE_SIZES = [10, 20, 50, 100] as const;

export interface TableState {
  readonly search: string;
  readonly showsSoundalikes: boolean;
  readonly filter: string;
  readonly sort: Sort | null;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

const PAUSE_IN_TYPING_MS = 300;

interface TableView<Row> {
  readonly state: TableState;
  /** The rows when the person last changed the query. */
  readonly queriedRows: readonly Row[];
  /** Grows with each change of search or filter. */
  readonly scope: number;
}

/**
 * Search, filter, sort, page and page size are in the address (rule F10), so that Back returns to the same place. The table works
 * on its own copy, since typing would have to wait for the router. The address is updated when typing pauses, or when the focus
 * leaves (`flush`), which happens before any link can be followed.
 *
 * The router may apply such an address late, when the person has gone on: it never takes a later change back.
 */
export function useTableState<Row>(rows: readonly Row[]) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [view, setView] = useState<TableView<Row>>(() => ({
    state: stateOf(params),
    queriedRows: rows,
    scope: 0,
  }));
  const { state } = view;
  /** Changes the query. Unless the page itself changes, the first page is shown. */
  const change = useCallback(
    (changed: Partial<TableState>) =>
      setView((before) => afterChange(before, { ...before.state, page: 1, ...changed }, rows)),
    [rows],
  );
  const address = params.toString();
  const written = useRef(address);
  /** Marks of the requested addresses that have not arrived yet. A mark that comes by Back is a copy, and never matches. */
  const pendingMarks = useRef(new Set<unknown>());

  const write = useCallback(
    (next: TableState) => {
      const nextParams = paramsOf(next);
      if (nextParams.toString() === written.current) return;
      written.current = nextParams.toString();
      const nextMark = {};
      pendingMarks.current.add(nextMark);
      setParams(nextParams, {
        replace: true,
        preventScrollReset: true,
        state: nextMark,
        // A tap on a link blurs and clicks at once, and the link must know the new address by then.
        flushSync: true,
      });
    },
    [setParams],
  );

  // The address was changed from outside (Back, a link to this list): the table follows it.
  useEffect(() => {
    if (pendingMarks.current.delete(location.state) || address === written.current) return;
    // Addresses still on their way are older than this one; if one arrives after all, the table follows it too.
    pendingMarks.current.clear();
    written.current = address;
    setView((before) => afterChange(before, stateOf(new URLSearchParams(address)), rows));
  }, [address, location, rows]);

  useEffect(() => {
    const timer = setTimeout(() => write(state), PAUSE_IN_TYPING_MS);
    return () => clearTimeout(timer);
  }, [state, write]);

  const flush = () => write(state);
  return { ...view, change, flush };
}

/** Turning a page does not count as a new query. */
function afterChange<Row>(
  before: TableView<Row>,
  state: TableState,
  rows: readonly Row[],
): TableView<Row> {
  const { search, filter, sort, showsSoundalikes } = before.state;
  const isScope = search === state.search && filter === state.filter;
  const isOrder =
    sort?.column === state.sort?.column && sort?.descending === state.sort?.descending;
  return {
    state,
    queriedRows:
      isScope && isOrder && showsSoundalikes === state.showsSoundalikes ? before.queriedRows : rows,
    scope: isScope ? before.scope : before.scope + 1,
  };
}

/** Reads the state from an address. Unknown parameters are ignored, and unknown values count as none. */
export function stateOf(params: URLSearchParams): TableState {
  const size = Number(params.get('size'));
  const page = Number(params.get('page'));
  const [column = '', direction] = (params.get('sort') ?? '').split('.');
  return {
    search: params.get('q') ?? '',
    showsSoundalikes: params.get('sounds') === '1',
    filter: params.get('filter') ?? '',
    sort: column === '' ? null : { column, descending: direction === 'desc' },
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((allowed) => allowed === size) ?? PAGE_SIZES[0],
  };
}

/** The address of a view of the list (rule F10): all but the page; empty for a fresh list. */
export const viewQueryOf = (state: TableState): string =>
  paramsOf({ ...state, page: 1 }).toString();

/** Defaults are left out, so that a fresh list has a clean address. */
function paramsOf({
  search,
  showsSoundalikes,
  filter,
  sort,
  page,
  size,
}: TableState): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (showsSoundalikes) params.set('sounds', '1');
  if (filter !== '') params.set('filter', filter);
  if (sort !== null) params.set('sort', `${sort.column}.${sort.descending ? 'desc' : 'asc'}`);
  if (page !== 1) params.set('page', String(page));
  if (size !== PAGE_SIZES[0]) params.set('size', String(size));
  return params;
}
