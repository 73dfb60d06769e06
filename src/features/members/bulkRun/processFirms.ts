import { type Failure, isUncertain, statusOf } from '../../../domain/failure';
import type { MemberId } from '../../../domain/memberId';
import type { SkipReason, FirmResult, BulkRunEnd } from './bulkRunTypes';

export type SendResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'skipped'; readonly reason: SkipReason }
  /** The service rejected the token: nothing was done. */
  | { readonly kind: 'expired' }
  /** Another person is logged in now. */
  | { readonly kind: 'gone' };

/** The portal's part of a run. */
export interface BulkRunSteps {
  /** Before each firm: refetches a stale list, and resolves with the failure if that fails. */
  readonly refetchListIfStale: () => Promise<Failure | null>;
  /** Called before each firm, since the list may have been refetched. */
  readonly skipReasonOf: (id: MemberId) => SkipReason | null;
  readonly send: (id: MemberId) => Promise<SendResult>;
  readonly refetchLists: () => Promise<void>;
  /** Waits, or ends early if the person stops the run. */
  readonly pause: (seconds: number) => Promise<void>;
  /** Waits for the login above the screen; false if the same person does not come back. */
  readonly waitForSignIn: () => Promise<boolean>;
  readonly isStopped: () => boolean;
  readonly onFirmStarted: (place: number) => void;
  readonly onFirmResult: (place: number, result: FirmResult) => void;
}

/** Seconds to wait if a busy service does not say how long. */
const USUAL_PAUSE = 60;
const MAX_PAUSES = 2;
/** A longer pause is left to a person; a day in milliseconds would also exceed a timer's range. */
const LONGEST_PAUSE = 60 * 60;
/** After this many failures in a row, another attempt is pointless. */
const MAX_FAILURES = 3;

/**
 * Sends one request after the other, in order (rules Q3, Q4). A request is only repeated if it was rejected unread: because the
 * session had ended, or the service was busy.
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
        continue;
      case 'skipped':
        if (sent.result.reason.kind === 'noCopy') break;
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

/** Repeats until the request of this firm is accepted, or the run ends. */
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
      case 'skipped':
        return { result: sent };
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
