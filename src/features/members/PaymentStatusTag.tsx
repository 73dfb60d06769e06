import {
  type PaymentStatus,
  type PaymentStatusKind,
  paymentStatusText,
} from '../../domain/paymentStatus';
import { Tag, type TagColour } from '../../ui/Tag';

/** Spec §2 item 11: pending amber, paid green, anything else grey. */
const COLOURS = {
  pending: 'amber',
  paid: 'green',
  done: 'grey',
  other: 'grey',
} as const satisfies Record<PaymentStatusKind, TagColour>;

export function PaymentStatusTag({ status }: { readonly status: PaymentStatus }) {
  return <Tag colour={COLOURS[status.kind]}>{paymentStatusText(status) || '-'}</Tag>;
}
