import { useContext, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router';
import type { FromList } from '../../config/listVisit';

/** What a link to a screen of one firm carries: that screen knows the list as it is left, and leads back to it. */
export function useFromList(): FromList {
  const { pathname } = useLocation();
  return { list: pathname + useSearchNow() };
}

/**
 * The search of the address as it stands. The table writes it when the focus leaves the search field, and a tap on a link is
 * that and the click in one: `useLocation` would follow in a transition, which is later.
 */
function useSearchNow(): string {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  if (router === undefined) throw new Error('A list is shown outside of the router');
  return useSyncExternalStore(
    (listener) => router.subscribe(listener),
    () => router.state.location.search,
  );
}
