import { matchRoutes } from 'react-router';
import { askFirstList } from '../api/firstList';
import { BASE_PATH } from '../config/paths';
import type { Config } from '../config/schema';
import { type Access, judge } from '../session/access';
import { readSession, storedToken } from '../session/storedSession';
import { layouts } from './layouts/layouts';
import { routeObjects } from './routeObjects';
import { isRouteRow } from './routes';

/**
 * Asks for the files of the screen that this address will show, before config.json has come; no call is made for it. Returns what
 * asks for the list of that screen, where it has one and the guard will let the person see it.
 */
export function fetchFirstScreen(): (config: Config) => void {
  const route: unknown = matchRoutes(routeObjects, location.pathname, BASE_PATH)?.at(-1)?.route
    .handle;
  if (!isRouteRow(route) || !isAllowed(route.access)) return () => undefined;
  const { access, list, Page } = route;
  const layout = layouts[route.layout];
  if ('fetch' in layout) layout.fetch();
  if ('fetch' in Page) Page.fetch();
  return (config) => {
    // Another tab may have signed out meanwhile.
    if (list !== undefined && isAllowed(access)) askFirstList(list, config, storedToken());
  };
}

const isAllowed = (to: Access): boolean => judge(to, readSession()) === 'allowed';
