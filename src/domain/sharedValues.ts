/** Which positions have one value in common. A value that stands once, as nearly all do, has no list of its own. */
export class SharedValues {
  readonly #positionsOf = new Map<string, number | number[]>();

  add(value: string, position: number): void {
    const known = this.#positionsOf.get(value);
    if (known === undefined) this.#positionsOf.set(value, position);
    else if (typeof known === 'number') this.#positionsOf.set(value, [known, position]);
    else known.push(position);
  }

  /** Every value with its positions, those that stand once too, so that a reader can stop in between; in the order of their first. */
  *[Symbol.iterator](): Generator<readonly [value: string, positions: readonly number[]]> {
    for (const [value, positions] of this.#positionsOf)
      yield [value, typeof positions === 'number' ? [] : positions];
  }
}
