import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiRoot } from '../../api/baseApi';
import { members, readListIfOld } from '../../api/members';
import type { PendingRoot } from '../../api/pending';
import { failureOf } from '../../domain/failure';
import type { NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import type { PaymentStatusKind } from '../../domain/paymentStatus';

/** Why a press on an application sends nothing after all. */
const OUTDATED = { kind: 'outdated' } as const;

/**
 * Whether an application still is what its row showed when it was pressed (rule C2): where the list is being read, or
 * is older than what another tab changed, it is read first. Gives the reason why nothing can be sent, else `null`.
 */
export function useApplicationNow() {
  const store = useStore<ApiRoot>();
  const dispatch = useDispatch<ThunkDispatch<ApiRoot & PendingRoot, unknown, UnknownAction>>();

  return useCallback(
    async (id: MemberId, kind: PaymentStatusKind): Promise<object | null> => {
      const error = await dispatch(readListIfOld('newMembers'));
      if (error !== undefined) return failureOf(error);
      const { data } = members.endpoints.newMembers.select()(store.getState());
      return data?.rows.some((firm) => isThis(firm, id, kind)) === true ? null : OUTDATED;
    },
    [store, dispatch],
  );
}

const isThis = (firm: NewMember, id: MemberId, kind: PaymentStatusKind) =>
  firm.id === id && firm.paymentStatus.kind === kind;
