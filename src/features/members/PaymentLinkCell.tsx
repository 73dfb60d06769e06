import { Button } from 'antd';
import { useSendPaymentLinkMutation } from '../../api/members';
import { failureOf, isEndOfSession, statusOf } from '../../domain/failure';
import type { NewMember } from '../../domain/member';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { changeFailureText } from '../../ui/failureText';
import { useOnce } from '../../ui/useOnce';
import type { CellProps } from './CellProps';

interface PaymentLinkCellProps extends CellProps {
  readonly member: NewMember;
}

/** Send Now, only while the fee is pending (spec §2 item 11). */
export function PaymentLinkCell({ t, member }: PaymentLinkCellProps) {
  const { ask, tell } = useDialogs();
  const [sendPaymentLink] = useSendPaymentLinkMutation();
  const { id, name, paymentStatus } = member;

  const [send, sending] = useOnce(async () => {
    if (id === null) return;
    const confirmed = await ask({
      title: t('Payment link for {{firm}}', { firm: name }),
      text: t('Send payment link to this member?'),
      act: t('Send'),
    });
    if (!confirmed) return;
    const { error } = await sendPaymentLink(id);
    if (isEndOfSession(error)) return;
    if (error) {
      const failure = failureOf(error);
      // Spec §8: an answer that says "not sent", or a call that failed altogether.
      const title =
        statusOf(failure) === 200
          ? t('Failed to send payment link.')
          : t('Error sending payment link');
      await tell({ title, detail: changeFailureText(t, failure) });
      return;
    }
    await tell({
      title: t('Payment link sent'),
      text: t('The payment provider will notify the member by SMS or e-mail.'),
    });
  }, id);

  if (id === null || paymentStatus.kind !== 'pending') return null;
  return (
    <Button size="small" loading={sending} onClick={() => void send()}>
      {t('Send Now')}
    </Button>
  );
}
