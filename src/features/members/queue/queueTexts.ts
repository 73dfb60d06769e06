import type { TFunction } from '../../../i18n/Text';
import { failureText } from '../../../ui/failureText';
import { statusWord } from '../PaymentStatusTag';
import { sentText } from '../noteText';
import type { ListedFirm } from './planQueue';
import type { LeftOutReason, Outcome, OutcomeKind, QueueKind, ToldEnd } from './Queue';

/** What the queue is called: on its button, and over its dialog. */
export function queueTitle(t: TFunction, kind: QueueKind): string {
  switch (kind) {
    case 'paymentLink':
      return t('Send payment links');
    case 'number':
      return t('Generate numbers');
    case 'active':
      return t('Mark as Active');
    case 'inactive':
      return t('Mark as Inactive');
  }
}

/** The button that starts it says the act (rule F11). */
export function queueAct(t: TFunction, kind: QueueKind, count: number): string {
  switch (kind) {
    case 'paymentLink':
      return t('Send to {{count}}', { count });
    case 'number':
      return t('Generate {{count}} numbers', { count });
    case 'active':
      return t('Mark {{count}} as Active', { count });
    case 'inactive':
      return t('Mark {{count}} as Inactive', { count });
  }
}

/** The button that goes on with those who are left. */
export const restTitle = (t: TFunction, kind: QueueKind): string =>
  kind === 'paymentLink' ? t('Only those not sent') : t('Only those not done');

export function outcomeTitle(t: TFunction, queue: QueueKind, kind: OutcomeKind): string {
  switch (kind) {
    case 'done':
      return doneTitle(t, queue);
    case 'refused':
      return t('Refused');
    case 'uncertain':
      return t('Not known');
    case 'leftOut':
      return t('Left out');
    case 'notTried':
      return t('Not tried');
  }
}

function doneTitle(t: TFunction, kind: QueueKind): string {
  switch (kind) {
    case 'paymentLink':
      return t('Sent');
    case 'number':
      return t('Number given');
    case 'active':
    case 'inactive':
      return t('Changed');
  }
}

/** Why it came so; empty where the outcome says enough. */
export function outcomeDetail(t: TFunction, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'done':
    case 'notTried':
      return '';
    case 'refused':
      return failureText(t, outcome.failure);
    case 'uncertain':
      return `${failureText(t, outcome.failure)} ${t('It may have been done all the same: please look at the list.')}`;
    case 'leftOut':
      return leftOutText(t, outcome.reason);
  }
}

export function leftOutText(t: TFunction, reason: LeftOutReason): string {
  switch (reason.kind) {
    case 'noId':
      return t('The service gave it no id');
    case 'twice':
      return t('Stands in the list twice');
    case 'gone':
      return t('No longer in the list');
    case 'otherState':
      return stateText(t, reason.firm);
    case 'underWay':
      return t('Under way already');
    case 'elsewhere':
      return t('Another tab is doing this');
    case 'perhapsDone':
      return t('Perhaps on its way already');
    case 'sentFromHere':
      return sentText(t, reason);
  }
}

function stateText(t: TFunction, firm: ListedFirm): string {
  if ('paymentStatus' in firm)
    return t('Its payment status is {{status}}', {
      status: statusWord(t, firm.paymentStatus) || '-',
    });
  return firm.status === 'active' ? t('Is Active already') : t('Is Inactive already');
}

/** How the queue ended, and what to do now. */
export function endText(t: TFunction, end: ToldEnd): string {
  switch (end) {
    case 'finished':
      return t('Every firm had its turn.');
    case 'stopped':
      return t('Stopped. The others were not tried.');
    case 'forbidden':
      return t('Stopped: this account is not allowed to do this.');
    case 'tooMany':
      return t('Stopped: the service wants fewer requests. Please go on with the others later.');
    case 'lostNumber':
      return t(
        'Stopped: the answer for one firm was lost, and its number may have been given. Please look at the list before you go on.',
      );
    case 'threeFailures':
      return t('Stopped, since three firms failed one after the other.');
    case 'fault':
      return t(
        'Stopped by a mistake in the portal itself. Please look at the list before you go on.',
      );
  }
}
