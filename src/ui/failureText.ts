import { type TFunction, serviceText } from '../i18n/translation';
import { type Failure, isUncertain, messageOf } from '../domain/failure';

/** Explains a failure, in words a person can act on, where the specification has no text. */
export function failureText(t: TFunction, failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return t(
        'The server could not be reached: this device is offline, or the server does not let this site in. Check your internet connection. If other websites open, tell the office.',
      );
    case 'timeout':
      return t('The server did not answer in time. Please try again.');
    case 'ignored':
      return t('The server did not accept your login. Please log in again.');
    case 'running':
    case 'elsewhere':
      return t('Nothing was sent from this tab. Wait until the other tab has finished.');
    case 'unread':
      return t('The list could not be loaded, so nothing was sent.');
    case 'sentBefore':
      return t('Not sent again: this was sent earlier, and the result is unknown.');
    case 'unreadable':
      return t('The portal could not read the answer from the server. Please tell the office.');
    case 'refused':
      return refusedText(t, failure);
  }
}

function refusedText(t: TFunction, failure: Extract<Failure, { kind: 'refused' }>): string {
  const { status } = failure;
  const own = statusText(t, failure);
  if (own !== null) return own;
  const message = messageOf(failure);
  const others = failure.errors.filter((text) => message?.includes(text) !== true);
  const serviceTexts = [message, ...others]
    .filter((text) => text !== null)
    .map((text) => serviceText(text))
    .join(' ');
  if (status < 500 && serviceTexts !== '') return serviceTexts;
  // The answer itself reports a failure, without a reason.
  return status < 300
    ? t('The server did not accept this and gave no reason. Please try again later.')
    : t('The server answered with an error ({{status}}). Please try again later.', { status });
}

/** The meaning of a status, whatever text a framework adds (faults); `null` if the status means too little. */
function statusText(t: TFunction, failure: Failure): string | null {
  if (failure.kind !== 'refused') return null;
  switch (failure.status) {
    case 401:
      return t('The server did not accept your login. Please log in again.');
    case 403:
      return t('This account is not allowed to do this.');
    case 404:
      return t('This record was not found on the server.');
    case 405:
    case 419:
      return t('The server did not accept this from the portal. Please tell the office.');
    case 413:
      return t('This is too large for the server.');
    case 429:
      return tooManyText(t, failure.retryAfter);
    default:
      return null;
  }
}

function tooManyText(t: TFunction, retryAfter: number | null): string {
  const minutes = Math.ceil((retryAfter ?? 0) / 60);
  return minutes > 1
    ? t('Too many attempts. Please wait {{minutes}} minutes and try again.', { minutes })
    : t('Too many attempts. Please wait a minute and try again.');
}

/** Why a change failed, and whether it may have been made anyway. */
export function changeFailureText(t: TFunction, failure: Failure): string {
  const reason = failureText(t, failure);
  return isUncertain(failure)
    ? `${reason} ${t('We could not confirm whether the change was made. The list is being refreshed.')}`
    : reason;
}

/** The meaning of a status, to go below a text of the specification; `null` if that text contains the service's message. */
export function statusOnlyText(t: TFunction, failure: Failure): string | null {
  return messageOf(failure) === null ? statusText(t, failure) : null;
}
