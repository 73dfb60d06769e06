import { useEffect, useRef, useState } from 'react';
import {
  fetchListNow,
  members,
  refetchList,
  refetchListIfStale,
  refetchRelated,
} from '../../../api/members';
import {
  bulkRunningChanged,
  changeKey,
  unknownAcknowledged,
  runChange,
  selectIsBulkRunning,
} from '../../../api/once';
import { type AppThunk, until, useAppDispatch } from '../../../api/state';
import { runExclusively, tellOtherTabs } from '../../../api/tabs';
import { MAX_AGE_AT_CHANGE } from '../../../domain/days';
import {
  type Failure,
  failureOf,
  isEndOfSession,
  resultOf,
  statusOf,
} from '../../../domain/failure';
import { type LocalNotesActions, useLocalNotesActions } from '../../../session/localNotes';
import { type KeepRecentChange, useKeepRecentChange } from '../../../session/recentChanges';
import { selectIsExpired, watchSession } from '../../../session/sessionSlice';
import { useUnsavedChanges } from '../../../session/useUnsavedChanges';
import {
  type BulkRunTask,
  bulkRuns,
  type ChosenFirm,
  type Plan,
  planBulkRun,
  resultOfFailure,
} from './bulkRun';
import type { BulkRunEnd, BulkRunProblem, FirmResult } from './bulkRunTexts';

export type BulkRunPhase =
  /** Nothing has been sent, or could be. */
  | { readonly kind: 'asking'; readonly problem: BulkRunProblem | null }
  /** The list is fetched before the first request and after the last. */
  | { readonly kind: 'reading' }
  | { readonly kind: 'running'; readonly place: number; readonly pausedUntil: number | null }
  | { readonly kind: 'ended'; readonly end: BulkRunEnd };

type EarlyEnd = 'signedOut' | 'stopped';

/** One run, and whom it tells. */
interface RunOptions extends BulkRunTask {
  readonly todo: readonly ChosenFirm[];
  readonly sendAgain: boolean;
  readonly notes: LocalNotesActions;
  readonly keep: KeepRecentChange;
  /** Aborted once, by Stop or when the screen closes: it shortens a pause, but never interrupts a request. */
  readonly stopped: AbortSignal;
  readonly onPhase: (phase: BulkRunPhase) => void;
  /** The results of the firms so far, in the order of the plan. */
  readonly onResults: (results: readonly FirmResult[]) => void;
}

/** Seconds to wait if a busy service does not say how long. */
const USUAL_PAUSE = 60;
const MAX_PAUSES = 2;
/** A longer pause is left to a person; a day in milliseconds would also exceed a timer's range. */
const LONGEST_PAUSE = 60 * 60;
/** After this many failures in a row, another attempt is pointless. */
const MAX_FAILURES = 3;

/** Runs a plan, in one tab of this browser at a time: fetches the list, changes one firm after the other, fetches the lists. */
export function startBulkRun(options: RunOptions): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { list, onPhase } = options;
    const refuse = (problem: BulkRunProblem) => onPhase({ kind: 'asking', problem });
    // A run that was left may still wait for its last answer.
    if (selectIsBulkRunning(getState())) return refuse('otherBulkRun');
    onPhase({ kind: 'reading' });
    dispatch(bulkRunningChanged(true));
    const end = await runExclusively('bulkRun', async () => {
      // The current list: others may have changed it since it was opened.
      const { error } = await dispatch(fetchListNow(list));
      if (error !== undefined) return 'list';
      const result = await dispatch(changeFirms(options));
      onPhase({ kind: 'reading' });
      await dispatch(refetchList(list));
      return result;
    }).finally(() => dispatch(bulkRunningChanged(false)));
    if (end === null) return refuse('otherBulkRun');
    if (end === 'list') return refuse('list');
    dispatch(refetchRelated(list));
    tellOtherTabs();
    // The dialog closed with its session, so nobody reads the result.
    if (end !== 'signedOut') onPhase({ kind: 'ended', end });
  };
}

/**
 * Changes one firm after the other, in order. A call is only repeated if it was refused unread: because the session
 * had ended, or the service was busy.
 */
function changeFirms(options: RunOptions): AppThunk<Promise<BulkRunEnd | EarlyEnd>> {
  return async (dispatch, getState) => {
    const { kind, list, todo, sendAgain, notes, keep, stopped, onPhase, onResults } = options;
    const { endpoint, call } = bulkRuns[kind];
    const isHere = dispatch(watchSession());
    // A status that somebody else has set meanwhile is the same afterwards.
    const listAge = kind === 'active' || kind === 'inactive' ? Infinity : MAX_AGE_AT_CHANGE;
    const results: FirmResult[] = [];
    let started = 0;
    let failures = 0;

    /** What keeps a firm from its turn: another tab may have sent a link, and anybody may have changed the list. */
    const look = async (firm: ChosenFirm): Promise<FirmResult | null> => {
      if (kind === 'paymentLink') await notes.refreshNotes();
      const error = await dispatch(refetchListIfStale(list, listAge));
      if (error !== undefined) return { kind: 'refused', failure: failureOf(error) };
      const state = getState();
      const listNow = members.endpoints[list].select()(state).data;
      const context = { state, linkSent: notes.notesNow().linkSent, sendAgain, list: listNow };
      return planBulkRun(kind, [firm], context).skipped[0]?.result ?? null;
    };

    const send = async ({ id, name }: ChosenFirm) => {
      const steps = () => dispatch(call(id, list, keep));
      const answer = await dispatch(runChange(changeKey(endpoint.name, id), name, steps));
      const result = resultOf(answer.error);
      // The link belongs to the person who sent it, even if somebody else is logged in by now.
      if (kind === 'paymentLink' && result !== 'refused') notes.noteLinkSent(id, result === 'done');
      return answer;
    };

    /** Tries until this firm has a result, or the run ends. */
    const change = async (firm: ChosenFirm, place: number): Promise<FirmResult | EarlyEnd> => {
      for (let pauses = 0; ;) {
        // Waits while the login stands over the screen: the same person goes on with this firm.
        await dispatch(until((state) => !isHere() || !selectIsExpired(state)));
        if (!isHere()) return 'signedOut';
        const hindrance = stopped.aborted ? null : await look(firm);
        if (stopped.aborted) return 'stopped';
        if (!isHere()) continue;
        if (hindrance?.kind === 'refused' && hindrance.failure.kind === 'ignored') continue;
        if (hindrance !== null) return hindrance;

        started = place + 1;
        onPhase({ kind: 'running', place, pausedUntil: null });
        const { data, error } = await send(firm);
        if (!isHere() || isEndOfSession(error)) continue;
        if (data === 'notSent') return { kind: 'skipped', reason: { kind: 'noCopy' } };
        if (error === undefined) return { kind: 'done' };
        const failure = failureOf(error);
        if (failure.kind === 'sentBefore' && sendAgain) {
          dispatch(unknownAcknowledged(failure));
          continue;
        }
        const seconds = pauseAfter(failure);
        if (seconds === null || pauses === MAX_PAUSES) return resultOfFailure(kind, failure);
        pauses += 1;
        onPhase({ kind: 'running', place, pausedUntil: Date.now() + seconds * 1000 });
        await pause(seconds, stopped);
      }
    };

    try {
      for (const [place, firm] of todo.entries()) {
        const result = await change(firm, place);
        if (typeof result === 'string') return result;
        onResults([...results, result]);
        results.push(result);
        if (result.kind === 'uncertain') {
          await dispatch(refetchList(list));
          if (kind === 'number') return 'lostNumber';
        }
        const status = result.kind === 'refused' ? statusOf(result.failure) : null;
        if (status === 403) return 'forbidden';
        if (status === 429) return 'tooMany';
        if (result.kind === 'done') failures = 0;
        else if (result.kind !== 'skipped' || result.reason.kind === 'noCopy') failures += 1;
        if (failures === MAX_FAILURES) return 'threeFailures';
      }
      return 'finished';
    } catch (error) {
      // An error in the portal must not leave a dialog that cannot be closed.
      reportError(error);
      const lost: FirmResult = { kind: 'uncertain', failure: failureOf(error) };
      if (started > results.length) onResults([...results, lost]);
      return 'fault';
    }
  };
}

/** The seconds that a busy service wants a run to wait; `null` for any other failure, and for a pause that is too long. */
function pauseAfter(failure: Failure): number | null {
  if (failure.kind !== 'refused' || failure.status !== 429) return null;
  const seconds = failure.retryAfter ?? USUAL_PAUSE;
  return seconds <= LONGEST_PAUSE ? seconds : null;
}

/** Waits, or ends early when the person stops the run. */
async function pause(seconds: number, stopped: AbortSignal): Promise<void> {
  if (stopped.aborted) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000);
    stopped.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** A bulk run, which stops with its screen; leaving asks first while it runs. */
export function useBulkRun(task: BulkRunTask) {
  const dispatch = useAppDispatch();
  const notes = useLocalNotesActions();
  const keep = useKeepRecentChange();
  const [phase, setPhase] = useState<BulkRunPhase>({ kind: 'asking', problem: null });
  const [results, setResults] = useState<readonly FirmResult[]>([]);
  // Fixed at the start, since sending changes the notes.
  const [startedPlan, setStartedPlan] = useState<Plan>({ todo: [], skipped: [] });
  const [isStopping, setIsStopping] = useState(false);
  const running = useRef<AbortController | null>(null);
  useUnsavedChanges(phase.kind === 'reading' || phase.kind === 'running');
  // When the screen closes, the current request is the last one.
  useEffect(() => () => running.current?.abort(), []);

  const start = async (plan: Plan, sendAgain: boolean) => {
    // The next press may come before the next render.
    if (running.current !== null) return;
    running.current = new AbortController();
    setStartedPlan(plan);
    const { signal: stopped } = running.current;
    const told = { todo: plan.todo, onPhase: setPhase, onResults: setResults };
    await dispatch(startBulkRun({ ...task, sendAgain, notes, keep, stopped, ...told }));
    running.current = null;
  };
  /** Stops once the current request is answered. */
  const stop = () => {
    running.current?.abort();
    setIsStopping(true);
  };
  return { phase, startedPlan, results, isStopping, start, stop };
}
