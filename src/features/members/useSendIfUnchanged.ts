import { useDispatch, useStore } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiRoot } from '../../api/baseApi';
import { members, refetchListIfStale } from '../../api/members';
import type { PendingRoot } from '../../api/pending';
import type { DataOrError } from '../../domain/changeResult';
import { failureOf } from '../../domain/failure';
import type { MemberId } from '../../domain/memberId';
import type { PaymentStatusKind } from '../../domain/paymentStatus';

/**
 * Sends a change only if the application still has the status that its row showed (rule C2). A list that is being fetched, or
 * is older than another tab's change, is fetched first.
 */
export function useSendIfUnchanged() {
  const store = useStore<ApiRoot>();
  const dispatch = useDispatch<ThunkDispatch<ApiRoot & PendingRoot, unknown, UnknownAction>>();

  return async <T>(
    id: MemberId,
    kind: PaymentStatusKind,
    send: () => PromiseLike<DataOrError<T>>,
  ): Promise<DataOrError<T>> => {
    const error = await dispatch(refetchListIfStale('newMembers'));
    if (error !== undefined) return { error: failureOf(error) };
    const { data } = members.endpoints.newMembers.select()(store.getState());
    const isStill = data?.rows.some((firm) => firm.id === id && firm.paymentStatus.kind === kind);
    return isStill === true ? send() : { error: { kind: 'outdated' } };
  };
}
