import { useSyncExternalStore } from 'react';

function subscribe(onTick: () => void): () => void {
  const ticking = setInterval(onTick, 1000);
  window.addEventListener('beforeprint', onTick);
  return () => {
    clearInterval(ticking);
    window.removeEventListener('beforeprint', onTick);
  };
}

/** What depends on the time, such as the day: in a page that stays open, it changes by itself, within a second. */
export const useNow = <T extends string | number | boolean>(read: (now: number) => T): T =>
  useSyncExternalStore(subscribe, () => read(Date.now()));
