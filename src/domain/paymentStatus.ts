/**
 * The state of an applicant's fee (product §4). Only the service changes it: pending → paid → done. An unknown status is shown as
 * the service wrote it and offers no action (rule W4).
 */
export type PaymentStatus =
  | { readonly kind: 'pending' | 'paid' | 'done' }
  | { readonly kind: 'other'; readonly text: string };

export type PaymentStatusKind = PaymentStatus['kind'];

/** Reads a status, ignoring case and surrounding spaces (rule W4). */
export function paymentStatusOf(text: string): PaymentStatus {
  const word = text.trim().toLowerCase();
  switch (word) {
    case 'pending':
    case 'paid':
    case 'done':
      return { kind: word };
    default:
      return { kind: 'other', text };
  }
}

export function paymentStatusText(status: PaymentStatus): string {
  return status.kind === 'other' ? status.text : status.kind;
}
