import { type Location, matchPath } from 'react-router';
import { paths } from '../../config/paths';
import type { ReturnTo } from '../../features/account/LoginPage';

type GuardedRoute = Pick<ReturnTo, 'title' | 'access'> & { readonly path: string };

/** The history state of the way to the login. Never in the address, where a stranger could write it. */
export const returnToState = ({ pathname, search, hash }: Location, userId: number | null) => ({
  returnTo: pathname + search + hash,
  userId,
});

/** A login leads to these screens anyway. */
const HOME_PATHS: readonly string[] = [paths.admin, paths.member, paths.dashboard];

/** Reads the screen that led to the login; `null` unless it is in the route table and needs a login. */
export function readReturnTo(state: unknown, rows: readonly GuardedRoute[]): ReturnTo | null {
  if (typeof state !== 'object' || state === null) return null;
  const path = 'returnTo' in state ? state.returnTo : null;
  const userId = 'userId' in state ? state.userId : null;
  // An address that begins with two slashes names another host.
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return null;
  const [pathname = ''] = path.split(/[?#]/);
  const row = rows.find((candidate) => matchPath(candidate.path, pathname) !== null);
  return row === undefined || row.access === 'public' || HOME_PATHS.includes(row.path)
    ? null
    : {
        path,
        userId: typeof userId === 'number' ? userId : null,
        title: row.title,
        access: row.access,
      };
}
