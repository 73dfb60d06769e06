import { isUsableToken, type SignIn } from '../../session/storedSession';
import { roleOf } from '../../domain/access';
import {
  fieldsOf,
  isRecord,
  readCount,
  readId,
  readRecord,
  readText,
  readWholeNumber,
  readTrimmed,
  UnreadableAnswer,
} from './read';

/** POST /api/login: `user{id, name, role}` and `authorisation{token}`. An answer without a token is no login. */
export function decodeSignIn(answer: unknown): SignIn {
  const { user, authorisation } = fieldsOf(answer);
  const token = readToken(fieldsOf(authorisation)['token']);
  if (!isRecord(user) || token === null) throw new UnreadableAnswer('No user or no token');
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

export interface UserDetails {
  readonly name: string;
  readonly email: string;
}

/** GET /api/usetdetail. */
export function decodeUserDetails(answer: unknown): UserDetails {
  const user = readRecord(answer, ['name', 'email'], 'user');
  return { name: readText(user['name']), email: readText(user['email']) };
}

/** Number of members and applications (product §3, counts response); `null` where the service does not say. */
export interface Counts {
  readonly registered: number | null;
  readonly old: number | null;
  readonly new: number | null;
}

/** GET /api/getall. */
export function decodeCounts(answer: unknown): Counts {
  const counts = readRecord(answer, ['registered', 'old', 'new']);
  return {
    registered: readCount(counts['registered']),
    old: readCount(counts['old']),
    new: readCount(counts['new']),
  };
}

/** POST /api/verify-email: the token that may come with the confirmation. An empty answer confirms nothing. */
export function decodeVerification(answer: unknown): { readonly token: string | null } {
  return { token: readToken(readRecord(answer, ['status', 'token', 'message'])['token']) };
}

/** Only a text that a header can carry is a token: any other value would be stored and log nobody in. */
const readToken = (value: unknown): string | null =>
  typeof value === 'string' && isUsableToken(value.trim()) ? value.trim() : null;

/** The service's own words after a change; `null` if it gave none. */
export const decodeMessage = (answer: unknown): string | null =>
  readTrimmed(fieldsOf(answer)['message']);
