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

/** Which rows were shown for what was asked. */
interface Shown<Row> {
  readonly rows: readonly Row[];
  readonly asked: readonly unknown[];
  readonly exact: Uint32Array;
  /** Without a filter. */
  readonly sounding: Uint32Array;
  readonly alike: Uint32Array;
  readonly view: Uint32Array;
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
  // Typing never waits for the filter: the field shows the key at once, the rows follow.
  const search = useDeferredValue(state.search);
  // Those that only sound like it come after these are painted.
  const query = useDeferredValue(search);
  const filter = filters.find(({ key }) => key === state.filter) ?? null;

  const listens = isReady && query.trim() !== '';
  const kept = (places: Uint32Array) =>
    filter === null ? places : filterIndex.kept(filter, places);
  const find = (asked: readonly unknown[]): Shown<Row> => {
    const exact = kept(index.view(search, sort));
    const sounding = listens ? sounds.hits(query, index.found(query)) : NONE;
    const alike = kept(sounding);
    const view = withSounds ? joined(exact, index.sorted(alike, sort)) : exact;
    return { rows, asked, exact, sounding, alike, view };
  };
  const shown = useShown(
    rows,
    amendment,
    [columns, filter, search, sort, withSounds, listens, query],
    find,
  );
  const { exact, sounding, alike, view } = shown;

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
function useShown<Row>(
  rows: readonly Row[],
  amendment: Amendment<Row> | null,
  asked: readonly unknown[],
  find: (asked: readonly unknown[]) => Shown<Row>,
): Shown<Row> {
  const [kept, setKept] = useState<Shown<Row> | null>(null);
  let shown = kept;
  if (shown === null || asked.some((one, place) => one !== kept?.asked[place])) shown = find(asked);
  else if (shown.rows !== rows)
    shown = amendment?.from === shown.rows ? stayed(shown, amendment) : find(asked);
  if (shown !== kept) setKept(shown);
  return shown;
}

function stayed<Row>(shown: Shown<Row>, amendment: Amendment<Row>): Shown<Row> {
  const { asked, exact, sounding, alike, view } = shown;
  return {
    rows: amendment.to,
    asked,
    exact: moved(exact, amendment),
    sounding: moved(sounding, amendment),
    alike: moved(alike, amendment),
    view: moved(view, amendment),
  };
}

function joined(first: Uint32Array, then: Uint32Array): Uint32Array {
  if (then.length === 0) return first;
  const all = new Uint32Array(first.length + then.length);
  all.set(first);
  all.set(then, first.length);
  return all;
}
