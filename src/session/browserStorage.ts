/**
 * localStorage that cannot fail (rule S8): where the browser refuses it or has it full, values live in memory
 * for this tab, and `isStorageRefused` says so.
 */
const fallback = new Map<string, string | null>();
let isRefused = false;
const listeners = new Set<() => void>();

function attempt<T>(act: () => T, otherwise: () => T): T {
  try {
    return act();
  } catch {
    if (!isRefused) {
      isRefused = true;
      for (const listener of listeners) listener();
    }
    return otherwise();
  }
}

export function readItem(key: string): string | null {
  const held = fallback.get(key);
  if (held !== undefined) return held;
  return attempt(
    () => localStorage.getItem(key),
    () => null,
  );
}

/** What was written as JSON; `null` for nothing and for what is broken. */
export function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The keys that begin like this, of what this tab holds too. */
export function itemKeys(start: string): readonly string[] {
  const stored = attempt(
    () => Object.keys(localStorage),
    () => [],
  );
  const own = [...fallback].flatMap(([key, value]) => (value === null ? [] : [key]));
  return [...new Set([...stored, ...own])].filter(
    (key) => key.startsWith(start) && fallback.get(key) !== null,
  );
}

export const writeItem = (key: string, value: string): void => replaceItems({ [key]: value });

/**
 * Writes these items in their order, `null` removing one; where the browser takes one of them not, it keeps none, old or
 * new, and all of them live in memory.
 */
export function replaceItems(items: Readonly<Record<string, string | null>>): void {
  const entries = Object.entries(items);
  const stored = attempt(
    () => {
      for (const [key, value] of entries) {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      }
      return true;
    },
    () => false,
  );
  for (const [key, value] of entries) {
    if (stored) fallback.delete(key);
    else {
      // A full storage still holds what stood there before.
      removeItem(key);
      fallback.set(key, value);
    }
  }
}

export function removeItem(key: string): void {
  fallback.delete(key);
  attempt(
    () => localStorage.removeItem(key),
    () => void fallback.set(key, null),
  );
}

export function isStorageRefused(): boolean {
  return isRefused;
}

/** Calls back when the browser first refuses; returns the way to stop listening. */
export function onStorageRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
