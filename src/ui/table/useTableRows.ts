import { useDeferredValue, useMemo } from 'react';
import { oncePer } from '../../domain/oncePer';
import { soundKey } from '../../domain/soundKey';
import type { Column } from './Column';
import type { Filter } from './Filter';
import { searchFor, searchTextOf } from './searchRows';
import { sortRows } from './sortRows';
import { heard, soundsLike } from './soundsLike';
import type { TableState } from './useTableState';

interface TableRowsOptions<Row> {
  readonly rows: readonly Row[];
  /** The rows when the person asked last. */
  readonly askedOf: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly recordOf: (row: Row) => number | null;
  readonly filters: readonly Filter<Row>[];
  readonly nameOf: ((row: Row) => string) | undefined;
  readonly state: TableState;
}

/**
 * Which rows search, filter and sort show, in their order: those that hold the search, then those that sound like it where asked.
 * A key shows in the field at once; the rows follow when React has time for them.
 *
 * A row is found, and has its place, by what it said when the person asked last: nothing moves under a finger that asked for nothing
 * (decision 0030). The counts are of what the rows say now.
 */
export function useTableRows<Row extends object>(options: TableRowsOptions<Row>) {
  const { rows, askedOf, columns, recordOf, filters, state } = options;
  const { sort, sounds: withSounds } = state;
  const search = useDeferredValue(state.search);
  const filter = filters.find(({ key }) => key === state.filter) ?? null;
  const { isHit, isAlike, prepare } = useSearch(search, options);

  const asAsked = useMemo(() => rowsAsAsked(rows, askedOf, recordOf), [rows, askedOf, recordOf]);
  const sortedBy = useMemo(
    () =>
      oncePer(new Map<string, readonly Row[]>(), (key) => sortRows(rows, columns, key, asAsked)),
    [rows, columns, asAsked],
  );
  const { exact, alike } = useMemo(() => {
    const ascending = sort === null ? rows : sortedBy(sort.column);
    const ordered = sort?.descending === true ? ascending.toReversed() : ascending;
    const shown =
      filter === null ? ordered : ordered.filter((row) => filter.holds?.(asAsked(row)) === true);
    return {
      exact: shown.filter((row) => isHit(asAsked(row))),
      alike: shown.filter((row) => isAlike(asAsked(row))),
    };
  }, [rows, sortedBy, sort, filter, isHit, isAlike, asAsked]);
  const view = useMemo(
    () => (withSounds ? [...exact, ...alike] : exact),
    [withSounds, exact, alike],
  );

  const counted = useMemo(
    () => rows.filter((row) => isHit(row) || (withSounds && isAlike(row))),
    [rows, isHit, isAlike, withSounds],
  );
  const counts = useMemo(
    () =>
      filters.map(({ holds }) =>
        holds === null ? null : counted.reduce((count, row) => count + Number(holds(row)), 0),
      ),
    [filters, counted],
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
    /** Makes the texts of the rows, before somebody types the first key. */
    prepare,
  };
}

/** Which rows hold the search, and which only sound like it. */
function useSearch<Row extends object>(
  search: string,
  { rows, columns, nameOf }: TableRowsOptions<Row>,
) {
  const textOf = useMemo(
    () => oncePer(new WeakMap<Row, string>(), (row) => searchTextOf(row, columns)),
    [columns],
  );
  const heardOf = useMemo(() => {
    const keyOf = oncePer(new Map<string, string>(), soundKey);
    return oncePer(new WeakMap<Row, ReturnType<typeof heard>>(), (row) =>
      heard(nameOf?.(row) ?? '', keyOf),
    );
  }, [nameOf]);
  const tests = useMemo(() => {
    const isAsked = search.trim() !== '';
    const holds = searchFor(search);
    const sounds = nameOf === undefined ? null : soundsLike(search);
    const isHit = (row: Row) => !isAsked || holds(textOf(row));
    const isAlike = (row: Row) => sounds !== null && sounds(heardOf(row)) && !isHit(row);
    return { isHit, isAlike };
  }, [search, nameOf, textOf, heardOf]);
  const prepare = () => {
    // Each in a task of its own, after what is to be painted.
    setTimeout(() => rows.forEach(textOf));
    setTimeout(() => rows.forEach(heardOf));
  };
  return { ...tests, prepare };
}

/** For each row the one that was its record before; itself where there was none. */
function rowsAsAsked<Row>(
  rows: readonly Row[],
  before: readonly Row[],
  recordOf: (row: Row) => number | null,
): (row: Row) => Row {
  if (rows === before) return (row) => row;
  const byRecord = new Map(before.map((row) => [recordOf(row), row]));
  byRecord.delete(null);
  return (row) => byRecord.get(recordOf(row)) ?? row;
}
