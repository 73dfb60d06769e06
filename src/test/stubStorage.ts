import { vi } from 'vitest';

/** What the browser keeps, in place of its storage, which may refuse some of it. */
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
