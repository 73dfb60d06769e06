import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiRoot } from '../../../api/baseApi';
import {
  members,
  refetchListIfStale,
  fetchListNow,
  refetchRelated,
  refetchList,
} from '../../../api/members';
import { type PendingRoot, queueBegan, queueEnded, selectQueueRuns } from '../../../api/pending';
import { runExclusively, notifyOtherTabs } from '../../../api/tabs';
import { sendOnce } from '../../../api/useOnce';
import type { Answer } from '../../../domain/changeResult';
import { failureOf, isUncertain, statusOf } from '../../../domain/failure';
import type { MemberId } from '../../../domain/memberId';
import type { LocalNotesActions } from '../../../session/localNotes/useLocalNotes';
import {
  selectIsExpired,
  selectSession,
  selectSessionEpoch,
  type SessionRoot,
} from '../../../session/sessionSlice';
import { keepQueue, keepSigns } from '../../../session/unsaved/stoppedQueue';
import { type PlannedFirm, reasonAgainst } from './planQueue';
import { type Outcome, type QueueEnd, type QueueKind, type QueuePhase, SIGNS } from './Queue';
import { queues } from './queues';
import { runQueue, type Sent } from './runQueue';

export type QueueRoot = ApiRoot & PendingRoot & SessionRoot;
type QueueStore = Store<QueueRoot> & {
  readonly dispatch: ThunkDispatch<QueueRoot, unknown, UnknownAction>;
};

/** What a queue works with. */
interface QueueTools {
  readonly store: QueueStore;
  /** Of this computer (rule Q7). */
  readonly notes: Pick<LocalNotesActions, 'notesNow' | 'noteLinkSent' | 'refreshNotes'>;
  /** Aborted once, by Stop or when the screen goes: it cuts a pause short and never a call. */
  readonly stopped: AbortSignal;
  readonly onPhase: (phase: QueuePhase) => void;
  /** Of each firm of the plan, from when it begins. */
  readonly onOutcomes: (outcomes: readonly Outcome[]) => void;
}

/** A storage that does not answer at all holds no queue up for longer, in milliseconds. */
const PATIENCE = 2000;

/** One queue over all tabs of this browser (rule Q3). */
const QUEUE_LOCK = 'queue';

const NOT_TRIED: Outcome = { kind: 'notTried' };

/** Carries out a plan in the portal (rules Q3–Q5): what it shows, what it keeps for a reload, and when the lists are read. */
export async function startQueue(
  kind: QueueKind,
  todo: readonly PlannedFirm[],
  sendAgain: boolean,
  tools: QueueTools,
): Promise<void> {
  const { store, onPhase } = tools;
  const { list } = queues[kind];
  const refuse = (trouble: 'list' | 'otherQueue') => onPhase({ kind: 'asking', trouble });
  // One that was left still waits for its last answer.
  if (selectQueueRuns(store.getState())) return refuse('otherQueue');
  onPhase({ kind: 'reading' });
  store.dispatch(queueBegan());
  const end = await runExclusively(QUEUE_LOCK, async () => {
    // The list as it stands now: others may have changed it since it was opened (rule C2).
    const { error } = await store.dispatch(fetchListNow(list));
    return error === undefined ? carryOut(kind, todo, sendAgain, tools) : 'list';
  }).finally(() => store.dispatch(queueEnded()));
  if (end === null) return refuse('otherQueue');
  if (end === 'list') return refuse('list');
  store.dispatch(refetchRelated(list));
  notifyOtherTabs();
  // The dialog went with its session: nobody is there to read of it.
  if (end !== 'signedOut') onPhase({ kind: 'ended', end });
}

async function carryOut(
  kind: QueueKind,
  todo: readonly PlannedFirm[],
  sendAgain: boolean,
  { store, notes, stopped, onPhase, onOutcomes }: QueueTools,
): Promise<QueueEnd> {
  const { list } = queues[kind];
  const sessionEpoch = selectSessionEpoch(store.getState());
  const userId = selectSession(store.getState())?.userId ?? null;
  const isGone = () => selectSessionEpoch(store.getState()) !== sessionEpoch;
  const ids = todo.map(({ id }) => id);
  const plannedOf = new Map(todo.map(({ id, firm }) => [id, firm]));
  let outcomes: readonly Outcome[] = todo.map(() => NOT_TRIED);
  /** Whose turn came last. */
  let current: number | null = null;

  const settle = (place: number, outcome: Outcome) => {
    outcomes = outcomes.with(place, outcome);
    onOutcomes(outcomes);
  };
  /** Where the page goes in the middle of a call, nobody knows what came of it. */
  const signs = (underWay: number | null) =>
    outcomes.map((each, place) => SIGNS[place === underWay ? 'uncertain' : each.kind]).join('');
  const keep = (underWay: number | null) => {
    if (userId !== null && !isGone()) keepSigns(userId, signs(underWay));
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

  const send = async (id: MemberId): Promise<Sent> => {
    if (isGone()) return { kind: 'gone' };
    // Where it is under way already.
    let answer: Answer<null> = { error: { kind: 'elsewhere' } };
    await store.dispatch(
      sendOnce(
        queues[kind].request(id),
        async () => (answer = await store.dispatch(queues[kind].send(id))),
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

  onOutcomes(outcomes);
  if (userId !== null) keepQueue(userId, { kind, ids, signs: signs(null) });
  const end = await runQueue(ids, kind === 'number', {
    // Another tab may have changed or sent something. For somebody else nothing is read.
    refetchListIfStale: async () => {
      if (isGone()) return null;
      if (kind === 'paymentLink')
        await Promise.race([
          notes.refreshNotes(),
          new Promise((resolve) => setTimeout(resolve, PATIENCE)),
        ]);
      const error = await store.dispatch(refetchListIfStale(list));
      return error === undefined || isGone() ? null : failureOf(error);
    },
    reasonAgainst: (id) => {
      const { linkSent } = notes.notesNow();
      return reasonAgainst(kind, id, firmNow(id), { state: store.getState(), linkSent, sendAgain });
    },
    send,
    refetchLists,
    pause: async (seconds) => {
      // What was turned away at the door was certainly not done.
      keep(null);
      if (current !== null)
        onPhase({ kind: 'running', place: current, pausedUntil: Date.now() + seconds * 1000 });
      await waited(seconds, stopped);
    },
    signedInAgain: async () => {
      keep(null);
      await signInSettled(store);
      return !isGone() && selectSession(store.getState()) !== null;
    },
    isStopped: () => stopped.aborted,
    onTurn: (place) => {
      current = place;
      keep(place);
      onPhase({ kind: 'running', place, pausedUntil: null });
    },
    onOutcome: (place, outcome) => {
      settle(place, outcome);
      keep(null);
    },
  }).catch((error: unknown): QueueEnd => {
    // A mistake of the portal itself must not leave a dialog that nobody can close.
    reportError(error);
    // Nobody knows how far that one came.
    if (current !== null && outcomes[current] === NOT_TRIED)
      settle(current, { kind: 'uncertain', failure: failureOf(error) });
    return 'fault';
  });
  keep(null);
  onPhase({ kind: 'reading' });
  await refetchLists();
  return end;
}

/** Waits so many seconds, or until the queue is stopped. */
async function waited(seconds: number, stopped: AbortSignal): Promise<void> {
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
function signInSettled(store: QueueStore): Promise<void> {
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
