import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { generation, members, useGenerateMembershipMutation } from '../../api/members';
import { type PendingRoot, selectIsUnsettled } from '../../api/pending';
import { useOnce } from '../../api/useOnce';
import { type Failure, statusOf } from '../../domain/failure';
import type { NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import type { SentBefore } from '../../domain/sentBefore';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { isolated } from '../../ui/dialogs/FirmIdentity';
import { changeFailureText } from '../../ui/failureText';
import { Button } from '../../ui/plain/Button';
import { useTellEnding } from '../../ui/useTellEnding';
import type { CellProps } from './CellProps';
import { GivenNumber } from './GivenNumber';
import styles from './members.module.css';
import { sentUnknownText } from './noteText';
import { notSentTitle } from './notSent';
import { useApplicationNow } from './useApplicationNow';

interface GenerateButtonProps extends CellProps {
  readonly id: MemberId;
  readonly member: NewMember;
}

/** Generates the membership number of a firm that has paid (product §2 item 11, rule W9). */
export function GenerateButton({ t, id, member }: GenerateButtonProps) {
  const { ask } = useDialogs();
  const tellEnding = useTellEnding();
  const reasonAgainst = useApplicationNow();
  const [generateMembership] = useGenerateMembershipMutation();
  const call = generation(id);
  const askAgain = (sent: SentBefore | null) =>
    ask({
      title: t('Generate for {{firm}} once more?', { firm: isolated(member.name) }),
      text: t(
        'The last try was not answered: the number may still be on its way. A second try could give a second number.',
      ),
      detail: sent === null ? null : sentUnknownText(t, sent),
      act: t('Generate'),
      about: member,
    });
  const { isPending, run, sentBefore } = useOnce(call, askAgain);
  const unsettled = useSelector((state: PendingRoot) => selectIsUnsettled(state, call.change.name));
  // No second try on a list that may be older than the first one.
  const { status } = members.endpoints.newMembers.useQueryState(undefined, {
    selectFromResult: (list) => ({ status: list.status }),
  });

  const generate = async () => {
    if (unsettled && !(await askAgain(null))) return;
    const ending = await run(async () => {
      const reason = await reasonAgainst(id, 'paid');
      return reason === null ? generateMembership(id) : { error: reason };
    });
    await tellEnding(ending, {
      about: member,
      done: () => ({
        title: t('Membership No. generated successfully'),
        live: <GivenNumber id={id} name={member.name} />,
      }),
      failed: (failure) => ({
        title:
          notSentTitle(t, failure) ??
          (wasAnswered(failure)
            ? t('Unexpected response from the server.')
            : t('Failed to generate membership')),
        detail: changeFailureText(t, failure),
      }),
    });
  };

  return (
    <>
      <Button
        small
        className={styles['act']}
        busy={isPending || status === QueryStatus.pending}
        disabled={status === QueryStatus.rejected}
        onClick={() => void generate()}
      >
        {t('Generate')}
      </Button>
      {sentBefore !== undefined && (
        <div className={styles['unsettled']}>{sentUnknownText(t, sentBefore)}</div>
      )}
      {(unsettled || sentBefore !== undefined) && !isPending && (
        <div className={styles['unsettled']}>{t('Perhaps on its way already')}</div>
      )}
    </>
  );
}

/** Product §8: an answer other than 200 is unexpected; no answer at all is a failure. */
const wasAnswered = (failure: Failure): boolean => statusOf(failure) !== null;
