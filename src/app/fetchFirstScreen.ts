import { matchRoutes } from 'react-router';
import { BASE_PATH } from '../config/paths';
import { judge } from '../session/access';
import { readSession } from '../session/storedSession';
import { layouts } from './layouts/layouts';
import { routeObjects } from './routeObjects';
import { isRouteRow } from './routes';

/** Asks for the files of the screen that this address will show, before config.json has come; no call is made for it. */
export function fetchFirstScreen(): void {
  const route: unknown = matchRoutes(routeObjects, location.pathname, BASE_PATH)?.at(-1)?.route
    .handle;
  if (!isRouteRow(route) || judge(route.access, readSession()) !== 'allowed') return;
  const { Page } = route;
  const layout = layouts[route.layout];
  if ('fetch' in layout) layout.fetch();
  if ('fetch' in Page) Page.fetch();
}
