import { useEffect } from 'react';
import { apiNow, whenApiComes } from '../api/comingApi';
import { CHANGE_KEY, noteOtherTab, QUEUE_GOES_ON } from '../api/otherTabs';
import { sessionRead } from '../session/sessionSlice';
import { readSession, SESSION_END_KEY, type SessionEnd } from '../session/storedSession';
import type { Store } from './store';

/**
 * A sign-out, a sign-in as somebody else and an expiry reach every open tab (rule S4), and so does that another tab
 * changed something (rule C2): the browser tells the other tabs of a change in storage. A page that comes back from
 * the back-forward cache missed those, so it looks again.
 */
export function useOtherTabs(store: Store, apiBaseUrl: string): void {
  // What was sent and not answered comes with what sends it, once the form stands.
  useEffect(() => {
    const watch: { isOver: boolean; stop?: () => void } = { isOver: false };
    whenApiComes((api) => {
      if (!watch.isOver) watch.stop = api.watchSentBefore(store, apiBaseUrl);
    });
    return () => {
      watch.isOver = true;
      watch.stop?.();
    };
  }, [store, apiBaseUrl]);

  useEffect(() => {
    let end: SessionEnd = 'signedOut';
    const look = () => {
      store.dispatch(sessionRead({ session: readSession(), end }));
      end = 'signedOut';
    };
    const readListsAgain = () => {
      noteOtherTab();
      void apiNow()?.reread(['Members', 'NewMembers', 'Counts'], store.dispatch);
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === SESSION_END_KEY && newValue !== null) end = 'expired';
      // The token is written last and removed first; `null` is a cleared storage.
      if (key === 'token' || key === null) look();
      if (key === CHANGE_KEY && newValue === QUEUE_GOES_ON) noteOtherTab();
      else if (key === CHANGE_KEY && newValue !== null) readListsAgain();
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
