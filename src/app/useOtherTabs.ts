import { useEffect } from 'react';
import { changedInOtherTab, recordsChanged, selectIsBulkRunning } from '../api/once';
import { refetchLists, refetchOldLists } from '../api/refetch';
import { listenToTabs } from '../api/tabs';
import { sessionRead } from '../session/sessionSlice';
import { readSession, SESSION_END_KEY, type SessionEnd } from '../session/storedSession';
import type { Store } from './store';

/**
 * Follows the other tabs of this browser: logout, login as somebody else and expiry (rule S4), changes of data (rule C2) and
 * changes without an answer. A page looked at again reads the storage, which it may have missed, and its old lists (rule W9b).
 */
export function useOtherTabs(store: Store): void {
  useEffect(
    () =>
      listenToTabs((isBulkRunning) => {
        store.dispatch(changedInOtherTab(Date.now()));
        // The lists are refetched when the other tab's bulk run ends (rule Q3).
        if (!isBulkRunning) store.dispatch(refetchLists());
      }),
    [store],
  );

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
      store.dispatch(recordsChanged());
    };
    const onSeen = () => {
      if (document.visibilityState === 'visible' && !selectIsBulkRunning(store.getState()))
        store.dispatch(refetchOldLists());
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) syncSession();
      store.dispatch(recordsChanged());
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
