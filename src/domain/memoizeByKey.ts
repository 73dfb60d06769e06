/** Wraps `make` so that each key's value is made once. `known` stores the values: a WeakMap drops them with their keys. */
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
