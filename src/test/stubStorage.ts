import { vi } from 'vitest';

/** Replaces the browser's storage by one that may refuse some keys. */
export function stubStorage(
  changed: Partial<Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>> = {},
): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    ...changed,
  });
  return kept;
}
