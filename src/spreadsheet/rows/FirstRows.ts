const GONE = -1;
const FIRST_SLOTS = 1 << 12;
const GROWTH = 8;

/**
 * For each value the first row that has it. A Map would keep 100,000 strings, twice the file, and hash each new one for longer
 * than it takes to cut it; here a value is kept as 64 bits of hash. Two values of one file would be taken for the same once in a
 * billion files.
 */
export class FirstRows {
  /** Row + 1; 0 is a free slot, -1 one whose row went away. */
  #slots = new Int32Array(FIRST_SLOTS);
  #mask = FIRST_SLOTS - 1;
  #used = 0;
  /** Of each row that is a first one the two halves of its hash. */
  readonly #highs: Int32Array;
  readonly #lows: Int32Array;
  #high = 0;
  #low = 0;

  /** @param rows how many there may be */
  constructor(rows: number) {
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
    if (this.#used * 2 > this.#mask) this.#grow();
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
    let high = 0x811c9dc5;
    let low = 0x1b873593;
    for (let at = 0; at < value.length; at += 1) {
      const code = value.charCodeAt(at);
      high = Math.imul(high ^ code, 0x01000193);
      low = Math.imul(low ^ code ^ (low >>> 13), 0x85ebca6b);
    }
    this.#high = high ^ (low >>> 15);
    this.#low = low;
  }

  /** Where the row with this hash stands, or the slot where it would. */
  #find(): number {
    const slots = this.#slots;
    let free = -1;
    for (let slot = this.#home(); ; slot = (slot + 1) & this.#mask) {
      const found = slots[slot] ?? 0;
      if (found === 0) return free === -1 ? slot : free;
      if (found === GONE) free = free === -1 ? slot : free;
      else if (this.#highs[found - 1] === this.#high && this.#lows[found - 1] === this.#low)
        return slot;
    }
  }

  #home(): number {
    return (this.#high ^ (this.#high >>> 16)) & this.#mask;
  }

  #fill(slot: number, row: number): void {
    this.#slots[slot] = row + 1;
    this.#highs[row] = this.#high;
    this.#lows[row] = this.#low;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(before.length * GROWTH);
    this.#mask = this.#slots.length - 1;
    this.#used = 0;
    for (const found of before) {
      if (found <= 0) continue;
      this.#high = this.#highs[found - 1] ?? 0;
      this.#low = this.#lows[found - 1] ?? 0;
      this.#slots[this.#find()] = found;
      this.#used += 1;
    }
  }
}
