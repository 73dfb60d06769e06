import { useDeferredValue, useMemo } from 'react';
import { oncePer } from '../../domain/oncePer';
import { soundKey } from '../../domain/soundKey';
import type { Column } from './Column';
import type { Filter } from './Filter';
import { searchFor, searchTextOf } from './searchRows';
import { sortRows } from './sortRows';
import { type Heard, heard, soundsLike } from './soundsLike';
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
  const filter = filters.find(({ key }) => key === state.filter) ?? null;
  const asAsked = useMemo(() => rowsAsAsked(rows, askedOf, recordOf), [rows, askedOf, recordOf]);
  const { found, foundNow, prepare } = useSearch(asAsked, options);

  const sortedBy = useMemo(
    () =>
      oncePer(new Map<string, readonly Row[]>(), (key) => sortRows(rows, columns, key, asAsked)),
    [rows, columns, asAsked],
  );
  const { exact, alike } = useMemo(() => {
    const inOrder = (some: readonly Row[]) => {
      const shown =
        filter === null ? some : some.filter((row) => filter.holds?.(asAsked(row)) === true);
      if (sort === null) return shown;
      const isShown = new Set(shown);
      const sorted = sortedBy(sort.column).filter((row) => isShown.has(row));
      return sort.descending ? sorted.toReversed() : sorted;
    };
    return { exact: inOrder(found.exact), alike: inOrder(found.alike) };
  }, [found, sortedBy, sort, filter, asAsked]);
  const view = useMemo(
    () => (withSounds ? [...exact, ...alike] : exact),
    [withSounds, exact, alike],
  );

  const { counts, all } = useMemo(() => {
    const counted = withSounds ? [...foundNow.exact, ...foundNow.alike] : foundNow.exact;
    const countOf = (holds: (row: Row) => boolean) =>
      counted.reduce((count, row) => (holds(row) ? count + 1 : count), 0);
    return {
      counts: filters.map(({ holds }) => (holds === null ? null : countOf(holds))),
      all: counted.length,
    };
  }, [filters, foundNow, withSounds]);
  return {
    view,
    filter,
    counts,
    /** Without a filter. */
    all,
    /** How many of the view hold the search. */
    exact: exact.length,
    /** How many rows of this filter only sound like it, shown or not. */
    alike: alike.length,
    /** Makes the texts of the rows, before somebody types the first key. */
    prepare,
  };
}

/** Which rows hold the search, and which only sound like it: by what they said when it was asked for, and by what they say now. */
function useSearch<Row extends object>(
  asAsked: (row: Row) => Row,
  { rows, askedOf, columns, nameOf, state }: TableRowsOptions<Row>,
) {
  const search = useDeferredValue(state.search);
  const textOf = useMemo(
    () => oncePer(new WeakMap<Row, string>(), (row) => searchTextOf(row, columns)),
    [columns],
  );
  const heardOf = useMemo(() => {
    const keyOf = oncePer(new Map<string, string>(), soundKey);
    return oncePer(new WeakMap<Row, Heard>(), (row) => heard(nameOf?.(row) ?? '', keyOf));
  }, [nameOf]);
  const find = useMemo(() => {
    // Looked up once for an answer: a key has no time for it.
    const texts = oncePer(new Map<typeof asAsked, readonly string[]>(), (said) =>
      rows.map((row) => textOf(said(row))),
    );
    const names = oncePer(new Map<typeof asAsked, readonly Heard[]>(), (said) =>
      rows.map((row) => heardOf(said(row))),
    );
    return (query: string, said: typeof asAsked) => {
      if (query.trim() === '') return { exact: rows, alike: [] };
      const holds = searchFor(query);
      const isHit = texts(said).map(holds);
      const sounds = nameOf === undefined ? null : soundsLike(query);
      const isAlike = sounds === null ? [] : names(said).map(sounds);
      return {
        exact: rows.filter((_, at) => isHit[at]),
        alike: rows.filter((_, at) => isAlike[at] === true && isHit[at] === false),
      };
    };
  }, [rows, textOf, heardOf, nameOf]);
  const found = useMemo(() => find(search, asAsked), [find, search, asAsked]);
  const foundNow = useMemo(
    () => (rows === askedOf ? found : find(search, itself)),
    [rows, askedOf, found, find, search],
  );
  const prepare = () => {
    // Each in a task of its own, after what is to be painted.
    setTimeout(() => rows.forEach(textOf));
    setTimeout(() => rows.forEach(heardOf));
  };
  return { found, foundNow, prepare };
}

const itself = <Row>(row: Row): Row => row;

/** For each row the one that was its record before; itself where there was none. */
function rowsAsAsked<Row>(
  rows: readonly Row[],
  before: readonly Row[],
  recordOf: (row: Row) => number | null,
): (row: Row) => Row {
  if (rows === before) return itself;
  const byRecord = new Map<number | null, Row>();
  for (const row of before) byRecord.set(recordOf(row), row);
  byRecord.delete(null);
  return (row) => byRecord.get(recordOf(row)) ?? row;
}
