import { useEffect, useId } from 'react';
import { members } from '../../api/members';
import { useAppSelector } from '../../api/state';
import { type Failure, resultOf, statusOf } from '../../domain/failure';
import { type MemberId, type NewMember, parseMemberId } from '../../domain/member';
import type { TFunction } from '../../i18n/translation';
import { useLocalNotesActions } from '../../session/localNotes';
import { isolated } from '../../ui/FirmIdentity';
import { Button } from '../../ui/plain/Button';
import { sentBeforeText } from '../../ui/SentBefore';
import { useChange } from '../../ui/useChange';
import { linkSentText, LocalNote } from './LocalNote';
import { useStillAsShown } from './useStillAsShown';

const { sendPaymentLink } = members.endpoints;

interface PaymentLinkButtonProps {
  readonly t: TFunction;
  readonly id: MemberId;
  readonly member: NewMember;
  readonly note: string;
}

/** Send Now (product §2 item 11). */
export function PaymentLinkButton({ t, id, member, note }: PaymentLinkButtonProps) {
  const noteId = useId();
  const { noteLinkSent, notesNow } = useLocalNotesActions();
  const { run, isPending, sentBefore } = useChange(sendPaymentLink, id, {
    subject: member,
    question: (tNow) => {
      const before = notesNow().linkSent.get(id);
      return {
        title: tNow('Payment link for {{firm}}', { firm: isolated(member.name) }),
        text: tNow('Send payment link to this member?'),
        // Before a further link, shows the day of the last one.
        detail: before === undefined ? null : linkSentText(tNow, before),
        confirmText: tNow('Send'),
        subject: member,
      };
    },
    stillTrue: useStillAsShown(member),
    done: (tNow) => ({
      title: tNow('Payment link sent'),
      text: tNow('The payment provider will notify the member by SMS or e-mail.'),
    }),
    failed: (tNow, failure) => ({
      title: isNotSent(failure)
        ? tNow('Failed to send payment link.')
        : tNow('Error sending payment link'),
    }),
  });

  const send = () =>
    run(async (step) => {
      const answer = await step.send(id);
      const result = resultOf(answer.error);
      // The link belongs to the person who sent it, even if somebody else is logged in by now.
      if (result !== 'refused') noteLinkSent(id, result === 'done');
      return answer;
    });

  const notes = [sentBefore === undefined ? '' : sentBeforeText(t, sentBefore), note].filter(
    Boolean,
  );
  return (
    <>
      <Button
        small
        aria-label={`${t('Send Now')}: ${member.name}`}
        aria-describedby={notes.length > 0 ? noteId : undefined}
        busy={isPending}
        onClick={() => void send()}
      >
        {t('Send Now')}
      </Button>
      <LocalNote id={noteId} texts={notes} />
    </>
  );
}

/** An answer without its success flag means "not sent"; anything else is a failed request (product §8). */
function isNotSent(failure: Failure): boolean {
  const status = statusOf(failure);
  return status !== null && status >= 200 && status < 300;
}

/** Notes on this computer that a link was perhaps sent, if its page closed during the request. */
export function useNoteUnknownLinks(): void {
  const sentBefore = useAppSelector(({ changes }) => changes.sentBefore);
  const { noteLinkSent } = useLocalNotesActions();
  // Writes the notes to the browser's storage, outside React.
  useEffect(() => {
    for (const { key, at } of sentBefore) {
      const [endpoint, id] = key.split(' ');
      const firm = endpoint === sendPaymentLink.name ? parseMemberId(id) : null;
      if (firm !== null) noteLinkSent(firm, false, at);
    }
  }, [sentBefore, noteLinkSent]);
}
