import { useEffect } from 'react';
import { refetchLists } from '../api/baseApi';
import { changedInOtherTab } from '../api/pending';
import { CHANGE_KEY, BULK_RUN_GOES_ON } from '../api/crossTab';
import { watchEarlierSends } from '../api/earlierSends';
import { sessionRead } from '../session/sessionSlice';
import { readSession, SESSION_END_KEY, type SessionEnd } from '../session/storedSession';
import type { Store } from './store';

/**
 * A sign-out, a sign-in as somebody else and an expiry reach every open tab (rule S4), and so does that another tab
 * changed something (rule C2): the browser tells the other tabs of a change in storage. A page that comes back from
 * the back-forward cache missed those, so it looks again.
 */
export function useOtherTabs(store: Store, apiBaseUrl: string): void {
  // What was sent and not answered stands in the browser's storage.
  useEffect(() => watchEarlierSends(store, apiBaseUrl), [store, apiBaseUrl]);

  useEffect(() => {
    let end: SessionEnd = 'signedOut';
    const look = () => {
      store.dispatch(sessionRead({ session: readSession(), end }));
      end = 'signedOut';
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === SESSION_END_KEY && newValue !== null) end = 'expired';
      // The token is written last and removed first; `null` is a cleared storage.
      if (key === 'token' || key === null) look();
      if (key !== CHANGE_KEY || newValue === null) return;
      store.dispatch(changedInOtherTab(Date.now()));
      // A queue of the other tab goes on: they are read when it ends (rule Q3).
      if (newValue !== BULK_RUN_GOES_ON) store.dispatch(refetchLists());
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
