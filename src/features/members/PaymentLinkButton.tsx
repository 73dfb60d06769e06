import { useId } from 'react';
import { paymentLink, useSendPaymentLinkMutation } from '../../api/members';
import { useOnce } from '../../api/useOnce';
import { type Failure, failureOf, isUncertain, statusOf } from '../../domain/failure';
import type { NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import type { EarlierSend } from '../../domain/earlierSend';
import type { TFunction } from '../../i18n/Text';
import { useLocalNotesActions } from '../../session/localNotes';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { isolated } from '../../ui/dialogs/FirmIdentity';
import { Button } from '../../ui/plain/Button';
import { useShowResult } from '../../ui/useShowResult';
import { changeFailedMessage } from './changeFailedMessage';
import { LocalNote } from './LocalNote';
import styles from './members.module.css';
import { linkSentText, resultUnknownText } from './noteText';
import { useSendIfUnchanged } from './useSendIfUnchanged';

interface PaymentLinkButtonProps {
  readonly t: TFunction;
  readonly id: MemberId;
  readonly member: NewMember;
  readonly note: string;
}

/** Send Now (product §2 item 11). */
export function PaymentLinkButton({ t, id, member, note }: PaymentLinkButtonProps) {
  const noteId = useId();
  const { confirm } = useDialogs();
  const showResult = useShowResult();
  const sendIfUnchanged = useSendIfUnchanged();
  const { noteLinkSent, notesNow } = useLocalNotesActions();
  const [sendPaymentLink] = useSendPaymentLinkMutation();
  const confirmResend = (sent: EarlierSend) =>
    confirm((tNow) => ({
      title: tNow('Send another payment link to {{firm}}?', { firm: isolated(member.name) }),
      text: resultUnknownText(tNow, sent),
      detail: tNow('The last link may have been sent. Ask the firm before you send another.'),
      confirmText: tNow('Send'),
      subject: member,
    }));
  // If the row already says that a link may have been sent, `send` asks that question itself.
  const {
    isPending,
    run,
    sentBefore: unknown,
  } = useOnce(paymentLink(id), async (sent) =>
    unknown === undefined ? confirmResend(sent) : true,
  );

  const send = async () => {
    const before = notesNow().linkSent.get(id);
    const confirmFirst = () =>
      confirm((tNow) => ({
        title: tNow('Payment link for {{firm}}', { firm: isolated(member.name) }),
        text: tNow('Send payment link to this member?'),
        // Before a further link, shows the day of the last one (rule Q7).
        detail: before === undefined ? null : linkSentText(tNow, before),
        confirmText: tNow('Send'),
        subject: member,
      }));
    if (!(await (unknown === undefined ? confirmFirst() : confirmResend(unknown)))) return;
    const result = await run(() =>
      sendIfUnchanged(member, async () => {
        const answer = await sendPaymentLink(id);
        // Noted here, before the result is shown: the link belongs to the person who sent it, even if somebody else is logged
        // in by now (rules C4, Q7).
        if (answer.error === undefined) noteLinkSent(id, true);
        else if (isUncertain(failureOf(answer.error))) noteLinkSent(id, false);
        return answer;
      }),
    );
    await showResult(result, {
      subject: member,
      done: (tNow) => ({
        title: tNow('Payment link sent'),
        text: tNow('The payment provider will notify the member by SMS or e-mail.'),
      }),
      failed: (tNow, failure) =>
        changeFailedMessage(
          tNow,
          failure,
          isNotSent(failure) ? 'Failed to send payment link.' : 'Error sending payment link',
        ),
    });
  };

  const notes = [unknown === undefined ? '' : resultUnknownText(t, unknown), note].filter(Boolean);
  return (
    <>
      <Button
        small
        className={styles['act']}
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

/** An answer without its success flag means "not sent"; anything else is a failed request (product §8, rule W6). */
function isNotSent(failure: Failure): boolean {
  const status = statusOf(failure);
  return status !== null && status >= 200 && status < 300;
}
