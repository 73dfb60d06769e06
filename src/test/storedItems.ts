/** What this browser's storage holds, by key. */
export function storedItems(): Record<string, string> {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
  return Object.fromEntries(
    keys.flatMap((key) => (key === null ? [] : [[key, localStorage.getItem(key) ?? '']])),
  );
}
