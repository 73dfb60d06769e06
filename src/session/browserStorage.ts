/** localStorage that never throws: a refused value stays in this tab's memory, and `isStorageRefused` is true. */
const fallback = new Map<string, string | null>();
let isRefused = false;
const listeners = new Set<() => void>();

/** Does something with a storage; returns `otherwise` if the browser refuses that storage or it is full. */
function attempt<T>(action: () => T, otherwise: T, onRefused = storageRefused): T {
  try {
    return action();
  } catch {
    onRefused();
    return otherwise;
  }
}

/** The browser does not keep something: the person is told once (StorageNotice). */
export function storageRefused(): void {
  if (isRefused) return;
  isRefused = true;
  for (const listener of listeners) listener();
}

export function readItem(key: string): string | null {
  const ownValue = fallback.get(key);
  return ownValue === undefined ? attempt(() => localStorage.getItem(key), null) : ownValue;
}

/** Parses JSON; `null` for no text and for a broken one. Never throws. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The keys with this prefix, in the storage and in this tab's memory. */
export function itemKeys(start: string): readonly string[] {
  const stored = attempt(() => Object.keys(localStorage), []);
  return [...new Set([...stored, ...fallback.keys()])].filter(
    (key) => key.startsWith(start) && fallback.get(key) !== null,
  );
}

export const writeItem = (key: string, value: string): void => replaceItems({ [key]: value });

export const removeItem = (key: string): void => replaceItems({ [key]: null });

/** Writes these items in their order; `null` removes one. If the browser refuses any of them, all are held in memory. */
export function replaceItems(items: Readonly<Record<string, string | null>>): void {
  const entries = Object.entries(items);
  const stored = attempt(() => {
    for (const [key, value] of entries) {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    }
    return true;
  }, false);
  for (const [key, value] of entries) {
    fallback.delete(key);
    if (stored) continue;
    fallback.set(key, value);
    // A full storage still has the old value.
    attempt(() => localStorage.removeItem(key), undefined);
  }
}

/** True if the browser refused this value, so that it ends with this tab. */
export const isOnlyInTab = (key: string): boolean => typeof fallback.get(key) === 'string';

export const isStorageRefused = (): boolean => isRefused;

/** Calls back when the browser first refuses; returns a function that stops listening. */
export function onStorageRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** sessionStorage that never throws, and says nothing if it is refused: then nothing survives a reload. */
const attemptInTab = <T>(action: () => T, otherwise: T): T =>
  attempt(action, otherwise, () => undefined);

export const readTabItem = (key: string): string | null =>
  attemptInTab(() => sessionStorage.getItem(key), null);

export const writeTabItem = (key: string, text: string): void =>
  attemptInTab(() => sessionStorage.setItem(key, text), undefined);

export const removeTabItem = (key: string): void =>
  attemptInTab(() => sessionStorage.removeItem(key), undefined);

export const tabKeys = (start: string): readonly string[] =>
  attemptInTab(() => Object.keys(sessionStorage).filter((key) => key.startsWith(start)), []);
