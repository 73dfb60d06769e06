import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Sort } from './sortRows';

export const PAGE_SIZES = [10, 20, 50, 100] as const;

export interface TableState {
  readonly search: string;
  /** Rows that only sound like the search are shown too. */
  readonly showsSoundalikes: boolean;
  /** Key of the filter that is chosen; '' for all rows. */
  readonly filter: string;
  readonly sort: Sort | null;
  /** Counted from 1. */
  readonly page: number;
  readonly size: number;
}

const PAUSE_IN_TYPING_MS = 300;

/** What a person asks of the rows of a table. */
interface TableView<Row> {
  readonly state: TableState;
  /** The rows when another order, or other rows, were asked for last. */
  readonly queriedRows: readonly Row[];
  /** Another number for each search and filter: none comes again. */
  readonly scope: number;
}

/**
 * Search, filter, sort, page and page size live in the address (rule F10), so that Back returns to the same place.
 * The table works on its own copy: going through the router on every key would make typing wait for it. The address
 * follows when typing pauses, or when the focus leaves (`flush`), which is before any link can be followed.
 *
 * An address that the table has asked for comes later, and the person goes on meanwhile: it never takes that back.
 */
export function useTableState<Row>(rows: readonly Row[]) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const [asked, setAsked] = useState<TableView<Row>>(() => ({
    state: stateOf(params),
    queriedRows: rows,
    scope: 0,
  }));
  const { state } = asked;
  /** Another order, or other rows, begin on their first page. */
  const change = useCallback(
    (changed: Partial<TableState>) =>
      setAsked((before) => afterChange(before, { ...before.state, page: 1, ...changed }, rows)),
    [rows],
  );
  const address = params.toString();
  const written = useRef(address);
  /** Marks of the addresses that the table has asked for and that have not come yet. What comes by Back is a copy, never one of them. */
  const underWay = useRef(new Set<unknown>());

  const write = useCallback(
    (next: TableState) => {
      const nextParams = paramsOf(next);
      if (nextParams.toString() === written.current) return;
      written.current = nextParams.toString();
      const nextMark = {};
      underWay.current.add(nextMark);
      setParams(nextParams, {
        replace: true,
        preventScrollReset: true,
        state: nextMark,
        // A tap on a link is the focus that leaves and the click in one: the link has to know the address by then.
        flushSync: true,
      });
    },
    [setParams],
  );

  // Somebody else moved the address (Back, a link to this list): the table follows it.
  useEffect(() => {
    if (underWay.current.delete(location.state) || address === written.current) return;
    // What is still on its way comes from before that: should it come after all, the table follows it too.
    underWay.current.clear();
    written.current = address;
    setAsked((before) => afterChange(before, stateOf(new URLSearchParams(address)), rows));
  }, [address, location, rows]);

  useEffect(() => {
    const timer = setTimeout(() => write(state), PAUSE_IN_TYPING_MS);
    return () => clearTimeout(timer);
  }, [state, write]);

  const flush = () => write(state);
  return { ...asked, change, flush };
}

/** A page that is turned asks for nothing else. */
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

function stateOf(params: URLSearchParams): TableState {
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
