import type { Store } from '@reduxjs/toolkit';
import { selectIsExpired, type SessionRoot } from '../../../session/sessionSlice';

/** Waits, or ends early when `stopped` is aborted. */
export async function pauseFor(seconds: number, stopped: AbortSignal): Promise<void> {
  if (stopped.aborted) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    stopped.addEventListener('abort', end);
  });
}

/** Resolves once the person has logged in above the screen, or has left it. */
export function signInDecided(store: Store<SessionRoot>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (selectIsExpired(store.getState())) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}
