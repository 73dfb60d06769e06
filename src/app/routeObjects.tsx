import type { RouteObject } from 'react-router';
import { FaultPage } from './FaultPage';
import { RoutedPage } from './RoutedPage';
import { type RouteRow, routes } from './routes';
import { Shell } from './Shell';

/** The rows of a route table as React Router reads them: a page that fails takes only itself down, and its layout stays. */
export const routeObjectsOf = (rows: readonly RouteRow[]): RouteObject[] => [
  {
    element: <Shell />,
    errorElement: <FaultPage />,
    children: rows.map((route) => ({
      path: route.path,
      handle: route,
      element: <RoutedPage route={route} />,
      errorElement: <FaultPage />,
    })),
  },
];

/** The portal's own, below the base path. */
export const routeObjects = routeObjectsOf(routes);
