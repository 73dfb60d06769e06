import {
  type Action,
  combineReducers,
  configureStore,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { type ApiDispatch, baseApi, clearCachedAnswers } from '../api/baseApi';
import { ServiceConnection, type SendRequest } from '../api/request';
import { pendingReducer } from '../api/pending';
import type { Config } from '../config/schema';
import type { Session } from '../session/session';
import { clearDrafts } from '../session/unsaved/drafts';
import { clearTabDrafts } from '../session/unsaved/editDraft';
import {
  emailVerified,
  selectSession,
  selectSessionEpoch,
  sessionRead,
  sessionReducer,
  signedIn,
  signedOut,
  tokenAbandoned,
  tokenRefused,
} from '../session/sessionSlice';
import {
  clearExpiredSession,
  clearSession,
  readSession,
  storedToken,
  writeSession,
} from '../session/storedSession';
import { rememberGroup } from './bootstrap/preloadNextGroup';
import { devTools } from './devTools';

const reducer = combineReducers({
  session: sessionReducer,
  pending: pendingReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

/**
 * The one store: the session, what is being changed, and the answers of the service; in the demo the imitated one, which
 * every call waits for.
 */
export function createStore(config: Config, demo: Promise<{ readonly send: SendRequest }> | null) {
  const connection = new ServiceConnection(
    config,
    () => selectSession(store.getState())?.token ?? null,
    async (url, init) => {
      const imitated = await demo;
      return imitated === null ? fetch(url, init) : imitated.send(url, init);
    },
  );
  const store = configureStore({
    reducer,
    devTools: import.meta.env.DEV && devTools,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: connection },
        // Both would walk through every firm of the lists with each action.
        immutableCheck: false,
        serializableCheck: false,
      })
        .prepend(keepingSession())
        .concat(baseApi.middleware),
    // It would wait for a frame, which a tab that nobody looks at does not get: there a queue goes on.
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers({ autoBatch: false }),
  });
  store.dispatch(sessionRead({ session: readSession(), end: 'signedOut' }));
  return store;
}

export type Store = ReturnType<typeof createStore>;
type RootState = ReturnType<typeof reducer>;

/** Keeps storage and known answers in step with who is signed in (rules S2, S3, S5). */
function keepingSession() {
  const { middleware, startListening } = createListenerMiddleware<RootState, ApiDispatch>();
  startListening({
    predicate: (_, now, before) => now.session !== before.session,
    effect: (action, listener) => {
      const [before, now] = [listener.getOriginalState(), listener.getState()];
      keepInStorage(action, selectSession(before), selectSession(now));
      const role = selectSession(now)?.role ?? null;
      if (role !== null) rememberGroup(role);
      if (selectSession(before) !== null && selectSessionEpoch(before) !== selectSessionEpoch(now))
        listener.dispatch(clearCachedAnswers());
    },
  });
  return middleware;
}

const isLogout = ({ session, end }: ReturnType<typeof sessionRead>['payload']) =>
  session === null && end === 'signedOut';

function keepInStorage(action: Action, before: Session | null, now: Session | null): void {
  if (signedIn.match(action)) writeSession(action.payload.session, action.payload.roleNumber);
  if (emailVerified.match(action) && now !== null) writeSession(now, null);
  // Another tab may have signed in meanwhile: its newer token stays.
  if (tokenRefused.match(action) && storedToken() === action.payload) clearExpiredSession();
  if (tokenAbandoned.match(action)) clearDrafts();
  // Each tab has drafts of its own: a logout in another one drops these too.
  if (sessionRead.match(action) && before !== null && isLogout(action.payload)) clearTabDrafts();
  if (signedOut.match(action)) {
    clearSession(action.payload);
    clearDrafts();
  }
}
