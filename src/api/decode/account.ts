import type { Counts } from '../../domain/counts';
import type { UserDetails } from '../../domain/userDetails';
import type { SignIn } from '../../session/session';
import { roleOf } from '../../domain/roles';
import {
  isRecord,
  readCount,
  readId,
  readRecord,
  readText,
  readWholeNumber,
  UnreadableAnswer,
} from './read';

/** POST /api/login: `user{id, name, role}` and `authorisation{token}`. Without a token nobody is signed in. */
export function decodeSignIn(answer: unknown): SignIn {
  const { user, authorisation } = isRecord(answer) ? answer : {};
  const token = isRecord(authorisation) ? readToken(authorisation['token']) : '';
  if (!isRecord(user) || token === '') throw new UnreadableAnswer('No user or no token');
  const userId = readId(user['id']);
  const roleNumber = readWholeNumber(user['role']);
  return {
    session: {
      token,
      userId,
      userName: readText(user['name']),
      role: roleOf(roleNumber),
      memberId: readId(user['member_id']) ?? userId,
    },
    roleNumber,
  };
}

/** GET /api/usetdetail. */
export function decodeUserDetails(answer: unknown): UserDetails {
  const wrapped = isRecord(answer) && isRecord(answer['user']) ? answer['user'] : answer;
  const user = readRecord(wrapped, 'name', 'email');
  return { name: readText(user['name']), email: readText(user['email']) };
}

/** GET /api/getall. */
export function decodeCounts(answer: unknown): Counts {
  const counts = readRecord(answer, 'registered', 'old', 'new');
  return {
    registered: readCount(counts['registered']),
    old: readCount(counts['old']),
    new: readCount(counts['new']),
  };
}

/**
 * POST /api/verify-email: the token that a confirmed address may bring along. An answer that says nothing of the address
 * confirms nothing.
 */
export function decodeVerification(answer: unknown): { readonly token: string | null } {
  const verification = readRecord(answer, 'status', 'token', 'message');
  const token = readToken(verification['token']);
  return { token: token === '' ? null : token };
}

/** Only a text is a token: what is merely readable would sign in nobody, and be kept all the same. */
function readToken(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** The service's own words after a change; `null` where it gave none. */
export function decodeMessage(answer: unknown): string | null {
  const message = isRecord(answer) ? readText(answer['message']).trim() : '';
  return message === '' ? null : message;
}
