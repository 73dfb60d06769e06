import type { RouteObject } from 'react-router';
import { Loading } from '../ui/plain/Loading';
import { PublicLayout } from './layouts/PublicLayout';
import { RecordPage } from './RecordPage';
import { RouteError } from './RouteError';
import { type LayoutName, type RouteRow, routes } from './routes';
import { groups } from './screens/groups';
import { Shell } from './Shell';

type RouteContent = Pick<RouteObject, 'element' | 'lazy'>;

const layouts: Record<LayoutName, RouteContent> = {
  public: { element: <PublicLayout /> },
  topBar: { lazy: async () => ({ Component: (await groups.account()).TopBarLayout }) },
  member: { lazy: async () => ({ Component: (await groups.member()).MemberLayout }) },
  admin: { lazy: async () => ({ Component: (await groups.office()).AdminLayout }) },
};

function pageOf(route: RouteRow): RouteContent {
  if (route.Page !== undefined) return { element: <route.Page /> };
  if (route.id === undefined) {
    const { load } = route;
    return { lazy: async () => ({ Component: await load() }) };
  }
  const { id, load } = route;
  return {
    lazy: async () => {
      const Page = await load();
      return { element: <RecordPage of={id} Page={Page} /> };
    },
  };
}

/** A page or a layout that fails does not take the rest down. */
const fallbacks = { errorElement: <RouteError />, hydrateFallbackElement: <Loading /> };

export const routeObjectsOf = (rows: readonly RouteRow[]): RouteObject[] => [
  {
    element: <Shell />,
    errorElement: <RouteError />,
    children: Object.entries(layouts).map(([layout, content]) => ({
      ...content,
      ...fallbacks,
      children: rows
        .filter((route) => route.layout === layout)
        .map((route) => ({ path: route.path, handle: route, ...pageOf(route), ...fallbacks })),
    })),
  },
];

export const routeObjects = routeObjectsOf(routes);
