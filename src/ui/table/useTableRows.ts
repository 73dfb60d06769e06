import { useDeferredValue, useMemo } from 'react';
import type { Column } from './Column';
import type { Filter } from './Filter';
import { useFilterIndex } from './useFilterIndex';
import { useRowIndex } from './useRowIndex';
import { useSoundHits } from './useSoundHits';
import type { TableState } from './useTableState';

interface TableRowsOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly Filter<Row>[];
  readonly nameOf: ((row: Row) => string) | undefined;
  readonly state: TableState;
}

const NO_COUNTS: readonly (number | null)[] = [];

/** Which rows search, filter and sort show, in their order: those that hold the search, then those that sound like it where asked. */
export function useTableRows<Row>({
  rows,
  columns,
  filters,
  nameOf,
  state,
}: TableRowsOptions<Row>) {
  const { sort } = state;
  const index = useRowIndex(rows, columns);
  const { index: filterIndex, isPrepared } = useFilterIndex(rows, filters);
  // Typing never waits for the filter: the field shows the key at once, the rows follow.
  const search = useDeferredValue(state.search);
  const found = useMemo(() => index.view(search, sort), [index, search, sort]);
  const sounding = useSoundHits(rows, nameOf, index, search);

  const filter = filters.find(({ key }) => key === state.filter) ?? null;
  const exact = useMemo(
    () => (filter === null ? found : filterIndex.kept(filter, found)),
    [filter, found, filterIndex],
  );
  const alike = useMemo(
    () => (filter === null ? sounding : filterIndex.kept(filter, sounding)),
    [filter, sounding, filterIndex],
  );
  const view = useMemo(
    () => (state.sounds ? joined(exact, index.sorted(alike, sort)) : exact),
    [state.sounds, exact, alike, index, sort],
  );
  const counted = useMemo(
    () => (state.sounds ? joined(found, sounding) : found),
    [state.sounds, found, sounding],
  );
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

function joined(first: Uint32Array, then: Uint32Array): Uint32Array {
  if (then.length === 0) return first;
  const all = new Uint32Array(first.length + then.length);
  all.set(first);
  all.set(then, first.length);
  return all;
}
