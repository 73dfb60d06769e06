import { foldLetters, foldText, holderOf } from '../../domain/foldText';
import {
  REGISTRATION_MOBILE_DIGITS,
  withoutCountryPrefix,
  withoutSeparators,
} from '../../domain/phone';
import type { Amendment } from '../../domain/amendment';
import { amendedTexts, moved } from './amendment';
import type { Column } from './Column';
import { keep } from './keep';

export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

/** Rows per slice of idle work: a few milliseconds on an office computer. */
const SLICE = 2_000;

/** One collator for every table: making one costs as much as comparing thousands of texts. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Finds and orders the rows of one answer. Each row's search text and each column's order is made once and kept, so
 * that a list of 100,000 rows answers a key within a frame. Positions are indexes into the rows as they came.
 */
export class RowIndex<Row> {
  readonly #rows: readonly Row[];
  readonly #columns: readonly Column<Row>[];
  #texts: string[] = [];
  readonly #orders = new Map<string, Uint32Array>();
  /** Every row, in the order of the answer. */
  readonly #asAnswered: Uint32Array;
  #lastSearch: { query: string; hits: Uint32Array } | null = null;

  constructor(rows: readonly Row[], columns: readonly Column<Row>[], before?: Uint32Array) {
    this.#rows = rows;
    this.#columns = columns;
    this.#asAnswered = before?.length === rows.length ? before : places(rows.length);
  }

  /** The index of these rows: itself, or with all that is known of those that are the same, where only a few are others. */
  for(
    rows: readonly Row[],
    columns: readonly Column<Row>[],
    amendment: Amendment<Row> | null,
  ): RowIndex<Row> {
    if (rows === this.#rows && columns === this.#columns) return this;
    const next = new RowIndex(rows, columns, this.#asAnswered);
    if (amendment?.from === this.#rows && amendment.to === rows && columns === this.#columns)
      next.#take(this, amendment);
    return next;
  }

  #take(before: RowIndex<Row>, amendment: Amendment<Row>): void {
    const { changed } = amendment;
    this.#texts = amendedTexts(before.#texts, amendment, (position) => this.#textAt(position));
    for (const [key, order] of before.#orders)
      this.#orders.set(
        key,
        replaced(moved(order, amendment), amendment, changed, (one, other) =>
          this.#compare(key, one, other),
        ),
      );
    if (before.#lastSearch === null) return;
    const { query, hits } = before.#lastSearch;
    const holders = query.split(' ').map(holderOf);
    const found = changed.filter((position) =>
      holders.every((isHeldBy) => isHeldBy(this.#texts[position] ?? '')),
    );
    this.#lastSearch = {
      query,
      hits: replaced(moved(hits, amendment), amendment, found, (one, other) => one - other),
    };
  }

  #compare(key: string, one: number, other: number): number {
    const column = this.#columns.find((candidate) => candidate.key === key);
    const [a, b] = [this.#rows[one], this.#rows[other]];
    if (column === undefined || a === undefined || b === undefined) return one - other;
    const text = column.order ?? column.text;
    return compareTexts(text(a), text(b)) || one - other;
  }

  /** Prepares one more slice of search texts; false when nothing is left to prepare. */
  prepareSlice(): boolean {
    this.#prepareUpTo(this.#texts.length + SLICE);
    return !this.isPrepared;
  }

  /** Whether a search is the work of a few milliseconds by now. */
  get isPrepared(): boolean {
    return this.#texts.length === this.#rows.length;
  }

  /**
   * The positions of the rows that hold every word of the query in some shown column, sorted as asked; of several whole mobile
   * numbers any of them, since no firm has two.
   */
  view(query: string, sort: Sort | null): Uint32Array {
    return this.sorted(this.found(query), sort);
  }

  /** The same rows, in the order of the answer; not to be written into. */
  found(query: string): Uint32Array {
    const asked = foldText(query);
    const words = asked.split(' ').filter(Boolean);
    if (isNumbers(words)) return this.#holdingAny(words);
    const found = words.length === 0 ? this.#asAnswered : this.#search(words);
    return this.#withNumber(asked, found);
  }

  /** These rows, given in the order of the answer, sorted as asked. */
  sorted(positions: Uint32Array, sort: Sort | null): Uint32Array {
    const view = sort === null ? positions.slice() : inOrder(this.#order(sort.column), positions);
    return sort?.descending === true ? view.toReversed() : view;
  }

  #prepareUpTo(end: number): void {
    const stop = Math.min(end, this.#rows.length);
    for (let position = this.#texts.length; position < stop; position++)
      this.#texts.push(this.#textAt(position));
  }

  #textAt(position: number): string {
    const row = this.#rows[position];
    if (row === undefined) return '';
    let text = '';
    // A line break between cells: no word of a query can match across two of them.
    for (const column of this.#columns) text += `${searched(column.text(row), column)}\n`;
    return foldLetters(text);
  }

  #search(words: readonly string[]): Uint32Array {
    const query = words.join(' ');
    const last = this.#lastSearch;
    if (last?.query === query) return last.hits;
    this.#prepareUpTo(this.#rows.length);
    // A longer query can only narrow the hits of the one it continues.
    let hits = last !== null && query.startsWith(last.query) ? last.hits : this.#asAnswered;
    for (const word of words) hits = this.#holding(word, hits);
    this.#lastSearch = { query, hits };
    return hits;
  }

  /** The hits, and the rows that hold the whole number which the query writes with a prefix or signs. */
  #withNumber(query: string, hits: Uint32Array): Uint32Array {
    const number = plainNumber(query);
    if (number.length !== REGISTRATION_MOBILE_DIGITS || number === query) return hits;
    const found = new Uint8Array(this.#rows.length);
    for (const positions of [hits, this.#holding(number, this.#asAnswered)])
      for (const position of positions) found[position] = 1;
    return keep(this.#asAnswered, (position) => found[position] === 1);
  }

  #holdingAny(numbers: readonly string[]): Uint32Array {
    this.#prepareUpTo(this.#rows.length);
    const texts = this.#texts;
    return keep(this.#asAnswered, (position) =>
      numbers.some((number) => texts[position]?.includes(number) === true),
    );
  }

  #holding(word: string, candidates: Uint32Array): Uint32Array {
    const texts = this.#texts;
    const isHeldBy = holderOf(word);
    return keep(candidates, (position) => isHeldBy(texts[position] ?? ''));
  }

  /** All positions by one column, ascending: each distinct text is compared once, blanks stand last. */
  #order(key: string): Uint32Array {
    const known = this.#orders.get(key);
    if (known !== undefined) return known;
    const column = this.#columns.find((candidate) => candidate.key === key);
    const order = this.#asAnswered.slice();
    if (column !== undefined) {
      // Of the two encodings of one text neither comes first.
      const texts = this.#rows.map((row) => (column.order ?? column.text)(row).normalize());
      const distinct = [...new Set(texts)].sort(compareTexts);
      const rankOf = new Map(distinct.map((text, rank) => [text, rank]));
      const ranks = Uint32Array.from(texts, (text) => rankOf.get(text) ?? 0);
      order.sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
    }
    this.#orders.set(key, order);
    return order;
  }
}

const WHOLE_NUMBER = /^\d{10,15}$/;

function isNumbers(words: readonly string[]): boolean {
  return words.length > 1 && words.every((word) => WHOLE_NUMBER.test(word));
}

const PLAIN_DIGITS = /^\d*$/;

/** What a search looks at in a cell: of a number that is written with a prefix or signs, the plain one too. */
function searched<Row>(text: string, { phone }: Column<Row>): string {
  return phone !== true || PLAIN_DIGITS.test(text)
    ? text
    : `${text}\n${plainNumber(foldText(text))}`;
}

/** The digits of a number without the prefix of the country; empty for what is no number. */
function plainNumber(text: string): string {
  return withoutCountryPrefix(withoutSeparators(text) ?? '');
}

function compareTexts(a: string, b: string): number {
  if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1;
  return collator.compare(a, b);
}

/** The hits in the given order of all rows. */
function inOrder(order: Uint32Array, hits: Uint32Array): Uint32Array {
  if (hits.length === order.length) return order.slice();
  const isHit = new Uint8Array(order.length);
  for (const position of hits) isHit[position] = 1;
  return keep(order, (position) => isHit[position] === 1);
}

/** Without the changed positions, and with these few put in, each where the order wants it. */
function replaced(
  order: Uint32Array,
  { changed }: Amendment<unknown>,
  few: readonly number[],
  compare: (one: number, other: number) => number,
): Uint32Array {
  const all = new Uint32Array(order.length + few.length);
  all.set(order);
  let size = order.length;
  for (const position of changed) {
    const at = all.subarray(0, size).indexOf(position);
    if (at === -1) continue;
    all.copyWithin(at, at + 1, size);
    size--;
  }
  for (const position of few) {
    let [low, high] = [0, size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(all[middle] ?? 0, position) < 0) low = middle + 1;
      else high = middle;
    }
    all.copyWithin(low + 1, low, size);
    all[low] = position;
    size++;
  }
  return all.subarray(0, size);
}

function places(count: number): Uint32Array {
  const all = new Uint32Array(count);
  for (let place = 0; place < count; place++) all[place] = place;
  return all;
}
