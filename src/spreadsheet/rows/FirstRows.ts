/**
 * For each value the first row that has it. A Map would keep 100,000 strings, twice the file, and hash each new one for longer
 * than it takes to cut it; here a value is kept as 64 bits of hash. Two values of one file would be taken for the same once in a
 * billion files.
 */
export class FirstRows {
  /** Row + 1, from the value's home on; 0 where none is. Three of four stay free, since what stands side by side is soon in the way. */
  readonly #slots: Int32Array;
  readonly #mask: number;
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
    const found = this.#slots[this.#find(value)] ?? 0;
    return found > 0 ? found - 1 : null;
  }

  /** The row that has this value already; null if there was none, and then `row` is the first. */
  put(value: string, row: number): number | null {
    const slot = this.#find(value);
    const found = this.#slots[slot] ?? 0;
    if (found > 0) return found - 1;
    this.#fill(slot, row);
    return null;
  }

  /** If `row` is the first with this value, `next` becomes it, or nobody. */
  replace(value: string, row: number, next: number | null): void {
    const slot = this.#find(value);
    if (this.#slots[slot] !== row + 1) return;
    if (next === null) this.#free(slot);
    else this.#fill(slot, next);
  }

  #hash(value: string): void {
    let high = 0;
    let low = 0x1b873593;
    for (let at = 0; at < value.length; at += 1) {
      const code = value.charCodeAt(at);
      // Numbers that follow each other come to stand side by side, where the processor has them at hand.
      high = (Math.imul(high, 31) + code) | 0;
      low = Math.imul(low ^ code ^ (low >>> 13), 0x85ebca6b);
    }
    this.#asked[0] = high;
    this.#asked[1] = low;
  }

  /** Where the row with this value stands, or the slot where it would. */
  #find(value: string): number {
    this.#hash(value);
    const high = this.#asked[0] ?? 0;
    const low = this.#asked[1] ?? 0;
    const slots = this.#slots;
    const mask = this.#mask;
    for (let slot = this.#home(high); ; slot = (slot + 1) & mask) {
      const found = slots[slot] ?? 0;
      if (found === 0) return slot;
      if (this.#highs[found - 1] === high && this.#lows[found - 1] === low) return slot;
    }
  }

  #home(high: number): number {
    return (high ^ (high >>> 16)) & this.#mask;
  }

  #fill(slot: number, row: number): void {
    this.#slots[slot] = row + 1;
    this.#highs[row] = this.#asked[0] ?? 0;
    this.#lows[row] = this.#asked[1] ?? 0;
  }

  /** Whoever stands behind it may only have found it taken: those move up, so that they are found again. */
  #free(slot: number): void {
    const slots = this.#slots;
    const mask = this.#mask;
    let free = slot;
    for (let at = (slot + 1) & mask; ; at = (at + 1) & mask) {
      const found = slots[at] ?? 0;
      if (found === 0) break;
      const home = this.#home(this.#highs[found - 1] ?? 0);
      if (((at - home) & mask) < ((at - free) & mask)) continue;
      slots[free] = found;
      free = at;
    }
    slots[free] = 0;
  }
}
