import { type Location, matchPath } from 'react-router';
import { paths } from '../../config/paths';
import type { Text } from '../../i18n/Text';
import type { Access } from '../../session/access';

/** A screen that somebody wanted to see before signing in. */
interface Wanted {
  /** Below the base path. */
  readonly to: string;
  /** The user whose session ended there; `null` where nobody was signed in. */
  readonly of: number | null;
  readonly title: Text;
  readonly access: Access;
}

type Row = Pick<Wanted, 'title' | 'access'> & { readonly path: string };

/**
 * Goes with the move to the sign-in as the state of the history's entry: it is never in the address, where a stranger could
 * write it.
 */
export const wantedState = ({ pathname, search, hash }: Location, of: number | null) => ({
  wanted: pathname + search + hash,
  of,
});

/** Where a sign-in leads anyway. */
const START_PAGES: readonly string[] = [paths.admin, paths.member, paths.dashboard];

/** What the move to the sign-in carried: a screen of the route table that needs a sign-in, or nothing. */
export function readWanted(state: unknown, rows: readonly Row[]): Wanted | null {
  if (typeof state !== 'object' || state === null || !('wanted' in state)) return null;
  const to = state.wanted;
  const of = 'of' in state && typeof state.of === 'number' ? state.of : null;
  // Two slashes first would be another host.
  if (typeof to !== 'string' || !/^\/(?!\/)/.test(to)) return null;
  const [pathname = ''] = to.split(/[?#]/);
  const row = rows.find(({ path }) => matchPath(path, pathname) !== null);
  return row === undefined || row.access === 'public' || START_PAGES.includes(row.path)
    ? null
    : { to, of, title: row.title, access: row.access };
}
