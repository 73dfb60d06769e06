import { UNTRACKED } from '../../api/api';
import { members, paymentLink } from '../../api/members';
import { type Failure, failureOf, isUncertain, statusOf } from '../../domain/failure';
import type { NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import type { SentBefore } from '../../domain/sentBefore';
import { isolated } from '../../ui/dialogs/FirmIdentity';
import { changeFailureText } from '../../ui/failureText';
import { Button } from '../../ui/Button';
import type { CellProps } from './CellProps';
import { MemoryNote } from './MemoryNote';
import { sentText, sentUnknownText } from './memoryText';
import { notSentTitle } from './notSent';
import { useRows, useRunning } from './RowsContext';
import styles from './members.module.css';

interface PaymentLinkCellProps extends CellProps {
  readonly member: NewMember;
  /** What this computer remembers of its links. */
  readonly note: string;
}

/** Send Now, only while the fee is pending (product §2 item 11). */
export function PaymentLinkCell({ t, member, note }: PaymentLinkCellProps) {
  const { id, paymentStatus } = member;
  return id === null || paymentStatus.kind !== 'pending' ? null : (
    <SendButton t={t} id={id} member={member} note={note} />
  );
}

interface SendButtonProps extends PaymentLinkCellProps {
  readonly id: MemberId;
}

function SendButton({ t, id, member, note }: SendButtonProps) {
  const { ask, sendChange, tellEnding, reasonAgainst, memoryNow, noteLinkSent } = useRows();
  const { isRunning, sentBefore } = useRunning();
  const call = paymentLink(id);
  const unknown = sentBefore(call.change.name);

  const send = async () => {
    const before = memoryNow().linkSent.get(id);
    const askAgain = (sent: SentBefore) =>
      ask({
        title: t('Send another payment link to {{firm}}?', { firm: isolated(member.name) }),
        text: sentUnknownText(t, sent),
        detail: t('It may have gone out: ask the firm before you send another link.'),
        act: t('Send'),
        about: member,
      });
    const askFirst = () =>
      ask({
        title: t('Payment link for {{firm}}', { firm: isolated(member.name) }),
        text: t('Send payment link to this member?'),
        // One more link is asked about with the day of the last one (rule Q7).
        detail: before === undefined ? null : sentText(t, before),
        act: t('Send'),
        about: member,
      });
    // Where the row says already that one may have gone out, that is the question.
    if (!(await (unknown === undefined ? askFirst() : askAgain(unknown)))) return;
    const ending = await sendChange(
      call,
      async (dispatch) => {
        const reason = await reasonAgainst(id, 'pending');
        if (reason !== null) return { error: reason };
        const answer = await dispatch(members.endpoints.sendPaymentLink.initiate(id, UNTRACKED));
        // Here and not at the ending: it is the link of who sent it, also where somebody else is here by now (rules C4, Q7).
        if (answer.error === undefined) noteLinkSent(id, true);
        else if (isUncertain(failureOf(answer.error))) noteLinkSent(id, false);
        return answer;
      },
      unknown === undefined ? askAgain : undefined,
    );
    await tellEnding(ending, {
      about: member,
      done: () => ({
        title: t('Payment link sent'),
        text: t('The payment provider will notify the member by SMS or e-mail.'),
      }),
      failed: (failure) => ({
        title:
          notSentTitle(t, failure) ??
          (saidNotSent(failure)
            ? t('Failed to send payment link.')
            : t('Error sending payment link')),
        detail: changeFailureText(t, failure),
      }),
    });
  };

  return (
    <>
      <Button
        small
        className={styles['act']}
        busy={isRunning(call.change.name)}
        onClick={() => void send()}
      >
        {t('Send Now')}
      </Button>
      <MemoryNote text={unknown === undefined ? '' : sentUnknownText(t, unknown)} />
      <MemoryNote text={note} />
    </>
  );
}

/** Product §8: an answer without its success flag is "not sent"; anything else is a call that failed (rule W6). */
function saidNotSent(failure: Failure): boolean {
  const status = statusOf(failure);
  return status !== null && status >= 200 && status < 300;
}
