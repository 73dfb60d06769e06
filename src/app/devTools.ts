import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import type { RootState } from '../api/state';

const HIDDEN = '(hidden)';

/** Actions of these parts of the store contain neither a token nor anything that a person typed. */
const HARMLESS = /^(?:slowReads\/|api\/(?:executeQuery|internalSubscriptions|queries|config)\/)/;

function sanitizedAction<A extends Action>(action: A): A {
  return HARMLESS.test(action.type) || !('payload' in action || 'meta' in action)
    ? action
    : { ...action, payload: HIDDEN, meta: HIDDEN };
}

function sanitizedState<S>(state: S): S {
  if (!isRoot(state)) return state;
  const { session, api, changes } = state;
  const current = session.current === null ? null : { ...session.current, token: HIDDEN };
  return {
    ...state,
    session: { ...session, current },
    api: { ...api, mutations: {} },
    changes: { ...changes, running: {}, sentBefore: [] },
  };
}

const isRoot = (state: unknown): state is RootState =>
  typeof state === 'object' &&
  state !== null &&
  'session' in state &&
  'api' in state &&
  'changes' in state;

/** Redux DevTools of a development build, without tokens and without anything that a person typed. */
export const devTools: DevToolsEnhancerOptions = {
  actionSanitizer: sanitizedAction,
  stateSanitizer: sanitizedState,
};
