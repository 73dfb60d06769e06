import { type MemberId, parseMemberId } from '../domain/member';
import { type Role, roleOf } from '../domain/access';
import {
  isOnlyInTab,
  parsedJson,
  readItem,
  removeItem,
  replaceItems,
  writeItem,
} from './browserStorage';

/** The signed-in person. Only a hint for the screens: the service checks every request itself (product §6). */
export interface Session {
  readonly token: string;
  /** `null` if the service gave no usable id. */
  readonly userId: MemberId | null;
  readonly userName: string;
  /** The address that was typed at the login, for password managers; missing if unknown. */
  readonly email?: string | undefined;
  readonly role: Role | null;
  /** `user.member_id`, else `user.id`. */
  readonly memberId: MemberId | null;
}

/** False if no header can carry the token: no request could be sent with it. */
export const isUsableToken = (token: string): boolean => /^[\t -~\u0080-\u00FF]+$/.test(token);

export interface SignIn {
  readonly session: Session;
  /** The number that the service gave, which may be unknown to the portal. */
  readonly roleNumber: number | null;
}

/** The six keys of product §3, and two older ones that only the member layout's logout removes. */
const KEYS = ['token', 'user_id', 'user_name', 'role', 'user', 'member_id'] as const;
const MEMBER_LOGOUT_KEYS = ['token', 'username', 'id', 'role', 'user', 'member_id'] as const;

/** The two logouts: the member layout's leaves `user_id` and `user_name`. */
export type LogoutKind = 'general' | 'memberLayout';

/** Why there is no session: other tabs keep unsaved work after an expiry, but not after a logout. */
export type SessionEnd = 'expired' | 'signedOut';

/** Written to storage and removed at once: its storage event tells the other tabs. */
export const SESSION_END_KEY = 'session_end';

/** Reads the session strictly: a broken value counts as logged out or as no role. Never throws. */
export function readSession(): Session | null {
  const token = storedToken();
  const user = readUser();
  if (token === null || user === null) return null;
  const userId = parseMemberId(readItem('user_id'));
  const role = readItem('role');
  return {
    token,
    userId,
    userName: readText('user_name') ?? '',
    email: typeof user.email === 'string' ? user.email : undefined,
    role: role === '2' || role === '3' ? roleOf(Number(role)) : null,
    memberId: readItem('member_id') === null ? userId : parseMemberId(readItem('member_id')),
  };
}

/** Writes all six keys or, if there is no room, none: a mixture of two sessions would be a third. */
export function writeSession(session: Session, roleNumber: number | null): void {
  const { token, userId, userName, email, memberId } = session;
  const user = userId === null ? null : { id: userId, name: userName, role: roleNumber, email };
  replaceItems({
    user_id: textOf(userId),
    user_name: userName === '' ? null : userName,
    role: textOf(roleNumber),
    user: user === null ? null : JSON.stringify(user),
    member_id: textOf(memberId),
    // Last: other tabs read the session as soon as the token is there.
    token,
  } satisfies Record<(typeof KEYS)[number], string | null>);
}

/** The token with which a new tab would start. */
export function storedToken(): string | null {
  const token = readText('token');
  return token !== null && isUsableToken(token) ? token : null;
}

/** False if nobody is logged in, or only in this tab. */
export const isSessionStored = (): boolean => storedToken() !== null && !isOnlyInTab('token');

export function clearSession(kind: LogoutKind): void {
  for (const key of kind === 'memberLayout' ? MEMBER_LOGOUT_KEYS : KEYS) removeItem(key);
}

/** Removes the keys of a session that the service ended, and first tells the other tabs why they go. */
export function clearExpiredSession(): void {
  writeItem(SESSION_END_KEY, 'expired' satisfies SessionEnd);
  clearSession('general');
  removeItem(SESSION_END_KEY);
}

/** Broken or foreign JSON under `user` means that the other keys are no login of this portal either. */
function readUser(): { readonly email?: unknown } | null {
  const text = readItem('user');
  const user = text === null ? {} : parsedJson(text);
  return typeof user === 'object' ? user : null;
}

const textOf = (number: number | null): string | null => (number === null ? null : String(number));

function readText(key: string): string | null {
  const value = readItem(key);
  return value === null || ['', 'null', 'undefined'].includes(value.trim()) ? null : value;
}
