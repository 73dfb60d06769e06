import { paths } from '../../config/paths';
import { type Access, accessOf, ROLE } from '../../domain/access';
import type { Session } from '../../session/storedSession';

/** The history state of the way to the login: the screen that led there. Never in the address, where a stranger could write it. */
export interface ReturnTo {
  /** Below the base path, with query and hash. */
  readonly path: string;
  /** The user whose session ended there: nobody else is sent back. `null` if nobody was logged in. */
  readonly userId: number | null;
  /** As the history gives it, any text. */
  readonly title: string;
  readonly access: Access;
}

/** A login leads to these screens anyway. */
const HOME = new RegExp(`^(${paths.admin}|${paths.member}|${paths.dashboard})/*([?#]|$)`, 'i');

/** Reads the screen that led to the login; `null` if none did. The history can contain anything. */
export function readReturnTo(state: unknown): ReturnTo | null {
  const given = new Map<string, unknown>(Object.entries(state ?? {}));
  const path = given.get('path');
  const userId = given.get('userId');
  const access = given.get('access');
  const title = given.get('title');
  // An address that begins with two slashes names another host.
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || HOME.test(path)) return null;
  if (userId !== null && typeof userId !== 'number') return null;
  if (typeof title !== 'string' || !Array.isArray(access)) return null;
  const roles = access.filter((role) => role === ROLE.member || role === ROLE.admin);
  if (roles.length === 0 || roles.length < access.length) return null;
  return { path, userId, title, access: roles };
}

/** True if this person may go on to the screen: it is not of another role, and not one that another person had open. */
export const mayReturn = ({ userId, access }: ReturnTo, signedIn: Session): boolean =>
  (userId === null || userId === signedIn.userId) && accessOf(access, signedIn) === 'allowed';
