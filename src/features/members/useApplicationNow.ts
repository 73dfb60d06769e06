import { useDispatch, useStore } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { ApiRoot } from '../../api/api';
import { members } from '../../api/members';
import { otherTabChangedSince } from '../../api/otherTabs';
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
  const dispatch = useDispatch<ThunkDispatch<ApiRoot, unknown, UnknownAction>>();
  const list = () => members.endpoints.newMembers.select()(store.getState());
  const isOld = () => {
    const { status, startedTimeStamp = 0 } = list();
    return status === QueryStatus.pending || otherTabChangedSince(startedTimeStamp);
  };

  return async (id: MemberId, kind: PaymentStatusKind): Promise<object | null> => {
    // Twice where a read was under way that had begun before the other tab's change.
    for (let tries = 0; tries < 2 && isOld(); tries++)
      await dispatch(
        members.endpoints.newMembers.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
    const { data, error } = list();
    if (error !== undefined) return error;
    return data?.rows.some((firm) => isThis(firm, id, kind)) === true ? null : OUTDATED;
  };
}

const isThis = (firm: NewMember, id: MemberId, kind: PaymentStatusKind) =>
  firm.id === id && firm.paymentStatus.kind === kind;
