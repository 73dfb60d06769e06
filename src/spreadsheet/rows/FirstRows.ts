const GONE = -1;

/**
 * For each value the first row that has it. A Map would keep 100,000 strings, twice the file, and hash each new one for longer
 * than it takes to cut it; here a value is kept as 64 bits of hash. Two values of one file would be taken for the same once in a
 * billion files.
 */
export class FirstRows {
  /** Row + 1; 0 is a free slot, -1 one whose row went away. At least half of them are free. */
  #slots: Int32Array;
  readonly #mask: number;
  #used = 0;
  /** Of each row that is a first one the two halves of its hash. */
  readonly #highs: Int32Array;
  readonly #lows: Int32Array;
  /** The halves of the hash of the value asked for; in fields of their own, such numbers would be allocated anew each time. */
  readonly #asked = new Int32Array(2);

  /** @param rows how many there may be */
  constructor(rows: number) {
    this.#slots = new Int32Array(4 << Math.ceil(Math.log2(rows + 1)));
    this.#mask = this.#slots.length - 1;
    this.#highs = new Int32Array(rows);
    this.#lows = new Int32Array(rows);
  }

  /** The row that has this value, `null` for none. */
  get(value: string): number | null {
    this.#hash(value);
    const found = this.#slots[this.#find()] ?? 0;
    return found > 0 ? found - 1 : null;
  }

  /** The row that has this value already; null if there was none, and then `row` is the first. */
  put(value: string, row: number): number | null {
    if (this.#used * 2 > this.#mask) this.#clearAway();
    this.#hash(value);
    const slot = this.#find();
    const found = this.#slots[slot] ?? 0;
    if (found > 0) return found - 1;
    if (found === 0) this.#used += 1;
    this.#fill(slot, row);
    return null;
  }

  /** If `row` is the first with this value, `next` becomes it, or nobody. */
  replace(value: string, row: number, next: number | null): void {
    this.#hash(value);
    const slot = this.#find();
    if (this.#slots[slot] !== row + 1) return;
    if (next === null) this.#slots[slot] = GONE;
    else this.#fill(slot, next);
  }

  #hash(value: string): void {
    let high = 0;
    let low = 0x1b873593;
    for (let at = 0; at < value.length; at += 1) {
      const code = value.charCodeAt(at);
      // Numbers that follow each other come to stand near each other, where the processor has them at hand; larger than any
      // letter, so that two letters are not taken for two others.
      high = (Math.imul(high, 131) + code) | 0;
      low = Math.imul(low ^ code ^ (low >>> 13), 0x85ebca6b);
    }
    this.#asked[0] = high;
    this.#asked[1] = low;
  }

  /** Where the row with the value asked for stands, or the slot where it would. */
  #find(): number {
    const high = this.#asked[0] ?? 0;
    const low = this.#asked[1] ?? 0;
    const slots = this.#slots;
    const mask = this.#mask;
    // Far away, and each value by a way of its own: beside a taken slot the next ones are taken, too.
    const step = low | 1;
    let free = -1;
    for (let slot = (high ^ (high >>> 16)) & mask; ; slot = (slot + step) & mask) {
      const found = slots[slot] ?? 0;
      if (found === 0) return free === -1 ? slot : free;
      if (found === GONE) free = free === -1 ? slot : free;
      else if (this.#highs[found - 1] === high && this.#lows[found - 1] === low) return slot;
    }
  }

  #fill(slot: number, row: number): void {
    this.#slots[slot] = row + 1;
    this.#highs[row] = this.#asked[0] ?? 0;
    this.#lows[row] = this.#asked[1] ?? 0;
  }

  /** Frees the slots of rows that went away. */
  #clearAway(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(before.length);
    this.#used = 0;
    for (const found of before) {
      if (found <= 0) continue;
      this.#asked[0] = this.#highs[found - 1] ?? 0;
      this.#asked[1] = this.#lows[found - 1] ?? 0;
      this.#slots[this.#find()] = found;
      this.#used += 1;
    }
  }
}
