import { Button } from 'antd';
import { useGenerateMembershipMutation, useNewMembersQuery } from '../../api/members';
import { type Failure, failureOf, isEndOfSession, statusOf } from '../../domain/failure';
import type { NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { changeFailureText } from '../../ui/failureText';
import { Tag } from '../../ui/Tag';
import { useOnce } from '../../ui/useOnce';
import type { CellProps } from './CellProps';

interface MembershipCellProps extends CellProps {
  readonly member: NewMember;
}

/** The Membership column: Generate when paid, Processed when done, otherwise empty (spec §2 item 11). */
export function MembershipCell({ t, member }: MembershipCellProps) {
  const { id, paymentStatus } = member;
  switch (paymentStatus.kind) {
    case 'paid':
      return id === null ? null : <GenerateButton t={t} id={id} />;
    case 'done':
      return <Tag colour="green">{t('Processed')}</Tag>;
    case 'pending':
    case 'other':
      return null;
  }
}

interface GenerateButtonProps extends CellProps {
  readonly id: MemberId;
}

function GenerateButton({ t, id }: GenerateButtonProps) {
  const { tell } = useDialogs();
  const [generateMembership] = useGenerateMembershipMutation();
  // Decisions W9: no second try on a list that may be older than the first one. Only looks at the list's own query.
  const { rereading, unread } = useNewMembersQuery(undefined, {
    refetchOnMountOrArgChange: false,
    selectFromResult: ({ isFetching, isError }) => ({ rereading: isFetching, unread: isError }),
  });

  const [generate, generating] = useOnce(async () => {
    // Said here too: antd's button takes up `loading` by an effect, and a press may come before it.
    if (rereading) return;
    const { error } = await generateMembership(id);
    if (isEndOfSession(error)) return;
    if (error) {
      const failure = failureOf(error);
      const detail = changeFailureText(t, failure);
      await tell({
        title: wasAnswered(failure)
          ? t('Unexpected response from the server.')
          : t('Failed to generate membership'),
        detail,
      });
      return;
    }
    await tell({ title: t('Membership No. generated successfully') });
  }, id);

  return (
    <Button
      type="primary"
      size="small"
      loading={generating || rereading}
      disabled={unread}
      onClick={() => void generate()}
    >
      {t('Generate')}
    </Button>
  );
}

/** Spec §8: an answer other than 200 is unexpected; no answer at all is a failure. */
const wasAnswered = (failure: Failure): boolean => statusOf(failure) !== null;
