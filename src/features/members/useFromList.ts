import { useCallback, useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router';
import type { FromList } from '../../config/listVisit';

/** What a link to a screen of one firm carries: that screen knows the list as it is left, and leads back to it. */
export function useFromList(): FromList {
  const { pathname } = useLocation();
  const router = useRouter();
  const searchNow = () => router.state.location.search;
  const search = useSyncExternalStore(
    (listener) => router.subscribe(listener),
    searchNow,
    searchNow,
  );
  return { list: pathname + search };
}

/** The same at the moment it is asked for. */
export function useFromListNow(): () => FromList {
  const { pathname } = useLocation();
  const router = useRouter();
  return useCallback(() => ({ list: pathname + router.state.location.search }), [pathname, router]);
}

/**
 * Its own address is what counts. The table writes it when the focus leaves the search field, and a tap on a link is that and
 * the click in one: `useLocation` would follow in a transition, which is later.
 */
function useRouter() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  if (router === undefined) throw new Error('A list is shown outside of the router');
  return router;
}
