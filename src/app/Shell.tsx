import { useTranslation } from '../i18n/translation';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useConfig } from '../config/ConfigContext';
import { DemoBanner } from './demo/DemoBanner';
import { StorageNotice } from './guard/StorageNotice';
import { Guard, type Screen, SessionExpiry } from './guard/Guard';
import { LeaveGuard } from './guard/LeaveGuard';

const isScreen = (handle: unknown): handle is Screen =>
  typeof handle === 'object' && handle !== null && 'access' in handle && 'title' in handle;

/** Surrounds every screen: the guard, then the layout, which stays mounted while its screens change. */
export function Shell() {
  const { t } = useTranslation();
  const { association } = useConfig();
  const screen = useMatches().at(-1)?.handle;
  if (!isScreen(screen)) return null;
  return (
    <>
      <title>{[t(screen.title), association.shortName].join(' · ')}</title>
      <SessionExpiry screen={screen} />
      {import.meta.env.MODE === 'demo' && <DemoBanner />}
      <StorageNotice />
      <LeaveGuard />
      <Guard screen={screen}>
        <Outlet />
      </Guard>
      {/* All pages of a tab that were opened by their address have the same key. */}
      <ScrollRestoration
        getKey={(location) => (location.key === 'default' ? location.pathname : location.key)}
      />
    </>
  );
}
