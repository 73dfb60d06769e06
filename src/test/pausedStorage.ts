import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

interface Late {
  result?: IDBDatabase;
  onupgradeneeded?: () => void;
  onsuccess?: () => void;
}

/** A storage that does not answer until `speak` is called; then it answers everything. */
export function pausedStorage(): { speak: () => void } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const real = new IDBFactory();
  const waiting: (() => void)[] = [];
  vi.stubGlobal('indexedDB', {
    open: (name: string) => {
      const late: Late = {};
      waiting.push(() => {
        const opening = real.open(name);
        opening.addEventListener('upgradeneeded', () => {
          late.result = opening.result;
          late.onupgradeneeded?.();
        });
        opening.addEventListener('success', () => {
          late.result = opening.result;
          late.onsuccess?.();
        });
      });
      return late;
    },
  });
  return {
    speak: () => {
      vi.useRealTimers();
      vi.stubGlobal('indexedDB', real);
      for (const answer of waiting) answer();
    },
  };
}
