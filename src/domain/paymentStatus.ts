/**
 * Where a new member's fee stands (product §4). Only the service moves it: pending → paid → done.
 * A text the portal does not know keeps its own words and offers no action (rule W4).
 */
export type PaymentStatus =
  | { readonly kind: 'pending' | 'paid' | 'done' }
  | { readonly kind: 'other'; readonly text: string };

export type PaymentStatusKind = PaymentStatus['kind'];

/** Trimmed and in any case (rule W4). */
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

/** What stands on the badge: the service's own word. */
export function paymentStatusText(status: PaymentStatus): string {
  return status.kind === 'other' ? status.text : status.kind;
}
