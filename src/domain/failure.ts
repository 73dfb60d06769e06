import type { NewMember } from './member';

interface RefusedField {
  /** The name in the form, such as `representatives.2.name` for the row where it was typed; `null` if the form has none. */
  readonly name: string | null;
  readonly serviceName: string;
  readonly texts: readonly string[];
}

export type Failure =
  /** No answer came, or the answer broke off: a change may or may not have been made (rule W10). */
  | { readonly kind: 'network' | 'timeout' }
  /** Nothing was sent: another tab is making the same change (rule C2), or the list before it could not be loaded. */
  | { readonly kind: 'elsewhere' | 'unread' }
  /** Nothing was sent: somebody was faster (rule W9b). `now` is undefined if the list no longer has the firm. */
  | { readonly kind: 'outdated'; readonly firm: NewMember; readonly now: NewMember | undefined }
  /** Nothing was sent: the same change went out earlier, at `at`, and its result is unknown. The person decides (rule C11). */
  | { readonly kind: 'sentBefore'; readonly key: string; readonly at: number }
  /** The answer has not the documented form: HTML, broken JSON, another shape. */
  | { readonly kind: 'unreadable'; readonly status: number }
  /** The service refused: a status outside 2xx, or a 2xx whose body reports a failure (rule W6). */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | null;
      /** The `error` of the answer, if it is a single text. */
      readonly error: string | null;
      readonly errors: readonly string[];
      readonly fields: readonly RefusedField[];
      /** Seconds until the service accepts another try; `null` where it does not say. */
      readonly retryAfter: number | null;
    };

export function statusOf(failure: Failure): number | null {
  return 'status' in failure ? failure.status : null;
}

/** The service's own words, if any: its `error`, else its `message` (product §8, member update). */
export function messageOf(failure: Failure): string | null {
  return failure.kind === 'refused' ? (failure.error ?? failure.message) : null;
}

/** True if the change may have been made in spite of the failure (rule W10). */
export function isUncertain(failure: Failure): boolean {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'unreadable':
      return true;
    case 'refused':
      return failure.status >= 500;
    case 'elsewhere':
    case 'outdated':
    case 'unread':
    case 'sentBefore':
      return false;
  }
}

export type SentResult = 'done' | 'refused' | 'unknown';

export function resultOf(error: unknown): SentResult {
  if (error === undefined) return 'done';
  return isUncertain(failureOf(error)) ? 'unknown' : 'refused';
}

/** The failure that asks whether to send the change again; `null` for any other error, and for none. */
export function earlierSendOf(error: unknown): Extract<Failure, { kind: 'sentBefore' }> | null {
  return isFailure(error) && error.kind === 'sentBefore' ? error : null;
}

/** The failure in an error of RTK Query. An aborted request has no answer, and a bug of the portal is an unreadable one. */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error;
  return isAborted(error) ? { kind: 'network' } : { kind: 'unreadable', status: 200 };
}

/** True if the token was refused, or a login or logout aborted the request: that is shown once, not by the screen (rule S3). */
export function isEndOfSession(error: unknown): boolean {
  return isAborted(error) || statusOf(failureOf(error)) === 401;
}

/** Redux Toolkit reports an aborted request by this name. */
function isAborted(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  );
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'kind' in error;
}
