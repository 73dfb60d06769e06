import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { membershipGeneration, members, useGenerateMembershipMutation } from '../../api/members';
import { type PendingRoot, selectHasUnknownResult } from '../../api/pending';
import { useOnce } from '../../api/useOnce';
import { statusOf } from '../../domain/failure';
import type { NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import type { EarlierSend } from '../../domain/earlierSend';
import type { TFunction } from '../../i18n/Text';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { isolated } from '../../ui/dialogs/FirmIdentity';
import { Button } from '../../ui/plain/Button';
import { useShowResult } from '../../ui/useShowResult';
import { changeFailedMessage } from './changeFailedMessage';
import { NewMembershipNumber } from './NewMembershipNumber';
import { LocalNote } from './LocalNote';
import styles from './members.module.css';
import { resultUnknownText } from './noteText';
import { useSendIfUnchanged } from './useSendIfUnchanged';

interface GenerateButtonProps {
  readonly t: TFunction;
  readonly id: MemberId;
  readonly member: NewMember;
}

/** Generates the membership number of a firm that has paid (product §2 item 11, rule W9). */
export function GenerateButton({ t, id, member }: GenerateButtonProps) {
  const noteId = useId();
  const { confirm } = useDialogs();
  const showResult = useShowResult();
  const sendIfUnchanged = useSendIfUnchanged();
  const [generateMembership] = useGenerateMembershipMutation();
  const request = membershipGeneration(id);
  const confirmResend = (sent: EarlierSend | null) =>
    confirm((tNow) => ({
      title: tNow('Generate a number for {{firm}} again?', { firm: isolated(member.name) }),
      text: tNow(
        'No answer came last time, so a number may already have been generated. Trying again could create a second number.',
      ),
      detail: sent === null ? null : resultUnknownText(tNow, sent),
      confirmText: tNow('Generate'),
      subject: member,
    }));
  const { isPending, run, sentBefore } = useOnce(request, confirmResend);
  const hasUnknownResult = useSelector((state: PendingRoot) =>
    selectHasUnknownResult(state, request.mutation.name),
  );
  // Prevents a second try on a list older than the first one.
  const { status } = members.endpoints.newMembers.useQueryState(undefined, {
    selectFromResult: (list) => ({ status: list.status }),
  });

  const generate = async () => {
    if (hasUnknownResult && !(await confirmResend(null))) return;
    const result = await run(() => sendIfUnchanged(member, () => generateMembership(id)));
    await showResult(result, {
      subject: member,
      done: (tNow) => ({
        title: tNow('Membership No. generated successfully'),
        liveContent: <NewMembershipNumber id={id} name={member.name} />,
      }),
      // An answer other than 200 is unexpected, no answer at all is a failure (product §8).
      failed: (tNow, failure) =>
        changeFailedMessage(
          tNow,
          failure,
          statusOf(failure) === null
            ? 'Failed to generate membership'
            : 'Unexpected response from the server.',
        ),
    });
  };

  const isUnknown = hasUnknownResult || sentBefore !== undefined;
  const notes = [
    sentBefore === undefined ? '' : resultUnknownText(t, sentBefore),
    isUnknown && !isPending ? t('Number may already be generated') : '',
  ].filter(Boolean);
  return (
    <>
      <Button
        small
        className={styles['act']}
        aria-label={`${t('Generate')}: ${member.name}`}
        aria-describedby={notes.length > 0 ? noteId : undefined}
        busy={isPending || status === QueryStatus.pending}
        disabled={status === QueryStatus.rejected}
        onClick={() => void generate()}
      >
        {t('Generate')}
      </Button>
      <LocalNote isWarning id={noteId} texts={notes} />
    </>
  );
}
