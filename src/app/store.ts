import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { Connection } from '../api/connection';
import type { Config } from '../config/schema';
import { clearDrafts } from '../session/drafts';
import {
  emailVerified,
  isSamePerson,
  selectSession,
  type SessionRoot,
  sessionRead,
  sessionSlice,
  signedIn,
  signedOut,
  tokenAbandoned,
  tokenRefused,
} from '../session/sessionSlice';
import { clearSession, readSession, storedToken, writeSession } from '../session/sessionStorage';

/** The one store: the session and the answers of the service. */
export function createStore(config: Config, demo: Promise<unknown> | null) {
  const connection = new Connection(
    config,
    () => selectSession(store.getState())?.token ?? null,
    demo,
  );
  const store = configureStore({
    reducer: { [sessionSlice.reducerPath]: sessionSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: connection },
        // The development checks walk the whole state on every action: too much for 100,000 rows.
        immutableCheck: false,
        serializableCheck: false,
      })
        .prepend(keepingSession().middleware)
        .concat(api.middleware),
  });
  store.dispatch(sessionRead(readSession()));
  return store;
}

export type Store = ReturnType<typeof createStore>;

/** Keeps storage and cached answers in step with who is signed in (decisions S2, S3, S5). */
function keepingSession() {
  const listener = createListenerMiddleware<SessionRoot>();
  listener.startListening({
    predicate: (_action, current, previous) => current.session !== previous.session,
    effect: (action, listenerApi) => {
      const before = selectSession(listenerApi.getOriginalState());
      const now = selectSession(listenerApi.getState());
      if (signedIn.match(action)) writeSession(action.payload.session, action.payload.roleNumber);
      if (emailVerified.match(action) && now !== null) writeSession(now, null);
      // Another tab may have signed in meanwhile: its newer token stays.
      if (tokenRefused.match(action) && storedToken() === action.payload) clearSession('general');
      if (tokenAbandoned.match(action)) clearDrafts();
      if (signedOut.match(action)) {
        clearSession(action.payload);
        clearDrafts();
      }
      // Nothing that one person was answered is shown to the next.
      if (before !== null && before.token !== now?.token && !isSamePerson(before, now))
        listenerApi.dispatch(api.util.resetApiState());
    },
  });
  return listener;
}
