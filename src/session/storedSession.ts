import { parseMemberId } from '../domain/memberId';
import { roleOf } from '../domain/roles';
import { parsedJson, readItem, removeItem, replaceItems, writeItem } from './browserStorage';
import type { Session } from './session';

/** The six keys of product §3 (rule S1), and two older ones that only a member's logout removes. */
const KEYS = ['token', 'user_id', 'user_name', 'role', 'user', 'member_id'] as const;
const MEMBER_LOGOUT_KEYS = ['token', 'username', 'id', 'role', 'user', 'member_id'] as const;

/** Which of the two logouts of rule S2: the member layout leaves `user_id` and `user_name`. */
export type LogoutKind = 'general' | 'memberLayout';

/** Why no session is stored: the other tabs keep unsaved work after an expiry, and none after a logout (rule C6). */
export type SessionEnd = 'expired' | 'signedOut';

/** Stands in storage for a moment only: the event of it tells the other tabs. */
export const SESSION_END_KEY = 'session_end';

/** Reads the session strictly (rule S1): whatever is broken counts as signed out or as no role. Never throws. */
export function readSession(): Session | null {
  const token = readText('token');
  if (token === null || !isWholeUser(readItem('user'))) return null;
  const userId = parseMemberId(readItem('user_id'));
  const role = readItem('role');
  return {
    token,
    userId,
    userName: readText('user_name') ?? '',
    role: role === '2' || role === '3' ? roleOf(Number(role)) : null,
    memberId: readItem('member_id') === null ? userId : parseMemberId(readItem('member_id')),
  };
}

/**
 * Writes the six keys of a new sign-in, all of them or, where the browser has no room, none (rule S8): half of one
 * session over half of another would be a third. `roleNumber` is the service's own, known to the portal or not.
 */
export function writeSession(session: Session, roleNumber: number | null): void {
  const { token, userId, userName, memberId } = session;
  const user = userId === null ? null : { id: userId, name: userName, role: roleNumber };
  replaceItems({
    user_id: textOf(userId),
    user_name: userName === '' ? null : userName,
    role: textOf(roleNumber),
    user: user === null ? null : JSON.stringify(user),
    member_id: textOf(memberId),
    // Last: another tab takes a session from the moment its token stands.
    token,
  } satisfies Record<(typeof KEYS)[number], string | null>);
}

/** The token that every tab would start with now. */
export function storedToken(): string | null {
  return readText('token');
}

export function clearSession(kind: LogoutKind): void {
  for (const key of kind === 'memberLayout' ? MEMBER_LOGOUT_KEYS : KEYS) removeItem(key);
}

/** Removes the keys of a session that the service ended, and lets the other tabs know so before they see them go. */
export function clearExpiredSession(): void {
  writeItem(SESSION_END_KEY, 'expired' satisfies SessionEnd);
  clearSession('general');
  removeItem(SESSION_END_KEY);
}

/** Half-written or foreign JSON under `user` means that the rest is no sign-in of this portal either. */
function isWholeUser(text: string | null): boolean {
  const user = parsedJson(text);
  return text === null || (typeof user === 'object' && user !== null);
}

const textOf = (number: number | null): string | null => (number === null ? null : String(number));

function readText(key: string): string | null {
  const value = readItem(key);
  return value === null || ['', 'null', 'undefined'].includes(value.trim()) ? null : value;
}
