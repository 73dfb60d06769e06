import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiRoot } from '../../../api/baseApi';
import {
  members,
  refetchListIfStale,
  fetchListNow,
  refetchRelated,
  refetchList,
} from '../../../api/members';
import {
  type PendingRoot,
  bulkRunStarted,
  bulkRunEnded,
  selectIsBulkRunning,
} from '../../../api/pending';
import { runExclusively, notifyOtherTabs } from '../../../api/crossTab';
import { sendOnce } from '../../../api/useOnce';
import type { DataOrError } from '../../../domain/changeResult';
import { MAX_AGE_AT_CHANGE } from '../../../domain/days';
import { failureOf, isUncertain, statusOf } from '../../../domain/failure';
import type { MemberId } from '../../../domain/memberId';
import type { KeepRecentChange } from '../../../session/recentChanges';
import type { LocalNotesActions } from '../../../session/localNotes';
import { selectSession, selectSessionEpoch, type SessionRoot } from '../../../session/sessionSlice';
import { firmsById, type PlannedFirm, skipReasonOf } from './planBulkRun';
import type { FirmResult, BulkRunEnd, BulkRunTask, BulkRunPhase, SkipReason } from './bulkRunTypes';
import { bulkRuns } from './bulkRuns';
import { pauseFor, signInDecided } from './waits';
import { processFirms, type SendResult } from './processFirms';

export type BulkRunRoot = ApiRoot & PendingRoot & SessionRoot;
type BulkRunStore = Store<BulkRunRoot> & {
  readonly dispatch: ThunkDispatch<BulkRunRoot, unknown, UnknownAction>;
};

interface BulkRunTools {
  readonly store: BulkRunStore;
  readonly notes: Pick<LocalNotesActions, 'notesNow' | 'noteLinkSent'> & {
    readonly refreshNotes: () => Promise<unknown>;
  };
  readonly keep: KeepRecentChange;
  /** Aborted once, by Stop or when the screen closes: it shortens a pause, but never interrupts a request. */
  readonly stopped: AbortSignal;
  readonly onPhase: (phase: BulkRunPhase) => void;
  /** The results of all firms in the plan, from the start. */
  readonly onResults: (results: readonly FirmResult[]) => void;
}

/** A storage that never answers delays the run for at most this time. */
const STORAGE_LIMIT_MS = 2000;

/** Held by the single tab of this browser that runs (rule Q3). */
const BULK_RUN_LOCK = 'bulkRun';

/** The answer if the same change is already in progress. */
const ELSEWHERE: DataOrError<SkipReason | null> = { error: { kind: 'elsewhere' } };

const NOT_TRIED: FirmResult = { kind: 'notTried' };

/** Runs a plan in the portal (rules Q3–Q5): shows progress, and refetches the lists. */
export async function startBulkRun(
  task: BulkRunTask,
  todo: readonly PlannedFirm[],
  sendAgain: boolean,
  tools: BulkRunTools,
): Promise<void> {
  const { store, onPhase } = tools;
  const { list } = task;
  const refuse = (problem: 'list' | 'otherBulkRun') => onPhase({ kind: 'asking', problem });
  // A run that was left may still wait for its last answer.
  if (selectIsBulkRunning(store.getState())) return refuse('otherBulkRun');
  onPhase({ kind: 'reading' });
  store.dispatch(bulkRunStarted());
  const end = await runExclusively(BULK_RUN_LOCK, async () => {
    // The current list: others may have changed it since it was opened (rule C2).
    const { error } = await store.dispatch(fetchListNow(list));
    return error === undefined ? runPlan(task, todo, sendAgain, tools) : 'list';
  }).finally(() => store.dispatch(bulkRunEnded()));
  if (end === null) return refuse('otherBulkRun');
  if (end === 'list') return refuse('list');
  store.dispatch(refetchRelated(list));
  notifyOtherTabs();
  // The dialog closed with its session, so nobody reads the result.
  if (end !== 'signedOut') onPhase({ kind: 'ended', end });
}

async function runPlan(
  { kind, list }: BulkRunTask,
  todo: readonly PlannedFirm[],
  sendAgain: boolean,
  { store, notes, keep, stopped, onPhase, onResults }: BulkRunTools,
): Promise<BulkRunEnd> {
  const { request } = bulkRuns[kind];
  // A status that somebody else has set meanwhile is the same afterwards.
  const listAge = kind === 'active' || kind === 'inactive' ? Infinity : MAX_AGE_AT_CHANGE;
  const sessionEpoch = selectSessionEpoch(store.getState());
  const isGone = () => selectSessionEpoch(store.getState()) !== sessionEpoch;
  const ids = todo.map(({ id }) => id);
  let results: readonly FirmResult[] = todo.map(() => NOT_TRIED);
  /** The place of the last started firm. */
  let current: number | null = null;

  const setResult = (place: number, result: FirmResult) => {
    results = results.with(place, result);
    onResults(results);
  };
  // The other list is refetched at the end.
  const refetchLists = () => store.dispatch(refetchList(list));

  const listed = () => members.endpoints[list].select()(store.getState()).data;
  const firmNow = (id: MemberId) => firmsById(kind, listed()).get(id);

  const send = async (id: MemberId): Promise<SendResult> => {
    const firm = firmNow(id);
    if (isGone()) return { kind: 'gone' };
    if (firm === undefined) return { kind: 'skipped', reason: { kind: 'gone' } };
    let answer: DataOrError<SkipReason | null> = ELSEWHERE;
    await store.dispatch(
      sendOnce(
        request(id),
        async () => (answer = await store.dispatch(bulkRuns[kind].send(id, { list, keep }))),
        // The question before the run already covered firms that may have got a link.
        async () => kind === 'paymentLink' && sendAgain,
      ),
    );
    const { error, data: reason = null } = answer;
    const failure = error === undefined ? null : failureOf(error);
    // The link belongs to the person who sent it, even if somebody else is logged in by now (rules C4, Q7).
    if (kind === 'paymentLink' && (failure === null || isUncertain(failure)))
      notes.noteLinkSent(id, failure === null);
    if (isGone()) return { kind: 'gone' };
    if (reason !== null) return { kind: 'skipped', reason };
    if (failure === null) return { kind: 'done' };
    return statusOf(failure) === 401 ? { kind: 'expired' } : { kind: 'failed', failure };
  };

  onResults(results);
  const end = await processFirms(ids, kind === 'number', {
    // Another tab may have changed or sent something. Nothing is fetched for another person.
    refetchListIfStale: async () => {
      if (isGone()) return null;
      if (kind === 'paymentLink')
        await Promise.race([
          notes.refreshNotes(),
          new Promise((resolve) => setTimeout(resolve, STORAGE_LIMIT_MS)),
        ]);
      const error = await store.dispatch(refetchListIfStale(list, listAge));
      return error === undefined || isGone() ? null : failureOf(error);
    },
    skipReasonOf: (id) => {
      const { linkSent } = notes.notesNow();
      const context = { state: store.getState(), linkSent, sendAgain, list: listed() };
      return skipReasonOf(kind, id, firmNow(id), context);
    },
    send,
    refetchLists,
    pause: async (seconds) => {
      if (current !== null)
        onPhase({ kind: 'running', place: current, pausedUntil: Date.now() + seconds * 1000 });
      await pauseFor(seconds, stopped);
    },
    waitForSignIn: async () => {
      await signInDecided(store);
      return !isGone() && selectSession(store.getState()) !== null;
    },
    isStopped: () => stopped.aborted,
    onFirmStarted: (place) => {
      current = place;
      onPhase({ kind: 'running', place, pausedUntil: null });
    },
    onFirmResult: setResult,
  }).catch((error: unknown): BulkRunEnd => {
    // An error in the portal must not leave a dialog that cannot be closed.
    reportError(error);
    if (current !== null && results[current] === NOT_TRIED)
      setResult(current, { kind: 'uncertain', failure: failureOf(error) });
    return 'fault';
  });
  onPhase({ kind: 'reading' });
  await refetchLists();
  return end;
}
