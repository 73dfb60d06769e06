import { type Location, matchPath } from 'react-router';
import { paths } from '../../config/paths';
import type { ReturnTo } from '../../features/account/LoginPage';

type GuardedRoute = Pick<ReturnTo, 'title' | 'access'> & { readonly path: string };

/** The history state that goes with the move to the sign-in. It is never in the address, where a stranger could write it. */
export const returnToState = ({ pathname, search, hash }: Location, userId: number | null) => ({
  returnTo: pathname + search + hash,
  userId,
});

/** Where a sign-in leads anyway. */
const HOME_PATHS: readonly string[] = [paths.admin, paths.member, paths.dashboard];

/** Reads which screen the move to the sign-in came from; `null` unless that screen is in the route table and needs a sign-in. */
export function readReturnTo(state: unknown, rows: readonly GuardedRoute[]): ReturnTo | null {
  if (typeof state !== 'object' || state === null) return null;
  const { path, userId } = entryOf(state);
  // An address that begins with two slashes is on another host.
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

/** Version 0.1 named them `wanted` and `of`; an entry of the history survives the reload into this version. */
function entryOf(state: object): { readonly path?: unknown; readonly userId?: unknown } {
  if ('returnTo' in state)
    return { path: state.returnTo, userId: 'userId' in state ? state.userId : null };
  return 'wanted' in state ? { path: state.wanted, userId: 'of' in state ? state.of : null } : {};
}
