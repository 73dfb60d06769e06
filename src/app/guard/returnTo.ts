import { type Location, matchPath } from 'react-router';
import { paths } from '../../config/paths';
import type { Text } from '../../i18n/Text';
import type { Access } from '../../session/access';

/** A screen that somebody wanted to see before signing in. */
interface ReturnTo {
  /** Below the base path. */
  readonly path: string;
  /** The user whose session ended there; `null` where nobody was signed in. */
  readonly userId: number | null;
  readonly title: Text;
  readonly access: Access;
}

type GuardedRoute = Pick<ReturnTo, 'title' | 'access'> & { readonly path: string };

/**
 * Goes with the move to the sign-in as the state of the history's entry: it is never in the address, where a stranger could
 * write it.
 */
export const returnToState = ({ pathname, search, hash }: Location, of: number | null) => ({
  wanted: pathname + search + hash,
  of,
});

/** Where a sign-in leads anyway. */
const HOME_PATHS: readonly string[] = [paths.admin, paths.member, paths.dashboard];

/** What the move to the sign-in carried: a screen of the route table that needs a sign-in, or nothing. */
export function readReturnTo(state: unknown, rows: readonly GuardedRoute[]): ReturnTo | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null;
  const path = state.wanted;
  const userId = 'of' in state && typeof state.of === 'number' ? state.of : null;
  // Two slashes first would be another host.
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return null;
  const [pathname = ''] = path.split(/[?#]/);
  const row = rows.find((candidate) => matchPath(candidate.path, pathname) !== null);
  return row === undefined || row.access === 'public' || HOME_PATHS.includes(row.path)
    ? null
    : { path, userId, title: row.title, access: row.access };
}
