import type { TFunction } from 'i18next';
import { type Failure, isUncertain, messageOf } from '../domain/failure';

/** What happened, in words a person can act on, where the spec has no text of its own. */
export function failureText(t: TFunction, failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return t('The service could not be reached. Please check your internet connection.');
    case 'timeout':
      return t('The service did not answer in time. Please try again.');
    case 'elsewhere':
      return t('Nothing was sent from here. Please wait until the other tab is done.');
    case 'outdated':
      return t('Nothing was sent. The list shows the firm as it is now.');
    case 'unreadable':
      return t('The service gave an answer that the portal cannot read. Please tell the office.');
    case 'refused':
      return messageOf(failure) ?? refusedText(t, failure.status);
  }
}

function refusedText(t: TFunction, status: number): string {
  // The answer itself says no (decisions W6), with nothing to go by.
  if (status < 300)
    return t('The service refused this and gave no reason. Please try again later.');
  if (status === 403) return t('This account is not allowed to do this.');
  if (status === 404) return t('The service does not know this record.');
  if (status === 429) return t('Too many requests. Please wait a minute and try again.');
  return t('The service answered with an error ({{status}}). Please try again later.', { status });
}

/** Why a change failed, and what is not known where its answer was lost (decisions W10). */
export function changeFailureText(t: TFunction, failure: Failure): string {
  const reason = failureText(t, failure);
  return isUncertain(failure)
    ? `${reason} ${t('The change may or may not have been made: the list is read again.')}`
    : reason;
}
