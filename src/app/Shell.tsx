import { useTranslation } from '../i18n/useTranslation';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useConfig } from '../config/ConfigContext';
import { DemoBanner } from './demo/DemoBanner';
import { DraftNotice } from './guard/DraftNotice';
import { Guard } from './guard/Guard';
import { LeaveGuard } from './guard/LeaveGuard';
import { SessionExpiry } from './guard/SessionExpiry';
import { StorageNotice } from './guard/StorageNotice';
import { isRouteRow } from './routes';

/** Around every screen: the guard first, then the layout, which stays while its screens change. */
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
      {/* The first page of a tab has the same key as every other one that is opened in it by its address. */}
      <ScrollRestoration
        getKey={(place) => (place.key === 'default' ? place.pathname : place.key)}
      />
    </>
  );
}
