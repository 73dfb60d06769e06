import { type Action, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { type SendRequest, ServiceConnection } from '../api/call';
import {
  changedInOtherTab,
  changeEnded,
  changeSettled,
  recordsChanged,
  selectIsBulkRunning,
  sentBeforeMiddleware,
} from '../api/once';
import {
  clearCachedAnswers,
  refetchesSettled,
  refetchLists,
  refetchOldLists,
} from '../api/refetch';
import { type AppDispatch, type RootState, rootReducer } from '../api/state';
import { listenToTabs } from '../api/tabs';
import type { Config } from '../config/schema';
import { ROLE } from '../domain/access';
import { writeItem } from '../session/browserStorage';
import { clearDrafts, clearEditDrafts } from '../session/drafts';
import {
  emailVerified,
  selectSession,
  sessionRead,
  signedIn,
  signedOut,
  tokenAbandoned,
  tokenRefused,
} from '../session/sessionSlice';
import {
  clearExpiredSession,
  clearSession,
  readSession,
  SESSION_END_KEY,
  type SessionEnd,
  storedToken,
  writeSession,
  type Session,
} from '../session/storedSession';

/** The store: session, running changes and cached answers. In the demo every request waits for the mock service. */
export function createStore(config: Config, demo: Promise<{ readonly send: SendRequest }> | null) {
  const connection = new ServiceConnection(
    config,
    () => selectSession(store.getState())?.token ?? null,
    async (url, init) => {
      const mockService = await demo;
      return mockService === null ? fetch(url, init) : mockService.send(url, init);
    },
  );
  const store = configureStore({
    reducer: rootReducer,
    devTools: import.meta.env.DEV,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: connection },
        // Both checks would walk every firm of the lists with each action.
        immutableCheck: false,
        serializableCheck: false,
      })
        .prepend(listenerMiddleware(), sentBeforeMiddleware(config.apiBaseUrl))
        .concat(baseApi.middleware),
    // Batching waits for an animation frame, which a hidden tab does not get; a bulk run has to go on there.
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: false }),
  });
  store.dispatch(sessionRead({ session: readSession(), end: 'signedOut' }));
  // A visitor may have sent something from an earlier page.
  store.dispatch(recordsChanged());
  return store;
}

export type Store = ReturnType<typeof createStore>;

/** Keeps storage and cache in step with the session, and a change busy until its data was fetched again. */
function listenerMiddleware() {
  const { middleware, startListening } = createListenerMiddleware<RootState, AppDispatch>();
  startListening({
    actionCreator: changeEnded,
    effect: async ({ payload: { key, mayHaveChanged } }, { dispatch }) => {
      if (mayHaveChanged) await dispatch(refetchesSettled());
      dispatch(changeSettled(key));
    },
  });
  startListening({
    predicate: (_, now, before) => now.session !== before.session,
    effect: (action, listener) => {
      const [before, now] = [listener.getOriginalState(), listener.getState()];
      updateStorage(action, selectSession(before), selectSession(now));
      const role = selectSession(now)?.role ?? null;
      // Not part of the session: bootstrap/choices.js loads the files of this kind of person early at the next visit.
      if (role !== null) writeItem('last_group', role === ROLE.admin ? 'office' : 'member');
      if (selectSession(before) !== null && before.session.epoch !== now.session.epoch)
        listener.dispatch(clearCachedAnswers());
    },
  });
  return middleware;
}

const isLogout = ({ session, end }: ReturnType<typeof sessionRead>['payload']) =>
  session === null && end === 'signedOut';

function updateStorage(action: Action, before: Session | null, now: Session | null): void {
  if (signedIn.match(action)) writeSession(action.payload.session, action.payload.roleNumber);
  if (emailVerified.match(action) && now !== null) writeSession(now, null);
  // If another tab has logged in meanwhile, its newer token stays.
  if (tokenRefused.match(action) && storedToken() === action.payload) clearExpiredSession();
  if (tokenAbandoned.match(action)) clearDrafts();
  // Each tab has its own drafts: a logout in another tab deletes these too.
  if (sessionRead.match(action) && before !== null && isLogout(action.payload)) clearEditDrafts();
  if (signedOut.match(action)) {
    clearSession(action.payload);
    clearDrafts();
  }
}

/**
 * Follows the other tabs of this browser: logout, login as somebody else and expiry, changes of data and
 * changes without an answer. A page looked at again reads the storage, which it may have missed, and its old lists.
 * Returns a function that stops it.
 */
export function followOtherTabs(store: Store): () => void {
  const stopListening = listenToTabs((isBulkRunning) => {
    store.dispatch(changedInOtherTab(Date.now()));
    // The lists are refetched when the other tab's bulk run ends.
    if (!isBulkRunning) store.dispatch(refetchLists());
  });
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
  return () => {
    stopListening();
    stopped.abort();
  };
}
