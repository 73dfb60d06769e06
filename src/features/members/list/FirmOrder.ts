import { soundKey } from '../../../domain/soundKey';
import type { MemberId } from '../../../domain/member';
import type { FirmColumn, TableFirm } from '../../../ui/FirmTable/FirmColumn';
import { searchFor, searchTextOf } from './searchRows';
import { type Sort, sortRows } from './sortRows';
import { soundsLike, soundTextOf } from './soundsLike';

/** A subset of the rows that a person can show alone. */
export interface Filter<Row> {
  /** Its name in the address. */
  readonly key: string;
  readonly title: string;
  /** Tests a row; `null` while that cannot be decided yet. */
  readonly holds: ((row: Row) => boolean) | null;
  /** Why it shows a row, if that is not what its title says. */
  readonly reason?: (row: Row) => string;
  /** Listed in the More menu instead of beside the others. */
  readonly rare?: true;
}

/** What a person asks of a list, all but the page. */
export interface Query<Row> {
  readonly search: string;
  readonly showsSoundalikes: boolean;
  /** `null` shows all. */
  readonly filter: Filter<Row> | null;
  readonly sort: Sort | null;
}

/** The rows in which a search finds its words, and those whose name only sounds like it. */
interface Found<Row> {
  readonly exact: readonly Row[];
  readonly alike: readonly Row[];
}

/**
 * Finds, filters and sorts the rows of a list. It remembers by id in which order it showed them, so that nothing moves under a
 * finger when the answer comes again: until the next query, a firm that was shown keeps its place, also if it no longer
 * matches; a firm that newly matches stands in its sorted place. A row without an id, or with one that was there before, cannot
 * be recognised, and always stands in its sorted place.
 */
export class FirmOrder<Row extends TableFirm> {
  #rows: readonly Row[] = [];
  #columns: readonly FirmColumn<Row>[] = [];
  #texts: readonly string[] | null = null;
  #sounds: readonly string[] | null = null;
  readonly #soundKeys = new Map<string, string>();
  readonly #sorted = new Map<string, readonly Row[]>();
  #search: (Found<Row> & { readonly query: string }) | null = null;
  #shown: (Found<Row> & { readonly query: string; readonly filter: Filter<Row> | null }) | null =
    null;
  /** The rows or columns have changed since. */
  #isOld = false;

  /** The rows and columns of the next calls: memoized by the caller, since others get new texts. */
  use(rows: readonly Row[], columns: readonly FirmColumn<Row>[]): void {
    if (rows === this.#rows && columns === this.#columns) return;
    this.#rows = rows;
    this.#columns = columns;
    this.#texts = null;
    this.#sounds = null;
    this.#search = null;
    this.#isOld = true;
    this.#sorted.clear();
  }

  /** The rows that match a search now, in the order of the answer. */
  find(query: string): Found<Row> {
    if (query.trim() === '') return { exact: this.#rows, alike: [] };
    if (this.#search?.query === query) return this.#search;
    const holds = searchFor(query);
    const isLike = soundsLike(query);
    const texts = this.searchTexts();
    const sounds = isLike === null ? [] : this.soundTexts();
    const found = { query, exact: [] as Row[], alike: [] as Row[] };
    this.#rows.forEach((row, at) => {
      if (holds(texts[at] ?? '')) found.exact.push(row);
      else if (isLike?.(sounds[at] ?? '') === true) found.alike.push(row);
    });
    this.#search = found;
    return found;
  }

  /** The rows of a query in the order to be shown. */
  show({ search, showsSoundalikes, filter, sort }: Query<Row>): Found<Row> {
    const query = JSON.stringify([search, showsSoundalikes, filter?.key, sort]);
    const before = this.#shown?.query === query ? this.#shown : null;
    if (before !== null && before.filter === filter && !this.#isOld) return before;
    const found = this.find(search);
    const passes = (row: Row) => filter === null || filter.holds?.(row) === true;
    const matching =
      filter === null
        ? found
        : { exact: found.exact.filter(passes), alike: found.alike.filter(passes) };
    const shown =
      before === null
        ? { exact: this.#inOrder(matching.exact, sort), alike: this.#inOrder(matching.alike, sort) }
        : this.#inPlace(showsSoundalikes ? before : { ...before, alike: [] }, matching, sort);
    this.#shown = { query, filter, ...shown };
    this.#isOld = false;
    return shown;
  }

  /** Sorts all rows by a column, ascending, once for each answer. */
  sortedBy(column: string): readonly Row[] {
    const sorted = this.#sorted.get(column) ?? sortRows(this.#rows, this.#columns, column);
    this.#sorted.set(column, sorted);
    return sorted;
  }

  searchTexts(): readonly string[] {
    this.#texts ??= this.#rows.map((row) => searchTextOf(row, this.#columns));
    return this.#texts;
  }

  soundTexts(): readonly string[] {
    this.#sounds ??= this.#rows.map((row) => soundTextOf(row.name, (word) => this.#soundOf(word)));
    return this.#sounds;
  }

  #soundOf(word: string): string {
    const sound = this.#soundKeys.get(word) ?? soundKey(word);
    this.#soundKeys.set(word, sound);
    return sound;
  }

  #inOrder(some: readonly Row[], sort: Sort | null): readonly Row[] {
    if (sort === null || some.length === 0) return some;
    const sorted = sort.descending
      ? this.sortedBy(sort.column).toReversed()
      : this.sortedBy(sort.column);
    if (some.length === this.#rows.length) return sorted;
    const isFound = new Set(some);
    return sorted.filter((row) => isFound.has(row));
  }

  /** The rows now of those that were shown, in the same order, with the new ones in their sorted places. */
  #inPlace(shown: Found<Row>, matching: Found<Row>, sort: Sort | null): Found<Row> {
    const now = new Map<MemberId, Row>();
    // Of two rows with one id, the one that matches.
    for (const row of [...matching.exact, ...matching.alike, ...this.#rows])
      if (row.id !== null && !now.has(row.id)) now.set(row.id, row);
    const kept = new Set<Row>();
    const keep = (rows: readonly Row[]) =>
      rows.flatMap((row) => {
        const again = row.id === null ? undefined : now.get(row.id);
        if (again === undefined || kept.has(again)) return [];
        kept.add(again);
        return again;
      });
    const exact = keep(shown.exact);
    const alike = keep(shown.alike);
    const withNew = (old: readonly Row[], rows: readonly Row[]) =>
      rows.every((row) => kept.has(row)) ? old : merged(old, this.#inOrder(rows, sort), kept);
    return { exact: withNew(exact, matching.exact), alike: withNew(alike, matching.alike) };
  }
}

/** `old` in its order, and each row that is not kept before the row that follows it in `sorted`. */
function merged<Row>(
  old: readonly Row[],
  sorted: readonly Row[],
  kept: ReadonlySet<Row>,
): readonly Row[] {
  if (old.length === 0) return sorted.filter((row) => !kept.has(row));
  const isOld = new Set(old);
  const before = new Map<Row, readonly Row[]>();
  let added: Row[] = [];
  for (const row of sorted)
    if (isOld.has(row)) {
      if (added.length > 0) before.set(row, added);
      added = [];
    } else if (!kept.has(row)) added.push(row);
  return [...old.flatMap((row) => [...(before.get(row) ?? []), row]), ...added];
}
