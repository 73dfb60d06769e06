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
  refused: 'Refused',
  uncertain: 'Not known',
  skipped: 'Left out',
  notTried: 'Not tried',
} as const satisfies Record<Exclude<FirmResultKind, 'done'>, Text>;

/** What became of a firm; each queue has its own word for what is done. */
export const resultTitle = (t: TFunction, kindOfRun: BulkRunKind, kind: FirmResultKind): string =>
  t(kind === 'done' ? bulkRuns[kindOfRun].doneTitle : RESULT_TITLES[kind]);

/** Why it came so; empty where the outcome says enough. */
export function resultDetail(t: TFunction, result: FirmResult): string {
  switch (result.kind) {
    case 'done':
    case 'notTried':
      return '';
    case 'refused':
      return failureText(t, result.failure);
    case 'uncertain':
      return `${failureText(t, result.failure)} ${t('It may have been done all the same: please look at the list.')}`;
    case 'skipped':
      return skipText(t, result.reason);
  }
}

const SKIP_TEXTS = {
  noId: 'The service gave it no id',
  twice: 'Stands in the list twice',
  gone: 'No longer in the list',
  underWay: 'Under way already',
  elsewhere: 'Another tab is doing this',
  perhapsDone: 'Perhaps on its way already',
} as const satisfies Partial<Record<SkipReason['kind'], Text>>;

export function skipText(t: TFunction, reason: SkipReason): string {
  if (reason.kind === 'otherState') return stateText(t, reason.firm);
  return reason.kind === 'sentFromHere' ? linkSentText(t, reason) : t(SKIP_TEXTS[reason.kind]);
}

function stateText(t: TFunction, firm: AnyFirm): string {
  if ('paymentStatus' in firm)
    return t('Its payment status is {{status}}', {
      status: statusWord(t, firm.paymentStatus) || '-',
    });
  return firm.status === 'active' ? t('Is Active already') : t('Is Inactive already');
}

/** How the queue ended, and what to do now. */
export const END_TEXTS = {
  finished: 'Every firm had its turn.',
  stopped: 'Stopped. The others were not tried.',
  forbidden: 'Stopped: this account is not allowed to do this.',
  tooMany: 'Stopped: the service wants fewer requests. Please go on with the others later.',
  lostNumber:
    'Stopped: the answer for one firm was lost, and its number may have been given. Please look at the list before you go on.',
  threeFailures: 'Stopped, since three firms failed one after the other.',
  fault: 'Stopped by a mistake in the portal itself. Please look at the list before you go on.',
} as const satisfies Record<ReportedEnd, Text>;
