import { type TFunction, serviceText } from '../../i18n/translation';
import type { PaymentStatus, PaymentStatusKind } from '../../domain/paymentStatus';
import { Tag, type TagColour } from '../../ui/Tag';

/** Pending amber, paid green, anything else grey (product §2 item 11). */
const COLOURS = {
  pending: 'amber',
  paid: 'green',
  done: 'grey',
  other: 'grey',
} as const satisfies Record<PaymentStatusKind, TagColour>;

/** The text of the badge; an unknown status is shown as the service sent it. */
export const statusWord = (t: TFunction, status: PaymentStatus): string =>
  status.kind === 'other' ? serviceText(status.text) : t(status.kind);

interface PaymentStatusTagProps {
  readonly t: TFunction;
  readonly status: PaymentStatus;
}

export function PaymentStatusTag({ t, status }: PaymentStatusTagProps) {
  return <Tag colour={COLOURS[status.kind]}>{statusWord(t, status) || '-'}</Tag>;
}
