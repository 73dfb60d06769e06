import { foldText, holderOf } from '../../domain/foldText';
import { soundKey, wordsOf } from '../../domain/soundKey';
import type { Amendment } from '../../domain/amendment';
import { placeBefore } from './amendment';
import { keep } from './keep';

/** Rows per slice of idle work: a few milliseconds on an office computer, also where every word is another. */
const SLICE = 500;

/**
 * Finds the rows of one answer that sound like a query, in either script. The key of a word is made once, however many rows have it, and
 * a row keeps the numbers of its keys alone. Positions are indexes into the rows as they came.
 */
export class SoundIndex<Row> {
  readonly #rows: readonly Row[];
  readonly #textOf: (row: Row) => string;
  /** Every key of the answer, once. */
  #keys: string[] = [];
  /** The keys of all rows, one row after the other, as positions in `#keys`. */
  #heard: Uint16Array | Uint32Array = new Uint32Array(1024);
  /** Where those of a row begin; they end where the next row's begin. */
  #starts: Uint32Array;
  /** Let go at the end: a generator that is done would still hold all that it needed on the way. */
  #work: Generator<undefined> | null = this.#listen();

  constructor(rows: readonly Row[], textOf: (row: Row) => string) {
    this.#rows = rows;
    this.#textOf = textOf;
    this.#starts = new Uint32Array(rows.length + 1);
  }

  /** The index of these rows: itself, or with all that was heard, where only a few went and the others sound as they did. */
  for(
    rows: readonly Row[],
    textOf: (row: Row) => string,
    amendment: Amendment<Row> | null,
  ): SoundIndex<Row> {
    if (rows === this.#rows && textOf === this.#textOf) return this;
    const next = new SoundIndex(rows, textOf);
    const isAmended =
      this.#work === null &&
      amendment?.from === this.#rows &&
      amendment.to === rows &&
      textOf === this.#textOf;
    if (isAmended && amendment.changed.every((place) => this.#soundsAs(next, place, amendment)))
      next.#take(this, amendment);
    return next;
  }

  #soundsAs(next: SoundIndex<Row>, place: number, amendment: Amendment<Row>): boolean {
    const [before, now] = [this.#rows[placeBefore(place, amendment)], next.#rows[place]];
    if (before === undefined || now === undefined) return false;
    return this.#textOf(before) === this.#textOf(now);
  }

  #take(before: SoundIndex<Row>, { gone }: Amendment<Row>): void {
    this.#work = null;
    this.#keys = before.#keys;
    let [heard, starts] = [before.#heard, before.#starts];
    for (const place of gone.toReversed()) {
      const [begin = 0, end = 0] = [starts[place], starts[place + 1]];
      heard = heard
        .slice()
        .copyWithin(begin, end)
        .subarray(0, heard.length - (end - begin));
      starts = starts
        .map((start, at) => (at > place ? start - (end - begin) : start))
        .copyWithin(place, place + 1)
        .subarray(0, starts.length - 1);
    }
    [this.#heard, this.#starts] = [heard, starts];
  }

  /** Listens to one more slice of the rows; false when nothing is left. */
  prepareSlice(): boolean {
    if (this.#work?.next().done !== false) this.#work = null;
    return this.#work !== null;
  }

  get isPrepared(): boolean {
    return this.#work === null;
  }

  /**
   * The positions of the rows that have a word for each word of the query: one of its sound, or, for a word that has no key, the word
   * itself somewhere in their text. The last word is still being typed: the beginning of a sound is enough.
   * In the order of the answer; none where no word of the query has a key.
   */
  hits(query: string): Uint32Array {
    const words = query.split(/\s+/).flatMap(wordsIn);
    const keys = words.map(soundKey);
    if (!keys.some(Boolean)) return new Uint32Array();
    while (this.prepareSlice());
    const sounds = keys.flatMap((key, index) =>
      key === '' ? [] : [this.#meeting(key, index === keys.length - 1)],
    );
    const found: number[] = [];
    for (let position = 0; position < this.#rows.length; position++)
      if (sounds.every((isMet) => this.#hears(position, isMet))) found.push(position);
    let hits: Uint32Array = Uint32Array.from(found);
    // Last, since it has to read the texts: by now most rows are out.
    words.forEach((word, index) => {
      if (keys[index] === '') hits = this.#holding(word, hits);
    });
    return hits;
  }

  /** Which of all keys are the one of a word, or begin with it. */
  #meeting(key: string, mayGoOn: boolean): Uint8Array {
    const isMet = new Uint8Array(this.#keys.length);
    this.#keys.forEach((heard, number) => {
      if (mayGoOn ? heard.startsWith(key) : heard === key) isMet[number] = 1;
    });
    return isMet;
  }

  #hears(position: number, isMet: Uint8Array): boolean {
    const end = this.#starts[position + 1] ?? 0;
    for (let at = this.#starts[position] ?? 0; at < end; at++)
      if (isMet[this.#heard[at] ?? 0] === 1) return true;
    return false;
  }

  #holding(word: string, candidates: Uint32Array): Uint32Array {
    const isHeldBy = holderOf(foldText(word));
    return keep(candidates, (position) => {
      const row = this.#rows[position];
      return row !== undefined && isHeldBy(foldText(this.#textOf(row)));
    });
  }

  /** What it knows of each word is gone when it ends. */
  *#listen(): Generator<undefined> {
    const numberOfKey = new Map<string, number>();
    const numberOfWord = new Map<string, number | null>();
    let size = 0;
    for (const [position, row] of this.#rows.entries()) {
      for (const word of wordsOf(this.#textOf(row))) {
        let number = numberOfWord.get(word);
        if (number === undefined) {
          number = this.#numberOf(soundKey(word), numberOfKey);
          numberOfWord.set(word, number);
        }
        if (number === null) continue;
        if (size === this.#heard.length) this.#heard = grown(this.#heard);
        this.#heard[size++] = number;
      }
      this.#starts[position + 1] = size;
      if (position % SLICE === SLICE - 1) yield;
    }
    // Where two bytes tell all keys apart, they take half the memory.
    const Numbers = this.#keys.length > 0x10000 ? Uint32Array : Uint16Array;
    this.#heard = new Numbers(this.#heard.subarray(0, size));
  }

  #numberOf(key: string, numberOfKey: Map<string, number>): number | null {
    if (key === '') return null;
    const known = numberOfKey.get(key);
    if (known !== undefined) return known;
    numberOfKey.set(key, this.#keys.length);
    return this.#keys.push(key) - 1;
  }
}

/** The words of a piece of a query; a sign that stands alone, such as &, is looked for as it is. */
function wordsIn(piece: string): readonly string[] {
  const words = wordsOf(piece);
  return words.length === 0 && piece !== '' ? [piece] : words;
}

function grown(numbers: ArrayLike<number>): Uint32Array {
  const copy = new Uint32Array(2 * numbers.length);
  copy.set(numbers);
  return copy;
}
