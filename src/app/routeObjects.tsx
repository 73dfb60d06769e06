import type { RouteObject } from 'react-router';
import { RouteFaultPage } from './FaultPage';
import { routes } from './routes';
import { Screen } from './Screen';
import { Shell } from './Shell';

/** The route table as React Router reads it, below the base path. */
export const routeObjects: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <RouteFaultPage />,
    children: routes.map((route) => ({ path: route.path, element: <Screen route={route} /> })),
  },
];
