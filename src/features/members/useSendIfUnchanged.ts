import { useDispatch, useStore } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiRoot } from '../../api/baseApi';
import { members, refetchListIfStale } from '../../api/members';
import type { PendingRoot } from '../../api/pending';
import type { DataOrError } from '../../domain/changeResult';
import { MAX_AGE_AT_CHANGE } from '../../domain/days';
import { failureOf, isEndOfSession } from '../../domain/failure';
import type { NewMember } from '../../domain/member';

/**
 * Sends a change only if the application is still as its row showed it (rule W9b). The list is fetched first, unless it has just
 * come.
 */
export function useSendIfUnchanged() {
  const store = useStore<ApiRoot>();
  const dispatch = useDispatch<ThunkDispatch<ApiRoot & PendingRoot, unknown, UnknownAction>>();

  return async <T>(
    firm: NewMember,
    send: () => PromiseLike<DataOrError<T>>,
  ): Promise<DataOrError<T>> => {
    const error = await dispatch(refetchListIfStale('newMembers', MAX_AGE_AT_CHANGE));
    if (error !== undefined)
      return { error: isEndOfSession(error) ? failureOf(error) : { kind: 'unread' } };
    const { data } = members.endpoints.newMembers.select()(store.getState());
    const rows = data?.rows.filter(({ id }) => id === firm.id) ?? [];
    // The list may have the firm twice: one changed row is enough.
    const now = rows.find(({ paymentStatus: { kind } }) => kind !== firm.paymentStatus.kind);
    if (rows.length === 0 || now !== undefined) return { error: { kind: 'outdated', firm, now } };
    return send();
  };
}
