import type { BothListsNow } from '../domain/importDifference';
import { type ApiThunk, FORCE_FETCH } from './baseApi';
import { members } from './members';

/** Fetches both lists; a list that cannot be fetched is `null`. */
export function fetchBothListsNow(): ApiThunk<Promise<BothListsNow>> {
  return async (dispatch) => {
    const { members: registered, newMembers: applications } = members.endpoints;
    const [one, other] = await Promise.all([
      dispatch(registered.initiate(undefined, FORCE_FETCH)),
      dispatch(applications.initiate(undefined, FORCE_FETCH)),
    ]);
    return {
      members: one.error === undefined ? (one.data ?? null) : null,
      newMembers: other.error === undefined ? (other.data ?? null) : null,
    };
  };
}
