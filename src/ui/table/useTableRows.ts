import { useDeferredValue, useMemo, useState } from 'react';
import type { Amendment } from '../../domain/amendment';
import { moved } from './amendment';
import type { Column } from './Column';
import type { Filter } from './Filter';
import { keep } from './keep';
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

/** Which rows were found among which, for what was asked. */
interface Found<Row> {
  readonly rows: readonly Row[];
  readonly asked: readonly unknown[];
  readonly places: Uint32Array;
}

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
  const filter = filters.find(({ key }) => key === state.filter) ?? null;
  const kept = (places: Uint32Array) =>
    filter === null ? places : filterIndex.kept(filter, places);
  const exact = useFound(rows, amendment, [columns, filter, search, sort], () =>
    kept(index.view(search, sort)),
  );

  // Those that only sound like it come after these are painted, unless they stand among them.
  const later = useDeferredValue(search);
  const query = withSounds ? search : later;
  const listens = isReady && query.trim() !== '';
  const sounding = useFound(rows, amendment, [columns, listens, query], () =>
    listens ? sounds.hits(query) : NONE,
  );
  const alike = useFound(
    rows,
    amendment,
    [columns, filter, search, sort, listens, query, withSounds],
    () => {
      const others = kept(without(sounding, rows.length, index.found(search), exact));
      return withSounds ? index.sorted(others, sort) : others;
    },
  );
  const view = useMemo(
    () => (withSounds ? joined(exact, alike) : exact),
    [withSounds, exact, alike],
  );

  const counted = useMemo(() => {
    const found = index.found(search);
    return withSounds ? joined(found, without(sounding, rows.length, found)) : found;
  }, [index, search, withSounds, sounding, rows.length]);
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
function useFound<Row>(
  rows: readonly Row[],
  amendment: Amendment<Row> | null,
  asked: readonly unknown[],
  find: () => Uint32Array,
): Uint32Array {
  const [kept, setKept] = useState<Found<Row> | null>(null);
  let found = kept;
  if (found === null || asked.some((one, place) => one !== kept?.asked[place]))
    found = { rows, asked, places: find() };
  else if (found.rows !== rows) {
    const stays = amendment?.from === found.rows;
    found = { rows, asked, places: stays ? moved(found.places, amendment) : find() };
  }
  if (found !== kept) setKept(found);
  return found.places;
}

/** Those of the places, of so many rows, that stand in none of the others. */
function without(places: Uint32Array, count: number, ...others: readonly Uint32Array[]) {
  if (places.length === 0) return places;
  const isOther = new Uint8Array(count);
  for (const other of others) for (const place of other) isOther[place] = 1;
  return keep(places, (place) => isOther[place] === 0);
}

function joined(first: Uint32Array, then: Uint32Array): Uint32Array {
  if (then.length === 0) return first;
  const all = new Uint32Array(first.length + then.length);
  all.set(first);
  all.set(then, first.length);
  return all;
}
