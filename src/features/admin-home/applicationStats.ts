import { daysSince } from '../../domain/days';
import type { NewMember } from '../../domain/member';
import type { PaymentStatusKind } from '../../domain/paymentStatus';
import type { LocalNotes } from '../../session/localNotes';
import type { TFunction } from '../../i18n/translation';

/** In the order in which an application passes them. */
export const STATES = [
  'pending',
  'paid',
  'done',
  'other',
] as const satisfies readonly PaymentStatusKind[];

interface WaitingFirm {
  readonly firm: NewMember;
  readonly days: number;
}

export interface ApplicationStats {
  readonly byState: Readonly<Record<PaymentStatusKind, number>>;
  /** Pending applications without a link; a link that may have been sent counts as sent (rule Q7). */
  readonly withoutLink: number;
  /** Among the unfinished applications, if this computer first saw one yesterday or earlier. */
  readonly longest: WaitingFirm | null;
}

/** Counts in a single pass: 100,000 applications take a few milliseconds. */
export function applicationStats(
  rows: readonly NewMember[],
  { linkSent, firstSeen }: LocalNotes,
  now: number,
): ApplicationStats {
  const byState = { pending: 0, paid: 0, done: 0, other: 0 };
  let withoutLink = 0;
  let longest: { readonly firm: NewMember; readonly since: number } | null = null;
  for (const firm of rows) {
    const { id, paymentStatus } = firm;
    byState[paymentStatus.kind] += 1;
    if (paymentStatus.kind === 'pending' && (id === null || !linkSent.has(id))) withoutLink += 1;
    const since = id === null || paymentStatus.kind === 'done' ? undefined : firstSeen.get(id);
    if (since !== undefined && (longest === null || since < longest.since))
      longest = { firm, since };
  }
  const days = longest === null ? 0 : daysSince(longest.since, now);
  return {
    byState,
    withoutLink,
    longest: longest === null || days < 1 ? null : { firm: longest.firm, days },
  };
}

/** Always with the noun: a bare number could be mistaken for the count of a card. */
export const firmCount = (t: TFunction, count: number): string =>
  count === 1 ? t('1 firm') : t('{{count}} firms', { count });
