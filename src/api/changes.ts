import type { UnknownAction } from '@reduxjs/toolkit';
import type { Outcome } from '../domain/outcome';
import { actionOf } from '../session/action';
import type { SentRecord } from '../session/sentRecords';

interface ChangesState {
  /** How many hold each running change: the work around it, and its call on the wire. */
  readonly running: Readonly<Record<string, number>>;
  /** Changes whose last try ended without an answer that can be trusted (rule W9). */
  readonly unsettled: readonly string[];
  /** Sent from this browser by whoever is here, or by a visitor, and nobody waits for the answer any more (rule C11). */
  readonly sentBefore: readonly SentRecord[];
  /** Keys of the records of which the person was told in this page: the next press is their decision. */
  readonly told: readonly string[];
  /** What changes have brought about that are still under their name: a list that was asked for before does not know it. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** A queue runs in this tab: it reads the lists again itself, and their rows keep their places (rule Q3). */
  readonly queueRuns: boolean;
}

const initialState: ChangesState = {
  running: {},
  unsettled: [],
  sentBefore: [],
  told: [],
  outcomes: {},
  queueRuns: false,
};

export const changeBegan = actionOf<string>('changes/changeBegan');
export const changeEnded = actionOf<string>('changes/changeEnded');
/** The answer said yes: by it the lists are right until they have been read again. */
export const outcomeCame = actionOf<{ change: string; outcome: Outcome }>('changes/outcomeCame');
/** The wire told how a change ended, or that nobody knows. */
export const changeSettled = actionOf<{ change: string; certain: boolean }>(
  'changes/changeSettled',
);
export const sentBeforeFound = actionOf<readonly SentRecord[]>('changes/sentBeforeFound');
/** The person knows that the result of this one is unknown, by the key of its record. */
export const unknownTold = actionOf<string>('changes/unknownTold');
export const queueBegan = actionOf('changes/queueBegan');
export const queueEnded = actionOf('changes/queueEnded');

/**
 * The one register of what is being changed (rule C1). A change is known by what it changes: its method and path,
 * with the id in it. It outlives the button that was pressed, the screen and the session.
 */
export function changesReducer(
  state: ChangesState = initialState,
  action: UnknownAction,
): ChangesState {
  if (changeBegan.match(action)) return began(state, action.payload);
  if (changeEnded.match(action)) return ended(state, action.payload);
  if (outcomeCame.match(action)) {
    const { change, outcome } = action.payload;
    return { ...state, outcomes: { ...state.outcomes, [change]: outcome } };
  }
  if (changeSettled.match(action)) {
    const { change, certain } = action.payload;
    const others = state.unsettled.filter((other) => other !== change);
    return { ...state, unsettled: certain ? others : [...others, change] };
  }
  if (sentBeforeFound.match(action)) return { ...state, sentBefore: action.payload };
  if (unknownTold.match(action)) return { ...state, told: [...state.told, action.payload] };
  if (queueBegan.match(action)) return { ...state, queueRuns: true };
  if (queueEnded.match(action)) return { ...state, queueRuns: false };
  return state;
}

const began = (state: ChangesState, change: string): ChangesState => ({
  ...state,
  running: { ...state.running, [change]: (state.running[change] ?? 0) + 1 },
});

function ended(state: ChangesState, change: string): ChangesState {
  const { [change]: holders = 1, ...others } = state.running;
  if (holders > 1) return { ...state, running: { ...others, [change]: holders - 1 } };
  const { [change]: _, ...outcomes } = state.outcomes;
  return { ...state, running: others, outcomes };
}

/** The part of the store that knows what is being changed. */
export type ChangesRoot = { readonly changes: ChangesState };

export const selectIsRunning = ({ changes }: ChangesRoot, change: string): boolean =>
  (changes.running[change] ?? 0) > 0;
export const selectIsUnsettled = ({ changes }: ChangesRoot, change: string): boolean =>
  changes.unsettled.includes(change);
/** The last try of this change whose result is unknown since before this page; `undefined` where there is none, or one runs now. */
export const selectSentBefore = (
  { changes: { sentBefore, told, running } }: ChangesRoot,
  change: string,
): SentRecord | undefined =>
  sentBefore.length === 0 || (running[change] ?? 0) > 0
    ? undefined
    : sentBefore.find((sent) => sent.name === change && !told.includes(sent.key));
export const selectQueueRuns = ({ changes }: ChangesRoot): boolean => changes.queueRuns;

/** The same of a store's state as RTK Query hands it to a call. */
export const queueRunsIn = (state: unknown): boolean => isRoot(state) && selectQueueRuns(state);

/** What stands in the register as brought about, as RTK Query hands the state to a call. */
export const outcomesIn = (state: unknown): readonly Outcome[] =>
  isRoot(state) ? Object.values(state.changes.outcomes) : [];

/** Whether the person was told of this record. */
export const isToldIn = (state: unknown, key: string): boolean =>
  isRoot(state) && state.changes.told.includes(key);

const isRoot = (state: unknown): state is ChangesRoot =>
  typeof state === 'object' && state !== null && 'changes' in state;
