import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { ApiRoot } from '../api/baseApi';
import type { SessionRoot } from '../session/sessionSlice';

const HIDDEN = '(hidden)';

/** The parts of the store whose actions hold neither a token nor what a person typed. */
const OPEN = /^(?:pending\/|api\/(?:executeQuery|internalSubscriptions|queries|config)\/)/;

function sanitizedAction<A extends Action>(action: A): A {
  return OPEN.test(action.type) || !('payload' in action || 'meta' in action)
    ? action
    : { ...action, payload: HIDDEN, meta: HIDDEN };
}

function sanitizedState<S>(state: S): S {
  if (!isRoot(state)) return state;
  const { session, api } = state;
  const current = session.current === null ? null : { ...session.current, token: HIDDEN };
  return { ...state, session: { ...session, current }, api: { ...api, mutations: {} } };
}

const isRoot = (state: unknown): state is SessionRoot & ApiRoot =>
  typeof state === 'object' && state !== null && 'session' in state && 'api' in state;

/** Redux DevTools of a development build: they are shown no token and nothing that a person typed. */
export const devTools: DevToolsEnhancerOptions = {
  actionSanitizer: sanitizedAction,
  stateSanitizer: sanitizedState,
};
