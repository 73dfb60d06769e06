import type { TFunction } from '../i18n/Text';
import { type Failure, isUncertain, messageOf } from '../domain/failure';
import { serviceText } from '../i18n/serviceText';

/** What happened, in words a person can act on, where the spec has no text of its own. */
export function failureText(t: TFunction, failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return t(
        'The service could not be reached: this device is offline, or the service does not let this site in. Please check your internet connection.',
      );
    case 'timeout':
      return t('The service did not answer in time. Please try again.');
    case 'elsewhere':
      return t('Nothing was sent from here. Please wait until the other tab is done.');
    case 'outdated':
      return t('Nothing was sent. The list shows the firm as it is now.');
    case 'sentBefore':
      return t('Nothing was sent now: it was sent before, and the result is unknown.');
    case 'unreadable':
      return t('The service gave an answer that the portal cannot read. Please tell the office.');
    case 'refused':
      return refusedText(t, failure);
  }
}

type RefusedFailure = Extract<Failure, { kind: 'refused' }>;

function refusedText(t: TFunction, failure: RefusedFailure): string {
  const { status } = failure;
  const own = statusText(t, failure);
  if (own !== null) return own;
  if (status >= 500)
    return t('The service answered with an error ({{status}}). Please try again later.', {
      status,
    });
  const message = messageOf(failure);
  const others = failure.errors.filter((text) => message?.includes(text) !== true);
  const said = [message, ...others]
    .filter((text) => text !== null)
    .map((text) => serviceText(text))
    .join(' ');
  if (said !== '') return said;
  // The answer itself says no (rule W6), with nothing to go by.
  return status < 300
    ? t('The service refused this and gave no reason. Please try again later.')
    : t('The service answered with an error ({{status}}). Please try again later.', { status });
}

/** What a status alone says, whatever words a framework puts with it (faults); `null` where it says too little. */
export function statusText(t: TFunction, failure: Failure): string | null {
  if (failure.kind !== 'refused') return null;
  switch (failure.status) {
    case 401:
      return t('The service asks for a sign-in. Please log in again.');
    case 403:
      return t('This account is not allowed to do this.');
    case 404:
      return t('The service does not know this record.');
    case 405:
    case 419:
      return t('The service does not take this from the portal. Please tell the office.');
    case 413:
      return t('This is too large for the service.');
    case 429:
      return tooManyText(t, failure.retryAfter);
    default:
      return null;
  }
}

function tooManyText(t: TFunction, retryAfter: number | null): string {
  const minutes = Math.ceil((retryAfter ?? 0) / 60);
  return minutes > 1
    ? t('Too many requests. Please wait {{minutes}} minutes and try again.', { minutes })
    : t('Too many requests. Please wait a minute and try again.');
}

/** Why a change failed, and what is not known where its answer was lost (rule W10). */
export function changeFailureText(t: TFunction, failure: Failure): string {
  const reason = failureText(t, failure);
  return isUncertain(failure)
    ? `${reason} ${t('The change may or may not have been made: the list is read again.')}`
    : reason;
}

/**
 * What stands below a text of the spec for a call that the service refused without a word for a person: what its status
 * says. `null` where it gave words, which the spec's text holds.
 */
export function statusOnlyText(t: TFunction, failure: Failure): string | null {
  return messageOf(failure) === null ? statusText(t, failure) : null;
}
