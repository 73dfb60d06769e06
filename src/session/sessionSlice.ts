import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from './session';
import type { LogoutKind } from './sessionStorage';

interface SessionState {
  readonly current: Session | null;
  /**
   * The service refused the token (decisions S3). With unsaved work the session stays on the screen until the person
   * has signed in again or given the work up; otherwise it is over and only the message is left to be shown.
   */
  readonly expired: boolean;
  /** A form holds something that is not saved. */
  readonly unsaved: boolean;
}

const nobody: SessionState = { current: null, expired: false, unsaved: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    /** A sign-in with the service's own role number beside the session. */
    signedIn: (
      state,
      { payload }: PayloadAction<{ session: Session; roleNumber: number | null }>,
    ): SessionState => ({
      current: payload.session,
      expired: false,
      unsaved: state.unsaved && isSamePerson(state.current, payload.session),
    }),
    /** A confirmed e-mail address brought a token along (decisions S5): no name and no role belong to it. */
    emailVerified: (state, { payload: token }: PayloadAction<string>): SessionState =>
      state.current?.token === token
        ? state
        : {
            ...nobody,
            current: { token, userId: null, userName: '', role: null, memberId: null },
          },
    signedOut: (_state, _action: PayloadAction<LogoutKind>): SessionState => nobody,
    /** Storage says who is signed in: at start, after a change in another tab, after a page came back from the cache. */
    sessionRead: (state, { payload }: PayloadAction<Session | null>): SessionState =>
      payload?.token === state.current?.token ? state : { ...nobody, current: payload },
    /** A call came back with 401 (decisions S3): a late answer to an older token never ends a newer session. */
    tokenRefused: (state, { payload: token }: PayloadAction<string>): SessionState => {
      if (state.current?.token !== token) return state;
      return state.unsaved ? { ...state, expired: true } : { ...nobody, expired: true };
    },
    /** The person gives up the work that an expired session still held. */
    tokenAbandoned: (): SessionState => ({ ...nobody, expired: true }),
    expiryAcknowledged: (state): SessionState => ({ ...state, expired: false }),
    workChanged: (state, { payload: unsaved }: PayloadAction<boolean>): SessionState => ({
      ...state,
      unsaved,
    }),
  },
  selectors: {
    selectSession: (state) => state.current,
    selectExpired: (state) => state.expired,
    selectUnsaved: (state) => state.unsaved,
  },
});

/** The part of the store that knows who is signed in. */
export type SessionRoot = { readonly [sessionSlice.reducerPath]: SessionState };

/** Whether a new sign-in goes on with the work of the session before. */
export function isSamePerson(before: Session | null, now: Session | null): boolean {
  return before !== null && now !== null && before.userId !== null && before.userId === now.userId;
}

export const {
  signedIn,
  emailVerified,
  signedOut,
  sessionRead,
  tokenRefused,
  tokenAbandoned,
  expiryAcknowledged,
  workChanged,
} = sessionSlice.actions;
export const { selectSession, selectExpired, selectUnsaved } = sessionSlice.selectors;
