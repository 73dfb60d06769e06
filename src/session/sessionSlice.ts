import {
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useSelector, useStore } from 'react-redux';
import { useConfig } from '../config/ConfigContext';
import type { MemberId } from '../domain/member';
import type { Session, SignIn, LogoutKind, SessionEnd } from './storedSession';

interface SessionState {
  readonly current: Session | null;
  /** Grows when another person logs in or out in this tab. An answer from an earlier epoch changes nothing. */
  readonly epoch: number;
  /** The token was refused. Unsaved work keeps the session until renewed or discarded; else only a message remains. */
  readonly isExpired: boolean;
  /** The only user who returns to the screen at the next login; `null` if nobody was interrupted or the work was discarded. */
  readonly interruptedUserId: number | null;
  /** The forms with unsaved work, by the id of the component; true while the server is saving it. */
  readonly unsavedChanges: Readonly<Record<string, boolean>>;
}

const start: SessionState = {
  current: null,
  epoch: 0,
  isExpired: false,
  interruptedUserId: null,
  unsavedChanges: {},
};

/** True if a new login continues the work of the session before. */
export function isSamePerson(before: Session | null, now: Session | null): boolean {
  return before !== null && now !== null && before.userId !== null && before.userId === now.userId;
}

function withSession(state: SessionState, session: Session | null): SessionState {
  return isSamePerson(state.current, session)
    ? { ...state, current: session, isExpired: false }
    : { ...start, current: session, epoch: state.epoch + 1 };
}

const hasUnsaved = ({ unsavedChanges }: SessionState) => Object.keys(unsavedChanges).length > 0;

const withExpiry = (state: SessionState): SessionState => ({
  ...withSession(state, null),
  isExpired: true,
  interruptedUserId: state.current?.userId ?? null,
});

const sessionSlice = createSlice({
  name: 'session',
  initialState: start,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<SignIn>) => withSession(state, payload.session),
    /** The answer to an email verification brought a token, without a name or role. */
    emailVerified: (state, { payload: token }: PayloadAction<string>) =>
      state.current?.token === token
        ? state
        : withSession(state, { token, userId: null, userName: '', role: null, memberId: null }),
    // The storage needs the kind of logout (app/store.ts).
    signedOut: (state, _action: PayloadAction<LogoutKind>) => withSession(state, null),
    /** Read at start, after a change in another tab, or after the page cache. An expiry in another tab keeps unsaved work too. */
    sessionRead: (
      state,
      { payload }: PayloadAction<{ session: Session | null; end: SessionEnd }>,
    ) => {
      const { session, end } = payload;
      if (session?.token === state.current?.token) return state;
      if (session === null && end === 'expired' && hasUnsaved(state))
        return { ...state, isExpired: true };
      return withSession(state, session);
    },
    /** A request with this token got a 401. A late answer to an old token must not end a newer session. */
    tokenRefused: (state, { payload: token }: PayloadAction<string>) => {
      if (state.current?.token !== token) return state;
      return hasUnsaved(state) ? { ...state, isExpired: true } : withExpiry(state);
    },
    /** The person discarded the work that an expired session still had. */
    tokenAbandoned: (state) => ({ ...withExpiry(state), interruptedUserId: null }),
    expiryAcknowledged: (state) => ({ ...state, isExpired: false }),
    unsavedAdded: (
      state,
      { payload }: PayloadAction<{ holder: string; isBeingSaved: boolean }>,
    ) => {
      state.unsavedChanges[payload.holder] = payload.isBeingSaved;
    },
    unsavedRemoved: (state, { payload: holder }: PayloadAction<string>) => {
      delete state.unsavedChanges[holder];
    },
    unsavedDiscarded: (state) => ({ ...state, unsavedChanges: {} }),
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

export type SessionRoot = { readonly session: SessionState };

export const selectSession = ({ session }: SessionRoot): Session | null => session.current;
export const selectSessionEpoch = ({ session }: SessionRoot): number => session.epoch;
export const selectIsExpired = ({ session }: SessionRoot): boolean => session.isExpired;
export const selectInterruptedUserId = ({ session }: SessionRoot): number | null =>
  session.interruptedUserId;
export const selectHasUnsavedChanges = ({ session }: SessionRoot): boolean => hasUnsaved(session);
/** Leaving loses unsaved changes: the server is not saving all of them at the moment. */
export const selectLosesChanges = ({ session }: SessionRoot): boolean =>
  Object.values(session.unsavedChanges).includes(false);
/** The next login returns to the screen it came from: nobody has logged out in this tab, or it was an interruption. */
export const selectReturnsAfterSignIn = ({ session }: SessionRoot): boolean =>
  session.epoch === 0 || session.interruptedUserId !== null;

/** Returns a function that says whether the session is still the one of now. */
export const watchSession =
  (): ThunkAction<() => boolean, SessionRoot, unknown, UnknownAction> => (_, getState) => {
    const { epoch } = getState().session;
    return () => getState().session.epoch === epoch;
  };

export function useSession(): Session | null {
  return useSelector(selectSession);
}

/** Whose screen it is: a number that grows when another person logs in or out in this tab. */
export function useOwner() {
  const store = useStore<SessionRoot>();
  const owner = useSelector(selectSessionEpoch);
  return { owner, ownerNow: () => selectSessionEpoch(store.getState()) };
}

/** The key prefix for a service: two portals on one origin may use two services, and the demo is a third. */
export const serviceKey = (apiBaseUrl: string): string =>
  import.meta.env.MODE === 'demo' ? 'demo#' : `${apiBaseUrl}#`;

/** The key of a person, or of any visitor (`null`); the semicolon keeps one key from being the prefix of another. */
export const personKey = (apiBaseUrl: string, userId: MemberId | null): string =>
  `${serviceKey(apiBaseUrl)}${userId ?? ''};`;

/** The key of the signed-in person; `null` for a person without an id, for whom this computer keeps nothing. */
export function usePersonKey(): string | null {
  const { apiBaseUrl } = useConfig();
  const userId = useSession()?.userId ?? null;
  return userId === null ? null : personKey(apiBaseUrl, userId);
}
