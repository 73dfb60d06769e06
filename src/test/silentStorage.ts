import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Storage that is silent until it speaks; what was asked meanwhile is answered then. */
export function silentStorage(): { speak: () => void } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const real = new IDBFactory();
  const asked: (() => void)[] = [];
  vi.stubGlobal('indexedDB', {
    open: (name: string, version: number) => {
      const late = new EventTarget();
      asked.push(() => {
        const opening = real.open(name, version);
        for (const type of ['upgradeneeded', 'success', 'error'])
          opening.addEventListener(type, () => {
            Object.assign(late, { result: opening.result });
            late.dispatchEvent(new Event(type));
          });
      });
      return late;
    },
  });
  return {
    speak: () => {
      vi.useRealTimers();
      vi.stubGlobal('indexedDB', real);
      for (const answer of asked) answer();
    },
  };
}
