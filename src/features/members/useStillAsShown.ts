import { members, refetchListIfStale } from '../../api/members';
import { useAppDispatch, useAppStore } from '../../api/state';
import { MAX_AGE_AT_CHANGE } from '../../domain/days';
import { type Failure, failureOf, isEndOfSession } from '../../domain/failure';
import type { NewMember } from '../../domain/member';
import type { TFunction } from '../../i18n/translation';
import type { MessageInLanguage } from '../../ui/dialogs/DialogQueue';
import { isolated } from '../../ui/FirmIdentity';
import { statusWord } from './PaymentStatusTag';

/**
 * Looks whether an application is still as its row showed it: `null`, or what is true now. The list is fetched first,
 * unless it has just come.
 */
export function useStillAsShown(
  firm: NewMember,
): () => Promise<MessageInLanguage | Failure | null> {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  return async () => {
    const error = await dispatch(refetchListIfStale('newMembers', MAX_AGE_AT_CHANGE));
    if (error !== undefined) return isEndOfSession(error) ? failureOf(error) : { kind: 'unread' };
    const { data } = members.endpoints.newMembers.select()(store.getState());
    const rows = data?.rows.filter(({ id }) => id === firm.id) ?? [];
    // The list may have the firm twice: one changed row is enough.
    const now = rows.find(({ paymentStatus: { kind } }) => kind !== firm.paymentStatus.kind);
    if (rows.length > 0 && now === undefined) return null;
    return (t) => ({
      title: stateNow(t, isolated(firm.name), now),
      detail: t('Nothing was sent. The list now shows the current details of the firm.'),
    });
  };
}

function stateNow(t: TFunction, firm: string, now: NewMember | undefined): string {
  if (now === undefined) return t('{{firm}} is no longer in this list.', { firm });
  if (now.membership !== null)
    return t('{{firm}} already has number {{number}}.', { firm, number: now.membership });
  const status = statusWord(t, now.paymentStatus) || '-';
  return t('The payment status of {{firm}} is now {{status}}.', { firm, status });
}
