import { type Failure, isUncertain, statusOf } from '../../../domain/failure';
import type { MemberId } from '../../../domain/memberId';
import type { SkipReason, FirmResult, BulkRunEnd } from './bulkRunTypes';

/** What came of one call. */
export type SendResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The service refused the token: nothing was done. */
  | { readonly kind: 'expired' }
  /** Another person is here now. */
  | { readonly kind: 'gone' };

/** What a queue needs of the portal around it. */
export interface BulkRunSteps {
  /** Before a firm's turn: reads the list where it is old, and resolves to why it could not be read. */
  readonly refetchListIfStale: () => Promise<Failure | null>;
  /** Asked when a firm's turn comes: the list may have been read again since. */
  readonly skipReasonOf: (id: MemberId) => SkipReason | null;
  readonly send: (id: MemberId) => Promise<SendResult>;
  /** Reads the lists again. */
  readonly refetchLists: () => Promise<void>;
  /** Waits so many seconds; ends early where the person stops the queue. */
  readonly pause: (seconds: number) => Promise<void>;
  /** Waits for the sign-in over the screen; false where the same person does not come back. */
  readonly waitForSignIn: () => Promise<boolean>;
  readonly isStopped: () => boolean;
  readonly onFirmStarted: (place: number) => void;
  readonly onFirmResult: (place: number, result: FirmResult) => void;
}

/** Where a service that wants fewer calls does not say how long to wait, in seconds. */
const USUAL_PAUSE = 60;
const MAX_PAUSES = 2;
/** Longer ones are for a person to wait: and a day counted in milliseconds is soon more than a timer can count. */
const LONGEST_PAUSE = 60 * 60;
/** What failed three times will fail the fourth. */
const MAX_FAILURES = 3;

/**
 * One call after the other, in this order (rules Q3, Q4). Nothing is ever sent a second time, but what was turned away at
 * the door, unread: by an ended session, or by a service that wants fewer calls.
 */
export async function processFirms(
  ids: readonly MemberId[],
  endsOnLostAnswer: boolean,
  steps: BulkRunSteps,
): Promise<BulkRunEnd> {
  let failures = 0;
  for (const [place, id] of ids.entries()) {
    const sent = await sendUntilTaken(id, place, steps);
    if (typeof sent === 'string') return sent;
    steps.onFirmResult(place, sent.result);
    switch (sent.result.kind) {
      case 'notTried':
      case 'skipped':
        continue;
      case 'done':
        failures = 0;
        continue;
      case 'uncertain':
        await steps.refetchLists();
        if (endsOnLostAnswer) return 'lostNumber';
        break;
      case 'refused':
        if (statusOf(sent.result.failure) === 403) return 'forbidden';
        if (statusOf(sent.result.failure) === 429) return 'tooMany';
    }
    failures += 1;
    if (failures === MAX_FAILURES) return 'threeFailures';
  }
  return 'finished';
}

/** Until the call of this firm has been taken, or the queue ends before it. */
async function sendUntilTaken(
  id: MemberId,
  place: number,
  steps: BulkRunSteps,
): Promise<BulkRunEnd | { readonly result: FirmResult }> {
  for (let pauses = 0; ;) {
    const unread = steps.isStopped() ? null : await steps.refetchListIfStale();
    if (steps.isStopped()) return 'stopped';
    // Nothing was sent.
    if (unread !== null) return { result: { kind: 'refused', failure: unread } };
    const reason = steps.skipReasonOf(id);
    if (reason !== null) return { result: { kind: 'skipped', reason } };
    steps.onFirmStarted(place);
    const sent = await steps.send(id);
    switch (sent.kind) {
      case 'gone':
        return 'signedOut';
      case 'expired':
        if (!(await steps.waitForSignIn())) return 'signedOut';
        continue;
      case 'done':
        return { result: { kind: 'done' } };
      case 'failed':
        if (pauses === MAX_PAUSES || !isWorthWaiting(sent.failure))
          return { result: firmResultOf(sent.failure) };
        pauses += 1;
        await steps.pause(pauseOf(sent.failure));
    }
  }
}

const isWorthWaiting = (failure: Failure): boolean =>
  statusOf(failure) === 429 && pauseOf(failure) <= LONGEST_PAUSE;

const pauseOf = (failure: Failure): number =>
  (failure.kind === 'refused' ? failure.retryAfter : null) ?? USUAL_PAUSE;

function firmResultOf(failure: Failure): FirmResult {
  if (failure.kind === 'elsewhere') return { kind: 'skipped', reason: { kind: 'elsewhere' } };
  return { kind: isUncertain(failure) ? 'uncertain' : 'refused', failure };
}
