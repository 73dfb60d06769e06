import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { MemberId } from '../../../domain/member';
import type { FirmColumn, TableFirm } from '../../../ui/FirmTable/FirmColumn';
import { type Filter, FirmOrder } from './FirmOrder';
import { type ListAddress, readAddress, writeAddress } from './listAddress';
import { useChosen } from './useChosen';

const PAUSE_IN_TYPING_MS = 300;

interface FirmListOptions<Row> {
  readonly rows: readonly Row[];
  /** Memoized, and so are the filters. */
  readonly columns: readonly FirmColumn<Row>[];
  readonly filters: readonly Filter<Row>[];
  /** The firm whose page is shown instead of that in the address. */
  readonly arrivesAt: MemberId | null;
}

export type ListState<Row extends TableFirm> = ReturnType<typeof useFirmList<Row>>;

/** What a person sees of a list: its rows by search, filter, sort and page, and the chosen ones. */
export function useFirmList<Row extends TableFirm>(options: FirmListOptions<Row>) {
  const { rows, columns, filters, arrivesAt } = options;
  const { address, change, type } = useListAddress();
  const { search, showsSoundalikes, sort, size } = address;
  const filter = filters.find(({ key }) => key === address.filter) ?? null;
  const [order] = useState(() => new FirmOrder<Row>());

  const { view, exact, alike } = useMemo(() => {
    order.use(rows, columns);
    const shown = order.show({ search, showsSoundalikes, filter, sort });
    return {
      view: showsSoundalikes ? [...shown.exact, ...shown.alike] : shown.exact,
      exact: shown.exact.length,
      alike: shown.alike.length,
    };
  }, [order, rows, columns, search, showsSoundalikes, filter, sort]);

  const lastPage = Math.max(1, Math.ceil(view.length / size));
  const place = arrivesAt === null ? -1 : view.findIndex(({ id }) => id === arrivesAt);
  const asked = place === -1 ? address.page : Math.floor(place / size) + 1;
  const page = Math.min(asked, lastPage);
  const first = (page - 1) * size;

  const { chosen, choose, chooseRow, clear } = useChosen(JSON.stringify([search, address.filter]));
  const countNow = useCallback(() => {
    order.use(rows, columns);
    const found = order.find(search);
    const counted = showsSoundalikes ? [...found.exact, ...found.alike] : found.exact;
    const countOf = (holds: (row: Row) => boolean) =>
      counted.reduce((sum, row) => (holds(row) ? sum + 1 : sum), 0);
    const counts = new Map(
      filters.map(({ key, holds }) => [key, holds === null ? null : countOf(holds)]),
    );
    return counts.set('', counted.length);
  }, [order, rows, columns, search, showsSoundalikes, filters]);
  // After a change the rows are painted first.
  const countLater = useDeferredValue(countNow);
  const counts = useMemo(() => countLater(), [countLater]);

  return {
    address: { ...address, page },
    change,
    type,
    /** A press sorts ascending, the second one descending, the third one restores the order of the answer. */
    sortBy: (column: string) =>
      change({
        sort:
          sort?.column !== column
            ? { column, descending: false }
            : sort.descending
              ? null
              : { column, descending: true },
      }),
    filters,
    filter,
    /** The number of rows by the key of each filter, '' for all; `null` while unknown. */
    counts,
    /** All pages. */
    view,
    /** The rows of the page. */
    shown: view.slice(first, first + size),
    /** The place of its first row in the view, from 0. */
    first,
    /** The number of rows in the view that match the search itself. */
    exact,
    /** The number of rows of this filter whose name only sounds like the search, shown or not. */
    alike,
    chosen,
    /** In the order of the view. */
    chosenRows: chosen.size === 0 ? [] : view.filter(({ id }) => id !== null && chosen.has(id)),
    choose,
    chooseRow: (row: Row, isChosen: boolean, hasShift: boolean) =>
      chooseRow(row, isChosen, hasShift, view),
    clear,
    /** Makes the texts before the first key is typed, each in a task of its own, so that the browser can paint first. */
    prepareSearch: () => {
      setTimeout(() => order.searchTexts());
      setTimeout(() => order.soundTexts());
    },
    /** Sorts by a column before its head is pressed. */
    prepareSort: (column: string) => void order.sortedBy(column),
  };
}

/** A search that the address does not have yet. */
interface TypedSearch {
  readonly text: string;
  /** The address over which it was typed: it ends with any other. */
  readonly over: URLSearchParams;
}

/** The address of the list and a function that changes it. Only the text of the search is ahead of it while a person types. */
function useListAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<TypedSearch | null>(null);
  const address = useMemo((): ListAddress => {
    const written = readAddress(params);
    return typed?.over !== params || typed.text === written.search
      ? written
      : { ...written, search: typed.text, showsSoundalikes: false, page: 1 };
  }, [params, typed]);
  const isTyping = address.search !== (params.get('q') ?? '');
  const latest = useRef(address);
  // Before any press, so that `change` stays the same function: the parts around the rows are not rendered with each key.
  useLayoutEffect(() => {
    latest.current = address;
  }, [address]);

  /** Unless the page itself changes, the first one is shown. */
  const change = useCallback(
    (changed: Partial<ListAddress>) => {
      const next = writeAddress({ ...latest.current, page: 1, ...changed });
      void navigate(
        { search: next.toString() },
        // The person waits for the rows, and a followed link has to know the new address.
        { replace: true, preventScrollReset: true, flushSync: true },
      );
    },
    [navigate],
  );
  const type = useCallback((text: string) => setTyped({ text, over: params }), [params]);

  // The address follows when typing pauses, and before any link is followed.
  const { search } = address;
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => change({ search }), PAUSE_IN_TYPING_MS);
    const onClick = ({ target }: MouseEvent) => {
      // Not for a box: rendering in the middle of its press would take the tick back.
      if (target instanceof Element && target.closest('a') !== null) change({ search });
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isTyping, search, change]);
  return { address, change, type };
}
