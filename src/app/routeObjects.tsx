import type { RouteObject } from 'react-router';
import { CrashPage } from './CrashPage';
import { routes } from './routes';
import { Screen } from './Screen';
import { Shell } from './Shell';

/** The route table as React Router reads it, below the base path. */
export const routeObjects: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <CrashPage />,
    children: routes.map((route) => ({ path: route.path, element: <Screen route={route} /> })),
  },
];
