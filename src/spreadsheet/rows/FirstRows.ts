const GONE = -1;
/** Each slot: two halves of a hash, then row + 1; 0 is a free slot, -1 one whose row went away and may come again. */
const WIDTH = 3;
const FIRST_SLOTS = 1 << 12;
const GROWTH = 8;

/**
 * For each value the first row that has it. A Map would keep 100,000 strings, twice the file; here a value is kept as
 * 64 bits of hash in one flat array. Two values of one file would be taken for the same once in a billion files.
 */
export class FirstRows {
  #slots = new Int32Array(FIRST_SLOTS * WIDTH);
  #mask = FIRST_SLOTS - 1;
  #used = 0;
  #high = 0;
  #low = 0;

  /** The row that has this value already; null if there was none, and then `row` is the first. */
  put(value: string, row: number): number | null {
    if (this.#used * 2 > this.#mask) this.#grow();
    this.#hash(value);
    const slot = this.#find();
    const found = this.#slots[slot + 2] ?? 0;
    if (found > 0) return found - 1;
    if (found === 0) this.#used += 1;
    this.#fill(slot, row + 1);
    return null;
  }

  /** If `row` is the first with this value, `next` becomes it, or nobody. */
  replace(value: string, row: number, next: number | null): void {
    this.#hash(value);
    const slot = this.#find();
    if (this.#slots[slot + 2] === row + 1) this.#fill(slot, next === null ? GONE : next + 1);
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

  /** Where the hash stands, or the free slot where it would. */
  #find(): number {
    const slots = this.#slots;
    let at = (this.#high ^ (this.#high >>> 16)) & this.#mask;
    for (;;) {
      const slot = at * WIDTH;
      if (slots[slot + 2] === 0) return slot;
      if (slots[slot] === this.#high && slots[slot + 1] === this.#low) return slot;
      at = (at + 1) & this.#mask;
    }
  }

  #fill(slot: number, row: number): void {
    this.#slots[slot] = this.#high;
    this.#slots[slot + 1] = this.#low;
    this.#slots[slot + 2] = row;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Int32Array(before.length * GROWTH);
    this.#mask = (this.#mask + 1) * GROWTH - 1;
    for (let slot = 0; slot < before.length; slot += WIDTH) {
      const row = before[slot + 2] ?? 0;
      if (row === 0) continue;
      this.#high = before[slot] ?? 0;
      this.#low = before[slot + 1] ?? 0;
      this.#fill(this.#find(), row);
    }
  }
}
