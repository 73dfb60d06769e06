import type { UnknownAction } from '@reduxjs/toolkit';
import type { MemberId } from '../domain/memberId';
import { actionOf } from './action';
import type { Session } from './session';
import type { LogoutKind, SessionEnd } from './storedSession';

interface SessionState {
  readonly current: Session | null;
  /**
   * Grows with each person who comes or goes in this tab; who signs in anew goes on with the same. What was asked in one
   * turn says and changes nothing in the next (rules C4, C5).
   */
  readonly turn: number;
  /**
   * The service refused the token (rule S3). With unsaved work the session stays on the screen until the person
   * has signed in again or given the work up; otherwise it is over and only the message is left to be shown.
   */
  readonly expired: boolean;
  /**
   * The user who was interrupted by that, and goes on there after the next sign-in; nobody else does. `null` where nobody was
   * interrupted: who gives up work leaves.
   */
  readonly expiredOf: number | null;
  /** What the screens hold that is not saved, by the name of its holder (rule C6). */
  readonly work: readonly string[];
}

const start: SessionState = { current: null, turn: 0, expired: false, expiredOf: null, work: [] };

/** A sign-in with the service's own role number beside the session. */
export const signedIn = actionOf<{ session: Session; roleNumber: number | null }>(
  'session/signedIn',
);
/** A confirmed e-mail address brought this token along (rule S5): no name and no role belong to it. */
export const emailVerified = actionOf<string>('session/emailVerified');
export const signedOut = actionOf<LogoutKind>('session/signedOut');
/**
 * Storage says who is signed in: at start, after a change in another tab, after a page came back from the cache.
 * Where another tab's session expired, this tab's work stays as after an expiry of its own.
 */
export const sessionRead = actionOf<{ session: Session | null; end: SessionEnd }>(
  'session/sessionRead',
);
/** A call with this token came back with 401 (rule S3): a late answer to an older one never ends a newer session. */
export const tokenRefused = actionOf<string>('session/tokenRefused');
/** The person gives up the work that an expired session still held. */
export const tokenAbandoned = actionOf('session/tokenAbandoned');
export const expiryAcknowledged = actionOf('session/expiryAcknowledged');
/** Of the work of this holder. */
export const workHeld = actionOf<string>('session/workHeld');
export const workReleased = actionOf<string>('session/workReleased');
/** The person gave up whatever is held. */
export const workDropped = actionOf('session/workDropped');

export function sessionReducer(state: SessionState = start, action: UnknownAction): SessionState {
  if (signedIn.match(action)) return taken(state, action.payload.session);
  if (emailVerified.match(action)) return verified(state, action.payload);
  if (signedOut.match(action)) return taken(state, null);
  if (sessionRead.match(action)) return read(state, action.payload);
  if (tokenRefused.match(action)) return refused(state, action.payload);
  if (tokenAbandoned.match(action)) return { ...expiredNow(state), expiredOf: null };
  if (expiryAcknowledged.match(action)) return { ...state, expired: false };
  if (workHeld.match(action)) return held(state, action.payload);
  if (workReleased.match(action)) return released(state, action.payload);
  if (workDropped.match(action)) return { ...state, work: [] };
  return state;
}

const verified = (state: SessionState, token: string): SessionState =>
  state.current?.token === token
    ? state
    : taken(state, { token, userId: null, userName: '', role: null, memberId: null });

function read(
  state: SessionState,
  { session, end }: ReturnType<typeof sessionRead>['payload'],
): SessionState {
  if (session?.token === state.current?.token) return state;
  if (session === null && end === 'expired' && state.work.length > 0)
    return { ...state, expired: true };
  return taken(state, session);
}

function refused(state: SessionState, token: string): SessionState {
  if (state.current?.token !== token) return state;
  return state.work.length > 0 ? { ...state, expired: true } : expiredNow(state);
}

const held = (state: SessionState, holder: string): SessionState =>
  state.work.includes(holder) ? state : { ...state, work: [...state.work, holder] };

const released = (state: SessionState, holder: string): SessionState =>
  state.work.includes(holder)
    ? { ...state, work: state.work.filter((other) => other !== holder) }
    : state;

/** The part of the store that knows who is signed in. */
export type SessionRoot = { readonly session: SessionState };

export const selectSession = ({ session }: SessionRoot): Session | null => session.current;
export const selectTurn = ({ session }: SessionRoot): number => session.turn;
export const selectExpired = ({ session }: SessionRoot): boolean => session.expired;
export const selectExpiredOf = ({ session }: SessionRoot): number | null => session.expiredOf;
export const selectUnsaved = ({ session }: SessionRoot): boolean => session.work.length > 0;

/** Whether a new sign-in goes on with the work of the session before. */
export function isSamePerson(before: Session | null, now: Session | null): boolean {
  return before !== null && now !== null && before.userId !== null && before.userId === now.userId;
}

/** Nobody is signed in any more, since the service refused the token. */
const expiredNow = (state: SessionState): SessionState => ({
  ...taken(state, null),
  expired: true,
  expiredOf: state.current?.userId ?? null,
});

/** The session from now on. The same person goes on with the same work; anybody else begins a new turn. */
function taken(state: SessionState, session: Session | null): SessionState {
  return isSamePerson(state.current, session)
    ? { ...state, current: session, expired: false }
    : { ...start, current: session, turn: state.turn + 1 };
}

/** The turn of a store's state as RTK Query hands it to a call; `null` where there is none. */
export const turnIn = (state: unknown): number | null => (isRoot(state) ? selectTurn(state) : null);

/** Who is signed in, in the same way. */
export const userIdIn = (state: unknown): MemberId | null =>
  isRoot(state) ? (selectSession(state)?.userId ?? null) : null;

const isRoot = (state: unknown): state is SessionRoot =>
  typeof state === 'object' && state !== null && 'session' in state;
