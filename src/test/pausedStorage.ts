import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

interface Late {
  result?: IDBDatabase;
  onupgradeneeded?: () => void;
  onsuccess?: () => void;
}

/** Storage that is silent until it speaks; what was asked meanwhile is answered then. */
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
