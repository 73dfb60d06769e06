import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { useConfig } from '../config/ConfigContext';
import { type MemberId, parseMemberId } from '../domain/memberId';
import type { Session } from '../session/session';
import { useSession } from '../session/useSession';
import { ScreenDialogs } from '../ui/dialogs/ScreenDialogs';
import { lazyFile } from '../ui/lazyFile';
import { Loading } from '../ui/Loading';
import type { IdSource, RouteRow } from './routes';
import { ScreenBoundary } from './ScreenBoundary';

const NotFoundPage = lazyFile(() => import('./NotFoundPage'));

/** One screen inside its layout: its title in the browser tab, its id, and its own crash boundary. */
export function Screen({ route }: { readonly route: RouteRow }) {
  const { t } = useTranslation();
  const { association } = useConfig();
  const { pathname } = useLocation();
  return (
    <>
      <title>{`${t(route.title)} · ${association.shortName}`}</title>
      <ScreenBoundary key={pathname}>
        <ScreenDialogs>
          <Suspense fallback={<Loading />}>
            {route.id === undefined ? <route.Page /> : <ScreenOfRecord route={route} />}
          </Suspense>
        </ScreenDialogs>
      </ScreenBoundary>
    </>
  );
}

/** A wrong id is the not-found page before any request is made (rule A8). */
function ScreenOfRecord({ route }: { readonly route: Extract<RouteRow, { id: IdSource }> }) {
  const params = useParams();
  const session = useSession();
  const id = route.id === 'path' ? parseMemberId(params['id']) : ownId(session, route.id);
  return id === null ? <NotFoundPage /> : <route.Page key={id} id={id} />;
}

function ownId(session: Session | null, source: 'userId' | 'memberId'): MemberId | null {
  return session === null ? null : session[source];
}
