import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { UNTRACKED } from '../../api/api';
import { generation, members } from '../../api/members';
import { type Failure, statusOf } from '../../domain/failure';
import type { NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import type { SentBefore } from '../../domain/sentBefore';
import { isolated } from '../../ui/dialogs/FirmIdentity';
import { changeFailureText } from '../../ui/failureText';
import { Button } from '../../ui/Button';
import type { CellProps } from './CellProps';
import { GivenNumber } from './GivenNumber';
import styles from './members.module.css';
import { sentUnknownText } from './memoryText';
import { notSentTitle } from './notSent';
import { useRows, useRunning } from './RowsContext';

interface GenerateButtonProps extends CellProps {
  readonly id: MemberId;
  readonly member: NewMember;
}

/** Generates the membership number of a firm that has paid (product §2 item 11, rule W9). */
export function GenerateButton({ t, id, member }: GenerateButtonProps) {
  const { ask, sendChange, tellEnding, reasonAgainst } = useRows();
  const { isRunning, isUnsettled, sentBefore, status: lists } = useRunning();
  const call = generation(id);
  const busy = isRunning(call.change.name);
  const unsettled = isUnsettled(call.change.name);
  const before = sentBefore(call.change.name);
  // No second try on a list that may be older than the first one.
  const status = lists.newMembers;

  const generate = async () => {
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
    if (unsettled && !(await askAgain(null))) return;
    const ending = await sendChange(
      call,
      async (dispatch) => {
        const reason = await reasonAgainst(id, 'paid');
        if (reason !== null) return { error: reason };
        return dispatch(members.endpoints.generateMembership.initiate(id, UNTRACKED));
      },
      askAgain,
    );
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
        busy={busy || status === QueryStatus.pending}
        disabled={status === QueryStatus.rejected}
        onClick={() => void generate()}
      >
        {t('Generate')}
      </Button>
      {before !== undefined && (
        <div className={styles['unsettled']}>{sentUnknownText(t, before)}</div>
      )}
      {(unsettled || before !== undefined) && !busy && (
        <div className={styles['unsettled']}>{t('Perhaps on its way already')}</div>
      )}
    </>
  );
}

/** Product §8: an answer other than 200 is unexpected; no answer at all is a failure. */
const wasAnswered = (failure: Failure): boolean => statusOf(failure) !== null;
