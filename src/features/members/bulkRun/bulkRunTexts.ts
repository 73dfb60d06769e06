import type { Text, TFunction } from '../../../i18n/Text';
import { failureText } from '../../../ui/failureText';
import { linkSentText } from '../noteText';
import { statusWord } from '../PaymentStatusTag';
import type {
  SkipReason,
  AnyFirm,
  FirmResult,
  FirmResultKind,
  BulkRunKind,
  ReportedEnd,
} from './bulkRunTypes';
import { bulkRuns } from './bulkRuns';

const RESULT_TITLES = {
  refused: 'Failed',
  uncertain: 'Unknown',
  skipped: 'Skipped',
  notTried: 'Not tried',
} as const satisfies Record<Exclude<FirmResultKind, 'done'>, Text>;

export const resultTitle = (t: TFunction, kindOfRun: BulkRunKind, kind: FirmResultKind): string =>
  t(kind === 'done' ? bulkRuns[kindOfRun].doneTitle : RESULT_TITLES[kind]);

/** The reason for the result; empty if the title says enough. */
export function resultDetail(t: TFunction, result: FirmResult): string {
  switch (result.kind) {
    case 'done':
    case 'notTried':
      return '';
    case 'refused':
      return failureText(t, result.failure);
    case 'uncertain':
      return `${failureText(t, result.failure)} ${t('It may still have gone through. Check the list.')}`;
    case 'skipped':
      return skipText(t, result.reason);
  }
}

const SKIP_TEXTS = {
  noId: 'No ID from the server',
  twice: 'Already in this list',
  gone: 'No longer in the list',
  underWay: 'Already in progress',
  elsewhere: 'Another tab is already doing this',
  perhapsDone: 'Number may already be generated',
  unseen: 'Not in the loaded part of the list',
  noCopy: 'No copy could be kept first',
  overLimit: 'At most 200 firms at once',
} as const satisfies Partial<Record<SkipReason['kind'], Text>>;

export function skipText(t: TFunction, reason: SkipReason): string {
  if (reason.kind === 'otherState') return stateText(t, reason.firm);
  return reason.kind === 'sentFromHere' ? linkSentText(t, reason) : t(SKIP_TEXTS[reason.kind]);
}

function stateText(t: TFunction, firm: AnyFirm): string {
  if ('paymentStatus' in firm)
    return t('Payment status: {{status}}', {
      status: statusWord(t, firm.paymentStatus) || '-',
    });
  return firm.status === 'active' ? t('Already Active') : t('Already Inactive');
}

export const END_TEXTS = {
  finished: 'Done: all firms were processed.',
  stopped: 'Stopped. The remaining firms were not tried.',
  forbidden: 'Stopped: this account is not allowed to do this.',
  tooMany: 'Stopped: too many requests. Continue with the remaining firms later.',
  lostNumber:
    'Stopped: no answer came for one firm. Its number may have been generated. Check the list before you continue.',
  threeFailures: 'Stopped: three firms failed in a row.',
  fault: 'Stopped: an error occurred in the portal. Check the list before you continue.',
} as const satisfies Record<ReportedEnd, Text>;
