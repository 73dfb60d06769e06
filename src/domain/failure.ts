interface RefusedField {
  /** The name in the form, such as `representatives.2.name` for the row where it was typed; `null` if the form has none. */
  readonly name: string | null;
  readonly serviceName: string;
  readonly texts: readonly string[];
}

export type Failure =
  /** No answer came, or the answer broke off: a change may or may not have been made. */
  | { readonly kind: 'network' | 'timeout' }
  /** Nothing was sent: this page or another tab is making the same change. */
  | { readonly kind: 'running' | 'elsewhere' }
  /** Nothing was sent: what the change is about could not be loaded first. */
  | { readonly kind: 'unread'; readonly why?: Failure }
  /** Nothing was sent: the same change went out earlier, at `at`, and its result is unknown. The person decides. */
  | { readonly kind: 'sentBefore'; readonly item: string; readonly at: number }
  /** Somebody else is signed in by now, and nothing is shown; `result` is what became of a change. */
  | { readonly kind: 'ignored'; readonly result: SentResult }
  /** The answer has not the documented form: HTML, broken JSON, another shape. */
  | { readonly kind: 'unreadable'; readonly status: number }
  /** The service refused: a status outside 2xx, or a 2xx whose body reports a failure. */
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

/** The result of a call, or of the steps around one, in the shape RTK Query uses. */
export type DataOrError<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly error: object; readonly data?: undefined };

export function statusOf(failure: Failure): number | null {
  return 'status' in failure ? failure.status : null;
}

/** The service's own words, if any: its `error`, else its `message` (product §8, member update). */
export function messageOf(failure: Failure): string | null {
  return failure.kind === 'refused' ? (failure.error ?? failure.message) : null;
}

export type SentResult = 'done' | 'refused' | 'unknown';

/** What became of a change with this error of its call, or with none. */
export function resultOf(error: unknown): SentResult {
  if (error === undefined) return 'done';
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'network':
    case 'timeout':
    case 'unreadable':
      return 'unknown';
    case 'refused':
      return failure.status >= 500 ? 'unknown' : 'refused';
    case 'ignored':
      return failure.result;
    case 'running':
    case 'elsewhere':
    case 'unread':
    case 'sentBefore':
      return 'refused';
  }
}

/** True if the change may have been made in spite of the failure. */
export const isUncertain = (failure: Failure): boolean => resultOf(failure) === 'unknown';

/** The failure that asks whether to send the change again; `null` for any other error, and for none. */
export function earlierSendOf(error: unknown): Extract<Failure, { kind: 'sentBefore' }> | null {
  return isFailure(error) && error.kind === 'sentBefore' ? error : null;
}

/** The failure in an error of RTK Query. A login or logout aborts requests, and a bug of the portal is an unreadable answer. */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error;
  return isAborted(error)
    ? { kind: 'ignored', result: 'unknown' }
    : { kind: 'unreadable', status: 200 };
}

/** True if the token was refused, or somebody else is signed in: that is shown once, not by the screen. */
export function isEndOfSession(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind === 'ignored' || statusOf(failure) === 401;
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
