import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { ListName } from '../config/lists';
import { type ApiRoot, type ApiThunk, baseApi, NOW } from './baseApi';
import { members } from './members';
import type { PendingRoot } from './pending';

/** Reads a list now; `error` says why it could not be read. */
export function readListNow(list: ListName): ApiThunk<Promise<{ readonly error?: unknown }>> {
  return (dispatch) =>
    list === 'members'
      ? dispatch(members.endpoints.members.initiate(undefined, NOW))
      : dispatch(members.endpoints.newMembers.initiate(undefined, NOW));
}

/**
 * Before something is done on what a list shows (rule C2): where it is being read, could not be read, or is older than what
 * another tab changed, it is read first. Resolves to why it could not be read; `undefined` where it is as it should be.
 */
export function readListIfOld(
  list: ListName,
): ThunkAction<Promise<unknown>, ApiRoot & PendingRoot, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const state = getState();
    const { status, startedTimeStamp = 0 } = members.endpoints[list].select()(state);
    const isOld = state.pending.changedElsewhereAt >= startedTimeStamp;
    if (status === QueryStatus.fulfilled && !isOld) return undefined;
    return (await dispatch(readListNow(list))).error;
  };
}

const TAGS = { members: 'Members', newMembers: 'NewMembers' } as const;

/** Reads a list again, as far as a screen shows it, and ends when it has come: what is on its way may be older. */
export function rereadList(list: ListName): ApiThunk<Promise<void>> {
  return async (dispatch) => {
    const isOnItsWay = members.util.getRunningQueryThunk(list, undefined);
    await dispatch(isOnItsWay);
    dispatch(baseApi.util.invalidateTags([TAGS[list]]));
    await dispatch(isOnItsWay);
  };
}

/** Reads again what else a change of that list may have altered. */
export const rereadBeside = (list: ListName) =>
  baseApi.util.invalidateTags([list === 'members' ? TAGS.newMembers : TAGS.members, 'Counts']);
