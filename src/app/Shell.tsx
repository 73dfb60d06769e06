import { useTranslation } from '../i18n/translation';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useConfig } from '../config/ConfigContext';
import { DemoBanner } from './demo/DemoBanner';
import { DraftNotice, StorageNotice } from './guard/notices';
import { Guard, SessionExpiry } from './guard/Guard';
import { LeaveGuard } from './guard/LeaveGuard';
import { isRouteRow } from './routes';

/** Surrounds every screen: the guard, then the layout, which stays mounted while its screens change. */
export function Shell() {
  const { t } = useTranslation();
  const { association } = useConfig();
  const route = useMatches().at(-1)?.handle;
  if (!isRouteRow(route)) return null;
  return (
    <>
      <title>{[t(route.title), association.shortName].join(' · ')}</title>
      <SessionExpiry />
      {import.meta.env.MODE === 'demo' && <DemoBanner />}
      <StorageNotice />
      <DraftNotice />
      <LeaveGuard />
      <Guard access={route.access}>
        <Outlet />
      </Guard>
      {/* All pages of a tab that were opened by their address have the same key. */}
      <ScrollRestoration
        getKey={(location) => (location.key === 'default' ? location.pathname : location.key)}
      />
    </>
  );
}
