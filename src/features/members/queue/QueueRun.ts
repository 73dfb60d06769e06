import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiRoot } from '../../../api/baseApi';
import { readListIfOld, readListNow, rereadBeside, rereadList } from '../../../api/members';
import { type PendingRoot, queueBegan, queueEnded, selectQueueRuns } from '../../../api/pending';
import { aloneOverTabs, tellOtherTabs } from '../../../api/tabs';
import { sendOnce } from '../../../api/useOnce';
import type { Answer } from '../../../domain/ending';
import { type Failure, failureOf, isUncertain, statusOf } from '../../../domain/failure';
import type { MemberId } from '../../../domain/memberId';
import {
  selectExpired,
  selectSession,
  selectTurn,
  type SessionRoot,
} from '../../../session/sessionSlice';
import type { LocalNotesActions } from '../../../session/localNotes/useLocalNotes';
import { keepQueue, keepSigns } from '../../../session/work/stoppedQueue';
import { Brake } from './Brake';
import { type Known, type ListedFirm, type PlannedFirm, reasonAgainst } from './planQueue';
import type { Outcome, QueueEnd, QueueKind, ToldEnd } from './Queue';
import { callOf, listNameOf, listOf, sendOne } from './queueCalls';
import { signsOf } from './queueSigns';
import { runQueue, type Sent } from './runQueue';

export type QueueRoot = ApiRoot & PendingRoot & SessionRoot;
type QueueStore = Store<QueueRoot> & {
  readonly dispatch: ThunkDispatch<QueueRoot, unknown, UnknownAction>;
};

/** How far a queue has come. */
export type QueuePhase =
  /** Nothing was sent yet, or could be. */
  | { readonly kind: 'asking'; readonly trouble: 'list' | 'otherQueue' | null }
  /** The list is read before the first call, and after the last. */
  | { readonly kind: 'reading' }
  | { readonly kind: 'running'; readonly place: number; readonly pausedUntil: number | null }
  | { readonly kind: 'ended'; readonly end: ToldEnd };

export interface QueueState {
  readonly phase: QueuePhase;
  /** Of each firm of the plan, once it began. */
  readonly outcomes: readonly Outcome[];
  /** The person has asked for the end: it comes with the answer that is awaited. */
  readonly stopping: boolean;
}

/** The notes of this computer (rule Q7). */
export type LinkNotes = Pick<LocalNotesActions, 'noteLinkSent' | 'refreshNotes'>;

/** A storage that does not answer at all holds no queue up for longer, in milliseconds. */
const PATIENCE = 2000;

/** One queue over all tabs of this browser (rule Q3). */
const QUEUE_LOCK = 'queue';

const NOT_TRIED: Outcome = { kind: 'notTried' };

/** Carries out a plan in the portal (rules Q3–Q5): what it shows, what it keeps for a reload, and when the lists are read. */
export class QueueRun {
  #state: QueueState = {
    phase: { kind: 'asking', trouble: null },
    outcomes: [],
    stopping: false,
  };
  readonly #listeners = new Set<() => void>();
  #brake = new Brake();

  constructor(
    private readonly store: QueueStore,
    private readonly kind: QueueKind,
    private readonly notes: LinkNotes,
  ) {}

  readonly state = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Ends after the call that is under way. */
  readonly stop = (): void => {
    this.#brake.pull();
    this.#change({ stopping: true });
  };

  async start(todo: readonly PlannedFirm[], known: Known): Promise<void> {
    if (this.#state.phase.kind !== 'asking') return;
    // One that was left still waits for its last answer.
    if (selectQueueRuns(this.store.getState())) return this.#refuse('otherQueue');
    this.#brake = new Brake();
    this.#change({ phase: { kind: 'reading' }, stopping: false });
    this.store.dispatch(queueBegan());
    const end = await aloneOverTabs(QUEUE_LOCK, async () => {
      // The list as it stands now: others may have changed it since it was opened (rule C2).
      const { error } = await this.store.dispatch(readListNow(listNameOf(this.kind)));
      return error === undefined ? this.#run(todo, known) : 'list';
    }).finally(() => this.store.dispatch(queueEnded()));
    if (end === null) return this.#refuse('otherQueue');
    if (end === 'list') return this.#refuse('list');
    this.store.dispatch(rereadBeside(listNameOf(this.kind)));
    tellOtherTabs();
    // The dialog went with its session: nobody is there to read of it.
    if (end !== 'signedOut') this.#change({ phase: { kind: 'ended', end } });
  }

  #refuse(trouble: 'list' | 'otherQueue'): void {
    this.#change({ phase: { kind: 'asking', trouble } });
  }

  async #run(todo: readonly PlannedFirm[], known: Known): Promise<QueueEnd> {
    const turn = selectTurn(this.store.getState());
    const userId = selectSession(this.store.getState())?.userId ?? null;
    const isGone = () => selectTurn(this.store.getState()) !== turn;
    const ids = todo.map(({ id }) => id);
    const byId = new Map(todo.map((planned) => [planned.id, planned]));
    const keep = (running: number | null) => {
      if (userId !== null && !isGone()) keepSigns(userId, signsOf(this.#state.outcomes, running));
    };
    // What stands beside this list is read at the end.
    const reread = () => this.store.dispatch(rereadList(listNameOf(this.kind)));
    this.#change({ outcomes: todo.map(() => NOT_TRIED) });
    if (userId !== null)
      keepQueue(userId, { kind: this.kind, ids, signs: signsOf(this.#state.outcomes, null) });
    const end = await runQueue(ids, this.kind === 'number', {
      unreadList: () => this.#unreadList(isGone),
      reasonAgainst: (id) => {
        const planned = byId.get(id);
        return planned === undefined
          ? { kind: 'gone' }
          : reasonAgainst(this.kind, id, this.#firmNow(planned), known);
      },
      send: async (id) => (isGone() ? { kind: 'gone' } : this.#sent(id, isGone, known.sendAgain)),
      reread,
      pause: (seconds) => {
        // What was turned away at the door was certainly not done.
        keep(null);
        return this.#pause(seconds);
      },
      signedInAgain: async () => {
        keep(null);
        await this.#signInSettled();
        return !isGone() && selectSession(this.store.getState()) !== null;
      },
      isStopped: () => this.#brake.isPulled,
      onTurn: (place) => {
        keep(place);
        this.#change({ phase: { kind: 'running', place, pausedUntil: null } });
      },
      onOutcome: (place, outcome) => {
        this.#settle(place, outcome);
        keep(null);
      },
    }).catch((error: unknown) => this.#fault(error));
    keep(null);
    this.#change({ phase: { kind: 'reading' } });
    await reread();
    return end;
  }

  async #sent(id: MemberId, isGone: () => boolean, sendAgain: boolean): Promise<Sent> {
    const { error } = await this.#sendOne(id, sendAgain);
    const failure = error === undefined ? null : failureOf(error);
    // It is the link of who sent it, also where somebody else is here by now (rules C4, Q7).
    if (this.kind === 'paymentLink' && (failure === null || isUncertain(failure)))
      this.notes.noteLinkSent(id, failure === null);
    if (isGone()) return { kind: 'gone' };
    if (failure === null) return { kind: 'done' };
    return statusOf(failure) === 401 ? { kind: 'expired' } : { kind: 'failed', failure };
  }

  /** The question before the queue was also about those who may have got a link already. */
  async #sendOne(id: MemberId, sendAgain: boolean): Promise<Answer<null>> {
    const { dispatch } = this.store;
    // Where it is under way already.
    let answer: Answer<null> = { error: { kind: 'elsewhere' } };
    await dispatch(
      sendOnce(
        callOf(this.kind, id),
        async () => (answer = await sendOne(dispatch, this.kind, id)),
        async () => this.kind === 'paymentLink' && sendAgain,
      ),
    );
    return answer;
  }

  /** A mistake of the portal itself must not leave a dialog that nobody can close. */
  #fault(error: unknown): QueueEnd {
    reportError(error);
    const { phase, outcomes } = this.#state;
    // Nobody knows how far that one came.
    if (phase.kind === 'running' && outcomes[phase.place] === NOT_TRIED)
      this.#settle(phase.place, { kind: 'uncertain', failure: failureOf(error) });
    return 'fault';
  }

  #settle(place: number, outcome: Outcome): void {
    this.#change({ outcomes: this.#state.outcomes.with(place, outcome) });
  }

  /** The list in the middle of it: another tab may have changed or sent something. For somebody else nothing is read. */
  async #unreadList(isGone: () => boolean): Promise<Failure | null> {
    if (isGone()) return null;
    const { store } = this;
    if (this.kind === 'paymentLink')
      await Promise.race([
        this.notes.refreshNotes(),
        new Promise((resolve) => setTimeout(resolve, PATIENCE)),
      ]);
    const error = await store.dispatch(readListIfOld(listNameOf(this.kind)));
    return error === undefined || isGone() ? null : failureOf(error);
  }

  #firmNow(planned: PlannedFirm): ListedFirm | undefined {
    const list = listOf(this.store.getState(), this.kind);
    const rows = list?.rows ?? [];
    // Of a list that did not come whole nobody can say that a firm is gone.
    return (
      rows.find(({ id }) => id === planned.id) ??
      (list?.isWhole === true ? undefined : planned.firm)
    );
  }

  async #pause(seconds: number): Promise<void> {
    const { phase } = this.#state;
    if (phase.kind === 'running')
      this.#change({ phase: { ...phase, pausedUntil: Date.now() + seconds * 1000 } });
    await this.#brake.waited(seconds);
  }

  /** Until the person has signed in over the screen, or has left it. */
  #signInSettled(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (selectExpired(this.store.getState())) return;
        stop();
        resolve();
      };
      const stop = this.store.subscribe(look);
      look();
    });
  }

  #change(changed: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
