import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { ListName } from '../config/lists';
import { type ApiRoot, type ApiThunk, NOW, readListsAgain } from './baseApi';
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

/** Reads both lists and the counts again, as far as a screen shows them; ends when this list has come. */
export function rereadList(list: ListName): ApiThunk<Promise<unknown>> {
  return async (dispatch) => {
    dispatch(readListsAgain());
    await dispatch(members.util.getRunningQueryThunk(list, undefined));
  };
}
