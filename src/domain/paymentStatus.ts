/** A fee: pending → paid → done, by the service alone (product §4). Any other status is shown as written, without actions. */
export type PaymentStatus =
  | { readonly kind: 'pending' | 'paid' | 'done' }
  | { readonly kind: 'other'; readonly text: string };

export type PaymentStatusKind = PaymentStatus['kind'];

/** Reads a status, ignoring case and surrounding spaces. */
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
