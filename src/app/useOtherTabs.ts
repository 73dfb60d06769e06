import { useEffect } from 'react';
import { sessionRead } from '../session/sessionSlice';
import { readSession } from '../session/sessionStorage';
import type { Store } from './store';

/**
 * A sign-out, a sign-in as somebody else and an expiry reach every open tab (decisions S4): the browser tells the other
 * tabs of a change in storage. A page that comes back from the back-forward cache missed those, so it looks again.
 */
export function useOtherTabs(store: Store): void {
  useEffect(() => {
    const look = () => {
      store.dispatch(sessionRead(readSession()));
    };
    const onStorage = ({ key }: StorageEvent) => {
      // The token is written last and removed first; `null` is a cleared storage.
      if (key === 'token' || key === null) look();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [store]);
}
