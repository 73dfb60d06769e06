import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { useConfig } from '../config/ConfigContext';
import { lazyFile } from '../ui/lazyFile';
import { Loading } from '../ui/Loading';
import { useColorMode } from './colours/useColorMode';
import { DemoBanner } from './demo/DemoBanner';
import { DraftNotice } from './guard/DraftNotice';
import { Guard } from './guard/Guard';
import { LeaveGuard } from './guard/LeaveGuard';
import { SessionExpiry } from './guard/SessionExpiry';
import { StorageNotice } from './guard/StorageNotice';
import { PublicLayout } from './layouts/PublicLayout';
import { isRouteRow, type LayoutName } from './routes';
import { ColorModeContext } from '../ui/theme/ColorModeContext';
import { useNextPage } from './useNextPage';

const layouts: Record<LayoutName, ComponentType<{ readonly children: ReactNode }>> = {
  public: PublicLayout,
  topBar: lazyFile(() => import('./layouts/TopBarLayout')),
  member: lazyFile(() => import('./layouts/MemberLayout')),
  admin: lazyFile(() => import('./layouts/AdminLayout')),
};

/** Around every screen: the guard first, then the layout, which stays while its screens change. */
export function Shell() {
  const { pathname } = useLocation();
  useNextPage(pathname);
  const mode = useColorMode();
  const { t } = useTranslation();
  const { association } = useConfig();
  const route = useMatches().at(-1)?.handle;
  if (!isRouteRow(route)) return null;
  const Layout = layouts[route.layout];
  return (
    <>
      <title>{[t(route.title), association.shortName].join(' · ')}</title>
      <SessionExpiry />
      {import.meta.env.MODE === 'demo' && <DemoBanner />}
      <StorageNotice />
      <DraftNotice />
      <LeaveGuard />
      <Guard access={route.access}>
        <Suspense fallback={<Loading />}>
          <ColorModeContext value={mode}>
            <Layout>
              <Outlet />
            </Layout>
          </ColorModeContext>
        </Suspense>
      </Guard>
      <ScrollRestoration />
    </>
  );
}
