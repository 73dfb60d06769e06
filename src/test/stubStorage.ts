import { vi } from 'vitest';

/** Replaces the browser's storage by one that may refuse some keys. */
export function stubStorage(
  changed: Partial<Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>> = {},
): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    ...changed,
  });
  return stored;
}
