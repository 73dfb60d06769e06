/** The same function, which makes the value of a key once: `known` holds what was made, a WeakMap as long as its key lives. */
export function memoizeByKey<Key, Value extends {}>(
  known: {
    readonly get: (key: Key) => Value | undefined;
    readonly set: (key: Key, value: Value) => unknown;
  },
  make: (key: Key) => Value,
): (key: Key) => Value {
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}
