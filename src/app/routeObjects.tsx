import type { RouteObject } from 'react-router';
import { RouteFault } from './RouteFault';
import { RoutedPage } from './RoutedPage';
import { type RouteRow, routes } from './routes';
import { Shell } from './Shell';

/** The rows of a route table as React Router reads them: a page that fails takes only itself down, and its layout stays. */
export const routeObjectsOf = (rows: readonly RouteRow[]): RouteObject[] => [
  {
    element: <Shell />,
    errorElement: <RouteFault />,
    children: rows.map((route) => ({
      path: route.path,
      handle: route,
      element: <RoutedPage route={route} />,
      errorElement: <RouteFault />,
    })),
  },
];

/** The portal's own, below the base path. */
export const routeObjects = routeObjectsOf(routes);
