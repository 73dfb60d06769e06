import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiRoot } from './rootApi';
import type { ListName } from './listCall';
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
 * Whether a list that is opened reads itself anew, as an option of its query: always, except where it was asked for ahead, or
 * the dashboard read it less than a minute ago and no other screen was opened since. What a change altered meanwhile is gone from the store anyway.
 */
export function useListOnArrival(list: ListName): {
  readonly refetchOnMountOrArgChange: boolean;
} {
  const store = useStore<ApiRoot>();
  const [taken] = useState(() => {
    const { requestId, fulfilledTimeStamp, isLoading, isSuccess } = members.endpoints[
      list
    ].select()(store.getState());
    if (!isShown(requestId)) return false;
    // It may be answered before this screen is drawn.
    if (isLoading) return true;
    const age = Date.now() - (fulfilledTimeStamp ?? 0);
    return isSuccess && age >= 0 && age < FRESH_MS;
  });
  // Whoever opens a list again, or the other one after it, comes from elsewhere.
  useEffect(forgetShown, []);
  return { refetchOnMountOrArgChange: !taken };
}

/** The screen itself holds it. */
const AHEAD = { subscribe: false } as const;

/** Asks for a list that nobody has asked for yet, once it may be shown: it comes with the script of its screen, not after it. */
export function askAhead(list: ListName): ThunkAction<void, ApiRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    if (!members.endpoints[list].select()(getState()).isUninitialized) return;
    const { requestId } =
      list === 'members'
        ? dispatch(members.endpoints.members.initiate(undefined, AHEAD))
        : dispatch(members.endpoints.newMembers.initiate(undefined, AHEAD));
    noteShown(requestId);
  };
}
