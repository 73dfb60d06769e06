import { useTranslation } from '../i18n/useTranslation';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useConfig } from '../config/ConfigContext';
import { useColorMode } from './colours/useColorMode';
import { DemoBanner } from './demo/DemoBanner';
import { DraftNotice } from './guard/DraftNotice';
import { Guard } from './guard/Guard';
import { LeaveGuard } from './guard/LeaveGuard';
import { SessionExpiry } from './guard/SessionExpiry';
import { StorageNotice } from './guard/StorageNotice';
import { layouts } from './layouts/layouts';
import { isRouteRow } from './routes';
import { ColorModeContext } from '../ui/theme/ColorModeContext';

/** Around every screen: the guard first, then the layout, which stays while its screens change. */
export function Shell() {
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
        <ColorModeContext value={mode}>
          <Layout>
            <Outlet />
          </Layout>
        </ColorModeContext>
      </Guard>
      <ScrollRestoration />
    </>
  );
}
