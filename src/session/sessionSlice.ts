import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MemberId } from '../domain/memberId';
import type { Session, SignIn } from './session';
import type { LogoutKind, SessionEnd } from './storedSession';

interface SessionState {
  readonly current: Session | null;
  /**
   * Grows with each person who comes or goes in this tab; who signs in anew goes on with the same. What was asked in one
   * turn says and changes nothing in the next (rules C4, C5).
   */
  readonly epoch: number;
  /**
   * The service refused the token (rule S3). With unsaved work the session stays on the screen until the person
   * has signed in again or given the work up; otherwise it is over and only the message is left to be shown.
   */
  readonly isExpired: boolean;
  /**
   * The user who was interrupted by that, and goes on there after the next sign-in; nobody else does. `null` where nobody was
   * interrupted: who gives up work leaves.
   */
  readonly interruptedUserId: number | null;
  /** What the screens hold that is not saved, by the name of its holder (rule C6). */
  readonly unsavedChanges: readonly string[];
}

const start: SessionState = {
  current: null,
  epoch: 0,
  isExpired: false,
  interruptedUserId: null,
  unsavedChanges: [],
};

/** Whether a new sign-in goes on with the work of the session before. */
export function isSamePerson(before: Session | null, now: Session | null): boolean {
  return before !== null && now !== null && before.userId !== null && before.userId === now.userId;
}

/** The session from now on. The same person goes on with the same work; anybody else begins a new turn. */
function withSession(state: SessionState, session: Session | null): SessionState {
  return isSamePerson(state.current, session)
    ? { ...state, current: session, isExpired: false }
    : { ...start, current: session, epoch: state.epoch + 1 };
}

/** Nobody is signed in any more, since the service refused the token. */
const withExpiry = (state: SessionState): SessionState => ({
  ...withSession(state, null),
  isExpired: true,
  interruptedUserId: state.current?.userId ?? null,
});

const sessionSlice = createSlice({
  name: 'session',
  initialState: start,
  reducers: {
    /** A sign-in with the service's own role number beside the session. */
    signedIn: (state, { payload }: PayloadAction<SignIn>) => withSession(state, payload.session),
    /** A confirmed e-mail address brought this token along (rule S5): no name and no role belong to it. */
    emailVerified: (state, { payload: token }: PayloadAction<string>) =>
      state.current?.token === token
        ? state
        : withSession(state, { token, userId: null, userName: '', role: null, memberId: null }),
    // Which kind of logout it was is for the storage (app/store.ts).
    signedOut: (state, _action: PayloadAction<LogoutKind>) => withSession(state, null),
    /**
     * Storage says who is signed in: at start, after a change in another tab, after a page came back from the cache.
     * Where another tab's session expired, this tab's work stays as after an expiry of its own.
     */
    sessionRead: (
      state,
      { payload }: PayloadAction<{ session: Session | null; end: SessionEnd }>,
    ) => {
      const { session, end } = payload;
      if (session?.token === state.current?.token) return state;
      if (session === null && end === 'expired' && state.unsavedChanges.length > 0)
        return { ...state, isExpired: true };
      return withSession(state, session);
    },
    /** A call with this token came back with 401 (rule S3): a late answer to an older one never ends a newer session. */
    tokenRefused: (state, { payload: token }: PayloadAction<string>) => {
      if (state.current?.token !== token) return state;
      return state.unsavedChanges.length > 0 ? { ...state, isExpired: true } : withExpiry(state);
    },
    /** The person gives up the work that an expired session still held. */
    tokenAbandoned: (state) => ({ ...withExpiry(state), interruptedUserId: null }),
    expiryAcknowledged: (state) => ({ ...state, isExpired: false }),
    /** Of the work of this holder. */
    unsavedAdded: (state, { payload: holder }: PayloadAction<string>) =>
      state.unsavedChanges.includes(holder)
        ? state
        : { ...state, unsavedChanges: [...state.unsavedChanges, holder] },
    unsavedRemoved: (state, { payload: holder }: PayloadAction<string>) =>
      state.unsavedChanges.includes(holder)
        ? { ...state, unsavedChanges: state.unsavedChanges.filter((other) => other !== holder) }
        : state,
    /** The person gave up whatever is held. */
    unsavedDiscarded: (state) => ({ ...state, unsavedChanges: [] }),
  },
});

export const sessionReducer = sessionSlice.reducer;
export const {
  signedIn,
  emailVerified,
  signedOut,
  sessionRead,
  tokenRefused,
  tokenAbandoned,
  expiryAcknowledged,
  unsavedAdded,
  unsavedRemoved,
  unsavedDiscarded,
} = sessionSlice.actions;

/** The part of the store that knows who is signed in. */
export type SessionRoot = { readonly session: SessionState };

export const selectSession = ({ session }: SessionRoot): Session | null => session.current;
export const selectSessionEpoch = ({ session }: SessionRoot): number => session.epoch;
export const selectIsExpired = ({ session }: SessionRoot): boolean => session.isExpired;
export const selectInterruptedUserId = ({ session }: SessionRoot): number | null =>
  session.interruptedUserId;
export const selectHasUnsavedChanges = ({ session }: SessionRoot): boolean =>
  session.unsavedChanges.length > 0;

/** The turn of a store's state as RTK Query hands it to a call; `null` where there is none. */
export const sessionEpochIn = (state: unknown): number | null =>
  isRoot(state) ? selectSessionEpoch(state) : null;

/** Who is signed in, in the same way. */
export const userIdIn = (state: unknown): MemberId | null =>
  isRoot(state) ? (selectSession(state)?.userId ?? null) : null;

const isRoot = (state: unknown): state is SessionRoot =>
  typeof state === 'object' && state !== null && 'session' in state;
