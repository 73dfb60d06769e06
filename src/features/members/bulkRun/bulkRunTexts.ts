import type { Failure } from '../../../domain/failure';
import type { Member, NewMember } from '../../../domain/member';
import type { TextInHiJson, TFunction } from '../../../i18n/translation';
import type { LinkSent } from '../../../session/localNotes';
import { failureText } from '../../../ui/failureText';
import { linkSentText } from '../LocalNote';
import { statusWord } from '../PaymentStatusTag';

const SKIP_TEXTS = {
  twice: 'Already in this list',
  gone: 'No longer in the list',
  running: 'Already in progress',
  elsewhere: 'Another tab is already doing this',
  perhapsDone: 'Number may already be generated',
  unseen: 'Not in the loaded part of the list',
  noCopy: 'No copy could be kept first',
  overLimit: 'At most 200 firms at once',
} as const satisfies Record<string, TextInHiJson>;

/** Why a selected firm is skipped. */
export type SkipReason =
  | { readonly kind: keyof typeof SKIP_TEXTS }
  /** Its payment status or status does not allow the change any more; with the firm as listed then. */
  | { readonly kind: 'otherState'; readonly firm: Member | NewMember }
  /** A link was sent from this computer; `at` in milliseconds. */
  | ({ readonly kind: 'sentFromHere' } & LinkSent);

/** What became of one firm; `uncertain` if its answer was lost. */
export type FirmResult =
  | { readonly kind: 'notTried' | 'done' }
  | { readonly kind: 'refused' | 'uncertain'; readonly failure: Failure }
  | { readonly kind: 'skipped'; readonly reason: SkipReason };

/** The reason for the result; empty if the title says enough. */
export function resultDetail(t: TFunction, result: FirmResult): string {
  if (result.kind === 'skipped') return skipText(t, result.reason);
  if (!('failure' in result)) return '';
  const text = failureText(t, result.failure);
  if (result.kind === 'refused') return text;
  return `${text} ${t('It may still have gone through. Check the list.')}`;
}

function skipText(t: TFunction, reason: SkipReason): string {
  if (reason.kind === 'sentFromHere') return linkSentText(t, reason);
  if (reason.kind !== 'otherState') return t(SKIP_TEXTS[reason.kind]);
  const { firm } = reason;
  if ('paymentStatus' in firm)
    return t('Payment status: {{status}}', { status: statusWord(t, firm.paymentStatus) || '-' });
  return firm.status === 'active' ? t('Already Active') : t('Already Inactive');
}

/** Nothing was sent: why, and what to do. */
export const PROBLEM_TEXTS = {
  list: {
    title: 'The list could not be loaded, so nothing was sent.',
    advice: 'Please try again in a moment.',
  },
  otherBulkRun: {
    title: 'Other firms are still being processed, here or in another tab, so nothing was sent.',
    advice: 'Wait until it has finished.',
  },
} as const satisfies Record<string, Record<'title' | 'advice', TextInHiJson>>;

export type BulkRunProblem = keyof typeof PROBLEM_TEXTS;

export const END_TEXTS = {
  finished: 'Done: all firms were processed.',
  stopped: 'Stopped. The remaining firms were not tried.',
  forbidden: 'Stopped: this account is not allowed to do this.',
  tooMany: 'Stopped: too many requests. Continue with the remaining firms later.',
  lostNumber:
    'Stopped: no answer came for one firm. Its number may have been generated. Check the list before you continue.',
  threeFailures: 'Stopped: three firms failed in a row.',
  fault: 'Stopped: an error occurred in the portal. Check the list before you continue.',
} as const satisfies Record<string, TextInHiJson>;

/** Why a run ended; `fault` is an error in the portal itself. */
export type BulkRunEnd = keyof typeof END_TEXTS;
