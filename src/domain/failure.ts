/** What the service says of one field. */
interface RefusedField {
  /** As the form has it, such as `representatives.2.name`, at the place where it was typed; `null` where it has none. */
  readonly name: string | null;
  /** As the service calls it. */
  readonly said: string;
  readonly texts: readonly string[];
}

/** What went wrong with a call, as plain values. The screen decides what of it a person reads. */
export type Failure =
  /** No answer came, or it broke off: a change may or may not have been made (rule W10). */
  | { readonly kind: 'network' | 'timeout' }
  /**
   * Nothing was sent (rule C2): another tab of this browser is at the same change, or what was to be changed is no
   * longer as the screen showed it.
   */
  | { readonly kind: 'elsewhere' | 'outdated' }
  /** Nothing was sent (rule C11): it was sent before, at `at`, and nobody knows what came of it. The person decides. */
  | { readonly kind: 'sentBefore'; readonly key: string; readonly at: number }
  /** An answer that is not what the call is documented to give: HTML, broken JSON, another shape. */
  | { readonly kind: 'unreadable'; readonly status: number }
  /** The service said no: a status outside 2xx, or a 2xx that says so itself (rule W6). */
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string | null;
      /** The `error` of the answer, where it is one text. */
      readonly error: string | null;
      /** Every text of the answer's `errors`, field after field. */
      readonly errors: readonly string[];
      /** What is wrong with single fields (rule W7). */
      readonly fields: readonly RefusedField[];
      /** Seconds after which the service lets it be tried again; `null` where it does not say. */
      readonly retryAfter: number | null;
    };

/** The HTTP status that came with the failure; `null` when no answer came. */
export function statusOf(failure: Failure): number | null {
  return 'status' in failure ? failure.status : null;
}

/** The service's own words, where it gave any: its `error`, else its `message` (product §8, member update). */
export function messageOf(failure: Failure): string | null {
  return failure.kind === 'refused' ? (failure.error ?? failure.message) : null;
}

/** Whether the change that was asked for may have been made all the same (rule W10). */
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
    case 'sentBefore':
      return false;
  }
}

/** How a change ended that was sent, as far as anybody knows. */
export type SentResult = 'done' | 'refused' | 'unknown';

export function resultOf(error: unknown): SentResult {
  if (error === undefined) return 'done';
  return isUncertain(failureOf(error)) ? 'unknown' : 'refused';
}

/** Of a failure that asks whether it should be sent once more; `null` of any other, and where there is none. */
export function earlierSendOf(error: unknown): Extract<Failure, { kind: 'sentBefore' }> | null {
  return isFailure(error) && error.kind === 'sentBefore' ? error : null;
}

/**
 * What a hook of RTK Query hands out as an error. A call that was given up has no answer; a fault of the portal's own code
 * counts as an answer that cannot be read.
 */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error;
  return isGivenUp(error) ? { kind: 'network' } : { kind: 'unreadable', status: 200 };
}

/**
 * Whether the session ended under a call: its token was refused, or the call was given up because somebody signed out or
 * in. The end of the session is then told once (rule S3), and the screen says nothing of its own.
 */
export function isEndOfSession(error: unknown): boolean {
  return isGivenUp(error) || statusOf(failureOf(error)) === 401;
}

/** How Redux Toolkit reports a call that it was told to give up. */
function isGivenUp(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  );
}

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'kind' in error;
}
