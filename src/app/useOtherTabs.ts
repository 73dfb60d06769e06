import { useEffect } from 'react';
import { refetchLists, refetchOldLists } from '../api/baseApi';
import { changedInOtherTab, selectIsBulkRunning } from '../api/pending';
import { CHANGE_KEY, BULK_RUN_GOES_ON } from '../api/crossTab';
import { watchEarlierSends } from '../api/earlierSends';
import { sessionRead } from '../session/sessionSlice';
import { readSession, SESSION_END_KEY, type SessionEnd } from '../session/storedSession';
import type { Store } from './store';

/**
 * Follows the other tabs of this browser by storage events: logout, login as somebody else and expiry (rule S4), and changes of
 * data (rule C2). A page looked at again reads the storage, which it may have missed, and its old lists (rule W9b).
 */
export function useOtherTabs(store: Store, apiBaseUrl: string): void {
  // Records of unanswered changes are in the browser's storage.
  useEffect(() => watchEarlierSends(store, apiBaseUrl), [store, apiBaseUrl]);

  useEffect(() => {
    let end: SessionEnd = 'signedOut';
    const syncSession = () => {
      store.dispatch(sessionRead({ session: readSession(), end }));
      end = 'signedOut';
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === SESSION_END_KEY && newValue !== null) end = 'expired';
      // The token is written last and removed first; the key is `null` when the storage is cleared.
      if (key === 'token' || key === null) syncSession();
      if (key !== CHANGE_KEY || newValue === null) return;
      store.dispatch(changedInOtherTab(Date.now()));
      // During a bulk run of the other tab, the lists are refetched at its end (rule Q3).
      if (newValue !== BULK_RUN_GOES_ON) store.dispatch(refetchLists());
    };
    const onSeen = () => {
      if (document.visibilityState === 'visible' && !selectIsBulkRunning(store.getState()))
        store.dispatch(refetchOldLists());
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) syncSession();
      onSeen();
    };
    const stopped = new AbortController();
    const { signal } = stopped;
    window.addEventListener('storage', onStorage, { signal });
    window.addEventListener('pageshow', onPageShow, { signal });
    window.addEventListener('focus', onSeen, { signal });
    document.addEventListener('visibilitychange', onSeen, { signal });
    return () => stopped.abort();
  }, [store]);
}
