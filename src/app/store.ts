import type { ThunkAction, ThunkDispatch } from '@reduxjs/toolkit';
import {
  type Action,
  applyMiddleware,
  isAction,
  legacy_createStore as createReduxStore,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from 'redux';
import type { ApiDispatch, ApiRoot } from '../api/rootApi';
import { changesReducer, type ChangesRoot } from '../api/changes';
import { apiNow, whenApiComes } from '../api/comingApi';
import { Connection, type Send } from '../api/connection';
import type { Config } from '../config/schema';
import type { Session } from '../session/session';
import { clearDrafts } from '../session/work/drafts';
import { clearTabDrafts } from '../session/work/editDraft';
import {
  emailVerified,
  selectSession,
  selectTurn,
  type SessionRoot,
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

/**
 * The one store: the session, what is being changed, and the answers of the service; in the demo the imitated one, which
 * every call waits for. It is made of Redux alone: Redux Toolkit comes with RTK Query, once the form stands
 * (docs/decisions/0032).
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
  const store = createReduxStore(
    rootReducer(null),
    applyMiddleware(sendingOver(connection), keepingSession, askingWhenItComes),
  );
  whenApiComes((api) => store.replaceReducer(rootReducer(api.reducer)));
  store.dispatch(sessionRead({ session: readSession(), end: 'signedOut' }));
  return store;
}

export type Store = ReturnType<typeof createStore>;

type State = SessionRoot & ChangesRoot & Partial<ApiRoot>;

const rootReducer =
  (answers: Reducer<ApiRoot['api']> | null) =>
  (state: State | undefined, action: UnknownAction): State => ({
    session: sessionReducer(state?.session, action),
    changes: changesReducer(state?.changes, action),
    ...(answers === null ? {} : { api: answers(state?.api, action) }),
  });

type StoreDispatch = ThunkDispatch<State, unknown, UnknownAction>;
type StoreMiddleware = Middleware<StoreDispatch, State, StoreDispatch>;
type Sending = ThunkAction<unknown, State, unknown, UnknownAction>;

const isSending = (action: unknown): action is Sending => typeof action === 'function';

/** A call of RTK Query is a function, which finds the connection in its extra argument. */
const sendingOver =
  (connection: Connection): StoreMiddleware =>
  (store) =>
  (next) =>
  (action) =>
    isSending(action) ? action(store.dispatch, () => store.getState(), connection) : next(action);

/** Passes on until RTK Query's own middleware is there. */
const askingWhenItComes: StoreMiddleware = (store) => (next) => {
  let pass = next;
  whenApiComes((api) => {
    pass = api.middleware(store)(next);
  });
  return (action) => pass(action);
};

const isLogout = ({ session, end }: ReturnType<typeof sessionRead>['payload']) =>
  session === null && end === 'signedOut';

/** Keeps storage and cached answers in step with who is signed in (rules S2, S3, S5). */
const keepingSession: Middleware<StoreDispatch, State, ApiDispatch> =
  (store) => (next) => (action) => {
    const before = store.getState();
    const passed = next(action);
    const now = store.getState();
    if (!isAction(action) || now.session === before.session) return passed;
    keepInStorage(action, selectSession(before), selectSession(now));
    const api = apiNow();
    const isNewTurn = selectTurn(before) !== selectTurn(now);
    if (selectSession(before) !== null && isNewTurn && api !== null)
      store.dispatch(api.forgetAnswers());
    return passed;
  };

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
