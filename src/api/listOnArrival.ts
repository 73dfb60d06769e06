import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { ApiRoot } from './api';
import { members } from './members';
import { forgetShown, isShown, noteShown } from './shownOnDashboard';

/** What the dashboard read stays good for so long on the list that is opened next. */
const FRESH_MS = 60_000;

/** Notes that the dashboard shows the answer of this request: the list that is opened next may take it over. */
export function useShownOnDashboard(requestId: string | undefined): void {
  // The next screen asks after this one is gone.
  useEffect(() => {
    if (requestId !== undefined) noteShown(requestId);
  }, [requestId]);
}

/**
 * Whether a list that is opened reads itself anew, as an option of its query: always, except where the dashboard read it less
 * than a minute ago and no other screen was opened since. What a change altered meanwhile is gone from the store anyway.
 */
export function useListOnArrival(list: 'members' | 'newMembers'): {
  readonly refetchOnMountOrArgChange: boolean;
} {
  const store = useStore<ApiRoot>();
  const [taken] = useState(() => {
    const { requestId, fulfilledTimeStamp, isSuccess } = members.endpoints[list].select()(
      store.getState(),
    );
    if (!isSuccess || !isShown(requestId)) return false;
    const age = Date.now() - fulfilledTimeStamp;
    return age >= 0 && age < FRESH_MS;
  });
  // Whoever opens a list again, or the other one after it, comes from elsewhere.
  useEffect(forgetShown, []);
  return { refetchOnMountOrArgChange: !taken };
}
