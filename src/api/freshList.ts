import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { ApiDispatch, ApiRoot } from './rootApi';
import type { ListName } from './listCall';
import { members } from './members';
import { otherTabChangedSince } from './otherTabs';

const ONCE = { subscribe: false, forceRefetch: true } as const;

/** Reads a list; `error` says why it could not be read. */
export function readList(list: ListName, dispatch: ApiDispatch): Promise<{ error?: unknown }> {
  return list === 'members'
    ? dispatch(members.endpoints.members.initiate(undefined, ONCE))
    : dispatch(members.endpoints.newMembers.initiate(undefined, ONCE));
}

/**
 * Before something is done on what a list shows (rule C2): where it is being read, could not be read, or is older than what
 * another tab changed, it is read first. Resolves to why it could not be read; `undefined` where it is as it should be.
 */
export async function readIfOld(
  list: ListName,
  stateNow: () => ApiRoot,
  dispatch: ApiDispatch,
): Promise<unknown> {
  const now = () => members.endpoints[list].select()(stateNow());
  const isOld = () => {
    const { status, startedTimeStamp = 0 } = now();
    return status !== QueryStatus.fulfilled || otherTabChangedSince(startedTimeStamp);
  };
  // Twice where a read was under way that had begun before the other tab's change.
  for (let tries = 0; tries < 2 && isOld(); tries++) {
    const { error } = await readList(list, dispatch);
    if (error !== undefined) return error;
  }
  return undefined;
}
