import { useDeferredValue, useMemo, useState } from 'react';
import type { Amendment } from '../../domain/amendment';
import { moved } from './amendment';
import type { Column } from './Column';
import type { Filter } from './Filter';
import { useFilterIndex } from './useFilterIndex';
import { useRowIndex } from './useRowIndex';
import { useSoundIndex } from './useSoundIndex';
import type { TableState } from './useTableState';

interface TableRowsOptions<Row> {
  readonly rows: readonly Row[];
  /** How the rows came of those before them. */
  readonly amendment: Amendment<Row> | null;
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly Filter<Row>[];
  readonly nameOf: ((row: Row) => string) | undefined;
  readonly state: TableState;
}

/** What was found among which rows, for what was asked. */
interface Kept<Row, Found> {
  readonly rows: readonly Row[];
  readonly asked: readonly unknown[];
  readonly found: Found;
}

type Move = (places: Uint32Array) => Uint32Array;

const NO_COUNTS: readonly (number | null)[] = [];
const NONE = new Uint32Array();

/** Which rows search, filter and sort show, in their order: those that hold the search, then those that sound like it where asked. */
export function useTableRows<Row>({
  rows,
  amendment,
  columns,
  filters,
  nameOf,
  state,
}: TableRowsOptions<Row>) {
  const { sort, sounds: withSounds } = state;
  const index = useRowIndex(rows, columns, amendment);
  const { index: filterIndex, isPrepared } = useFilterIndex(rows, filters, amendment);
  const { index: sounds, isReady } = useSoundIndex(rows, nameOf, amendment);
  // A key and its rows come in one frame. While the search texts are still being made, the field shows the key at once, and the
  // rows follow.
  const deferred = useDeferredValue(state.search);
  const search = index.isPrepared ? state.search : deferred;
  // Those that only sound like it come after these are painted.
  const query = useDeferredValue(search);
  const filter = filters.find(({ key }) => key === state.filter) ?? null;

  const listens = isReady && query.trim() !== '';
  // Without a filter. A key waits for its own rows alone: those that sound like it are looked for by the query that follows.
  const sounding = useFound(
    rows,
    amendment,
    [columns, listens, query],
    () => (listens ? sounds.hits(query, index.found(query)) : NONE),
    (found, move) => move(found),
  );
  const kept = (places: Uint32Array) =>
    filter === null ? places : filterIndex.kept(filter, places);
  const { exact, alike, view } = useFound(
    rows,
    amendment,
    [columns, filter, search, sort, withSounds, listens, query],
    () => {
      const hits = kept(index.view(search, sort));
      const others = kept(sounding);
      return {
        exact: hits,
        alike: others,
        view: withSounds ? joined(hits, index.sorted(others, sort)) : hits,
      };
    },
    (found, move) => ({
      exact: move(found.exact),
      alike: move(found.alike),
      view: move(found.view),
    }),
  );

  const counted = useMemo(() => {
    const found = index.found(search);
    return withSounds ? joined(found, sounding) : found;
  }, [index, search, withSounds, sounding]);
  const counts = useMemo(
    () => (isPrepared ? filterIndex.counts(counted) : NO_COUNTS),
    [isPrepared, filterIndex, counted],
  );
  return {
    view,
    filter,
    counts,
    /** Without a filter. */
    all: counted.length,
    /** How many of the view hold the search. */
    exact: exact.length,
    /** How many rows of this filter only sound like it, shown or not. */
    alike: alike.length,
  };
}

/**
 * Finds the rows when a person asks for others. Where a few of the rows themselves are others meanwhile, all keep their places,
 * also one that the sort would put elsewhere now, or the filter leave out: nothing moves under a finger that asked for nothing
 * (decision 0030). A row that is no longer there goes.
 */
function useFound<Row, Found>(
  rows: readonly Row[],
  amendment: Amendment<Row> | null,
  asked: readonly unknown[],
  find: () => Found,
  stayed: (found: Found, move: Move) => Found,
): Found {
  const [kept, setKept] = useState<Kept<Row, Found> | null>(null);
  let now = kept;
  if (now === null || asked.some((one, place) => one !== kept?.asked[place]))
    now = { rows, asked, found: find() };
  else if (now.rows !== rows) {
    const stays = amendment?.from === now.rows;
    const found = stays ? stayed(now.found, (places) => moved(places, amendment)) : find();
    now = { rows, asked, found };
  }
  if (now !== kept) setKept(now);
  return now.found;
}

function joined(first: Uint32Array, then: Uint32Array): Uint32Array {
  if (then.length === 0) return first;
  const all = new Uint32Array(first.length + then.length);
  all.set(first);
  all.set(then, first.length);
  return all;
}
