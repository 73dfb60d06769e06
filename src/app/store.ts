import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import type { ApiDispatch, ApiRoot } from '../api/rootApi';
import { changesSlice } from '../api/changes';
import { apiNow, whenApiComes } from '../api/comingApi';
import { Connection, type Send } from '../api/connection';
import type { Config } from '../config/schema';
import { clearDrafts } from '../session/work/drafts';
import { clearTabDrafts } from '../session/work/editDraft';
import {
  emailVerified,
  selectSession,
  selectTurn,
  type SessionRoot,
  sessionRead,
  sessionSlice,
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

/**
 * The one store: the session, what is being changed, and the answers of the service; in the demo the imitated one, which
 * every call waits for.
 */
export function createStore(config: Config, demo: Promise<{ readonly send: Send }> | null) {
  const connection = new Connection(
    config,
    () => selectSession(store.getState())?.token ?? null,
    async (url, init) => {
      const imitated = await demo;
      return imitated === null ? fetch(url, init) : imitated.send(url, init);
    },
  );
  const reducer = combineSlices(sessionSlice, changesSlice).withLazyLoadedSlices<ApiRoot>();
  const coming = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: connection },
        // The development checks walk the whole state on every action: too much for 100,000 rows.
        immutableCheck: false,
        serializableCheck: false,
      })
        .prepend(keepingSession().middleware)
        .concat(coming.middleware),
  });
  whenApiComes((api) => {
    coming.addMiddleware(api.middleware);
    reducer.inject(api);
    // An injected reducer has its state from the next action on.
    store.dispatch({ type: 'api/came' });
  });
  store.dispatch(sessionRead({ session: readSession(), end: 'signedOut' }));
  return store;
}

export type Store = ReturnType<typeof createStore>;

const isLogout = ({ session, end }: ReturnType<typeof sessionRead>['payload']) =>
  session === null && end === 'signedOut';

/** Keeps storage and cached answers in step with who is signed in (rules S2, S3, S5). */
function keepingSession() {
  const listener = createListenerMiddleware<SessionRoot, ApiDispatch>();
  listener.startListening({
    predicate: (_action, current, previous) => current.session !== previous.session,
    effect: (action, listenerApi) => {
      const before = selectSession(listenerApi.getOriginalState());
      const now = selectSession(listenerApi.getState());
      if (signedIn.match(action)) writeSession(action.payload.session, action.payload.roleNumber);
      if (emailVerified.match(action) && now !== null) writeSession(now, null);
      // Another tab may have signed in meanwhile: its newer token stays.
      if (tokenRefused.match(action) && storedToken() === action.payload) clearExpiredSession();
      if (tokenAbandoned.match(action)) clearDrafts();
      // Each tab has drafts of its own: a logout in another one drops these too.
      if (sessionRead.match(action) && before !== null && isLogout(action.payload))
        clearTabDrafts();
      if (signedOut.match(action)) {
        clearSession(action.payload);
        clearDrafts();
      }
      const isNewTurn =
        selectTurn(listenerApi.getOriginalState()) !== selectTurn(listenerApi.getState());
      const api = apiNow();
      if (before !== null && isNewTurn && api !== null) listenerApi.dispatch(api.forgetAnswers());
    },
  });
  return listener;
}
