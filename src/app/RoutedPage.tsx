import { useLocation, useParams } from 'react-router';
import { type MemberId, parseMemberId } from '../domain/memberId';
import type { Session } from '../session/session';
import { useSession } from '../session/useSession';
import { PlaceDialogs } from '../ui/dialogs/PlaceDialogs';
import { lazyFile } from '../ui/lazyFile';
import type { IdSource, RouteRow } from './routes';

const NotFoundPage = lazyFile(() => import('./NotFoundPage'));

/** The page of a route inside its layout: its script, its id, and dialogs that go with it. */
export function RoutedPage({ route }: { readonly route: RouteRow }) {
  const { pathname } = useLocation();
  return (
    <PlaceDialogs key={pathname}>
      {route.id === undefined ? <route.Page /> : <RouteOfRecord route={route} />}
    </PlaceDialogs>
  );
}

/** A wrong id is the not-found page before any request is made (rule A8). */
function RouteOfRecord({ route }: { readonly route: Extract<RouteRow, { id: IdSource }> }) {
  const params = useParams();
  const session = useSession();
  const id = route.id === 'path' ? parseMemberId(params['id']) : ownId(session, route.id);
  return id === null ? <NotFoundPage /> : <route.Page key={id} id={id} />;
}

function ownId(session: Session | null, source: 'userId' | 'memberId'): MemberId | null {
  return session === null ? null : session[source];
}
