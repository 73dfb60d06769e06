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
import { failureOf, isUncertain, statusOf } from '../../../domain/failure';
import type { MemberId } from '../../../domain/memberId';
import type { LocalNotesActions } from '../../../session/localNotes/useLocalNotes';
import {
  selectIsExpired,
  selectSession,
  selectSessionEpoch,
  type SessionRoot,
} from '../../../session/sessionSlice';
import { saveBulkRun, saveStatuses } from '../../../session/unsaved/stoppedBulkRun';
import { type PlannedFirm, skipReasonOf } from './planBulkRun';
import {
  type FirmResult,
  type BulkRunEnd,
  type BulkRunKind,
  type BulkRunPhase,
  STATUS_LETTERS,
} from './bulkRunTypes';
import { bulkRuns } from './bulkRuns';
import { processFirms, type SendResult } from './processFirms';

export type BulkRunRoot = ApiRoot & PendingRoot & SessionRoot;
type BulkRunStore = Store<BulkRunRoot> & {
  readonly dispatch: ThunkDispatch<BulkRunRoot, unknown, UnknownAction>;
};

/** What a queue works with. */
interface BulkRunTools {
  readonly store: BulkRunStore;
  /** Of this computer (rule Q7). */
  readonly notes: Pick<LocalNotesActions, 'notesNow' | 'noteLinkSent' | 'refreshNotes'>;
  /** Aborted once, by Stop or when the screen goes: it cuts a pause short and never a call. */
  readonly stopped: AbortSignal;
  readonly onPhase: (phase: BulkRunPhase) => void;
  /** Of each firm of the plan, from when it begins. */
  readonly onResults: (results: readonly FirmResult[]) => void;
}

/** A storage that does not answer at all holds no queue up for longer, in milliseconds. */
const STORAGE_LIMIT_MS = 2000;

/**
 * Held by the one tab of this browser that runs (rule Q3). The name is the one of earlier versions: a tab that still shows one
 * must keep this tab waiting.
 */
const BULK_RUN_LOCK = 'queue';

const NOT_TRIED: FirmResult = { kind: 'notTried' };

/** Carries out a plan in the portal (rules Q3–Q5): what it shows, what it keeps for a reload, and when the lists are read. */
export async function startBulkRun(
  kind: BulkRunKind,
  todo: readonly PlannedFirm[],
  sendAgain: boolean,
  tools: BulkRunTools,
): Promise<void> {
  const { store, onPhase } = tools;
  const { list } = bulkRuns[kind];
  const refuse = (trouble: 'list' | 'otherQueue') => onPhase({ kind: 'asking', trouble });
  // One that was left still waits for its last answer.
  if (selectIsBulkRunning(store.getState())) return refuse('otherQueue');
  onPhase({ kind: 'reading' });
  store.dispatch(bulkRunStarted());
  const end = await runExclusively(BULK_RUN_LOCK, async () => {
    // The list as it stands now: others may have changed it since it was opened (rule C2).
    const { error } = await store.dispatch(fetchListNow(list));
    return error === undefined ? runPlan(kind, todo, sendAgain, tools) : 'list';
  }).finally(() => store.dispatch(bulkRunEnded()));
  if (end === null) return refuse('otherQueue');
  if (end === 'list') return refuse('list');
  store.dispatch(refetchRelated(list));
  notifyOtherTabs();
  // The dialog went with its session: nobody is there to read of it.
  if (end !== 'signedOut') onPhase({ kind: 'ended', end });
}

async function runPlan(
  kind: BulkRunKind,
  todo: readonly PlannedFirm[],
  sendAgain: boolean,
  { store, notes, stopped, onPhase, onResults }: BulkRunTools,
): Promise<BulkRunEnd> {
  const { list } = bulkRuns[kind];
  const sessionEpoch = selectSessionEpoch(store.getState());
  const userId = selectSession(store.getState())?.userId ?? null;
  const isGone = () => selectSessionEpoch(store.getState()) !== sessionEpoch;
  const ids = todo.map(({ id }) => id);
  const plannedOf = new Map(todo.map(({ id, firm }) => [id, firm]));
  let results: readonly FirmResult[] = todo.map(() => NOT_TRIED);
  /** Whose turn came last. */
  let current: number | null = null;

  const setResult = (place: number, result: FirmResult) => {
    results = results.with(place, result);
    onResults(results);
  };
  /** Where the page goes in the middle of a call, nobody knows what came of it. */
  const statusLetters = (inFlight: number | null) =>
    results
      .map((each, place) => STATUS_LETTERS[place === inFlight ? 'uncertain' : each.kind])
      .join('');
  const saveProgress = (inFlight: number | null) => {
    if (userId !== null && !isGone()) saveStatuses(userId, statusLetters(inFlight));
  };
  // What stands beside this list is read at the end.
  const refetchLists = () => store.dispatch(refetchList(list));

  /** The firm as the list shows it now; of a list that did not come whole nobody can say that one is gone. */
  const firmNow = (id: MemberId) => {
    const { data } = members.endpoints[list].select()(store.getState());
    const rows: readonly PlannedFirm['firm'][] = data?.rows ?? [];
    return (
      rows.find((firm) => firm.id === id) ??
      (data?.isWhole === true ? undefined : plannedOf.get(id))
    );
  };

  const send = async (id: MemberId): Promise<SendResult> => {
    if (isGone()) return { kind: 'gone' };
    // Where it is under way already.
    let answer: DataOrError<null> = { error: { kind: 'elsewhere' } };
    await store.dispatch(
      sendOnce(
        bulkRuns[kind].request(id),
        async () => (answer = await store.dispatch(bulkRuns[kind].send(id))),
        // The question before the queue was also about those who may have got a link already.
        async () => kind === 'paymentLink' && sendAgain,
      ),
    );
    const { error } = answer;
    const failure = error === undefined ? null : failureOf(error);
    // It is the link of who sent it, also where somebody else is here by now (rules C4, Q7).
    if (kind === 'paymentLink' && (failure === null || isUncertain(failure)))
      notes.noteLinkSent(id, failure === null);
    if (isGone()) return { kind: 'gone' };
    if (failure === null) return { kind: 'done' };
    return statusOf(failure) === 401 ? { kind: 'expired' } : { kind: 'failed', failure };
  };

  onResults(results);
  if (userId !== null) saveBulkRun(userId, { kind, ids, statuses: statusLetters(null) });
  const end = await processFirms(ids, kind === 'number', {
    // Another tab may have changed or sent something. For somebody else nothing is read.
    refetchListIfStale: async () => {
      if (isGone()) return null;
      if (kind === 'paymentLink')
        await Promise.race([
          notes.refreshNotes(),
          new Promise((resolve) => setTimeout(resolve, STORAGE_LIMIT_MS)),
        ]);
      const error = await store.dispatch(refetchListIfStale(list));
      return error === undefined || isGone() ? null : failureOf(error);
    },
    skipReasonOf: (id) => {
      const { linkSent } = notes.notesNow();
      return skipReasonOf(kind, id, firmNow(id), { state: store.getState(), linkSent, sendAgain });
    },
    send,
    refetchLists,
    pause: async (seconds) => {
      // What was turned away at the door was certainly not done.
      saveProgress(null);
      if (current !== null)
        onPhase({ kind: 'running', place: current, pausedUntil: Date.now() + seconds * 1000 });
      await pauseFor(seconds, stopped);
    },
    waitForSignIn: async () => {
      saveProgress(null);
      await signInDecided(store);
      return !isGone() && selectSession(store.getState()) !== null;
    },
    isStopped: () => stopped.aborted,
    onFirmStarted: (place) => {
      current = place;
      saveProgress(place);
      onPhase({ kind: 'running', place, pausedUntil: null });
    },
    onFirmResult: (place, result) => {
      setResult(place, result);
      saveProgress(null);
    },
  }).catch((error: unknown): BulkRunEnd => {
    // A mistake of the portal itself must not leave a dialog that nobody can close.
    reportError(error);
    // Nobody knows how far that one came.
    if (current !== null && results[current] === NOT_TRIED)
      setResult(current, { kind: 'uncertain', failure: failureOf(error) });
    return 'fault';
  });
  saveProgress(null);
  onPhase({ kind: 'reading' });
  await refetchLists();
  return end;
}

/** Waits so many seconds, or until the queue is stopped. */
async function pauseFor(seconds: number, stopped: AbortSignal): Promise<void> {
  if (stopped.aborted) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    stopped.addEventListener('abort', end);
  });
}

/** Until the person has signed in over the screen, or has left it. */
function signInDecided(store: BulkRunStore): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (selectIsExpired(store.getState())) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}
