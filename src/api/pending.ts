import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { isUncertain } from '../domain/failure';
import type { SentRecord } from '../session/sentRecords';
import { turnIn } from '../session/sessionSlice';
import type { Answer, CallMeta, ChangeCall } from './call';
import { remembered, unknownBefore } from './sentBefore';
import { aloneOverTabs, tellOtherTabs } from './tabs';

interface PendingState {
  /** Changes under way, from the press until what they altered was read again (rules C1, W9). */
  readonly running: readonly string[];
  /** Changes whose last try ended without an answer that can be trusted (rule W9). */
  readonly unsettled: readonly string[];
  /** Sent from this browser by whoever is here, or by a visitor, and nobody waits for the answer any more (rule C11). */
  readonly sentBefore: readonly SentRecord[];
  /** Keys of the records of which the person was told in this page: the next press is their decision. */
  readonly told: readonly string[];
  /** Grows with each change that may have altered something, here or in another tab. */
  readonly altered: number;
  /** When another tab last told of a change, in milliseconds; 0 where none did. */
  readonly changedElsewhereAt: number;
  /** A queue runs in this tab: it reads the lists again itself, and their rows keep their places (rule Q3). */
  readonly queueRuns: boolean;
}

const initialState: PendingState = {
  running: [],
  unsettled: [],
  sentBefore: [],
  told: [],
  altered: 0,
  changedElsewhereAt: 0,
  queueRuns: false,
};

const without = (names: readonly string[], gone: string) => names.filter((name) => name !== gone);

/**
 * What is being changed (rule C1). A change is known by what it changes: its method and path, with the id in it. It
 * outlives the button that was pressed, the screen and the session.
 */
const pendingSlice = createSlice({
  name: 'pending',
  initialState,
  reducers: {
    changeBegan: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      running: [...without(state.running, payload), payload],
    }),
    changeEnded: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      running: without(state.running, payload),
    }),
    /** The wire told how a change ended, or that nobody knows. */
    changeSettled: (
      state,
      { payload }: PayloadAction<{ change: string; certain: boolean; altered: boolean }>,
    ) => {
      const others = without(state.unsettled, payload.change);
      return {
        ...state,
        unsettled: payload.certain ? others : [...others, payload.change],
        altered: state.altered + (payload.altered ? 1 : 0),
      };
    },
    /** Another tab changed something, at this time in milliseconds: an answer from before may be older. */
    changedElsewhere: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      altered: state.altered + 1,
      changedElsewhereAt: payload,
    }),
    sentBeforeFound: (state, { payload }: PayloadAction<readonly SentRecord[]>) => ({
      ...state,
      sentBefore: payload,
    }),
    /** The person knows that the result of this one is unknown, by the key of its record. */
    unknownTold: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      told: [...state.told, payload],
    }),
    queueBegan: (state) => ({ ...state, queueRuns: true }),
    queueEnded: (state) => ({ ...state, queueRuns: false, altered: state.altered + 1 }),
  },
});

export const pendingReducer = pendingSlice.reducer;
const { changeSettled } = pendingSlice.actions;
export const {
  changeBegan,
  changeEnded,
  changedElsewhere,
  sentBeforeFound,
  unknownTold,
  queueBegan,
  queueEnded,
} = pendingSlice.actions;

/** The part of the store that knows what is being changed. */
export type PendingRoot = { readonly pending: PendingState };

export const selectIsRunning = ({ pending }: PendingRoot, change: string): boolean =>
  pending.running.includes(change);
export const selectIsUnsettled = ({ pending }: PendingRoot, change: string): boolean =>
  pending.unsettled.includes(change);
/** The last try of this change whose result is unknown since before this page; `undefined` where there is none, or one runs now. */
export const selectSentBefore = (
  { pending: { sentBefore, told, running } }: PendingRoot,
  change: string,
): SentRecord | undefined =>
  running.includes(change)
    ? undefined
    : sentBefore.find((sent) => sent.name === change && !told.includes(sent.key));
export const selectQueueRuns = ({ pending }: PendingRoot): boolean => pending.queueRuns;

/** How often something was altered so far, of a store's state as RTK Query hands it to a call. */
export const alteredIn = (state: unknown): number => (isRoot(state) ? state.pending.altered : 0);
/** The same of whether a queue runs. */
export const queueRunsIn = (state: unknown): boolean => isRoot(state) && selectQueueRuns(state);

const isRoot = (state: unknown): state is PendingRoot =>
  typeof state === 'object' && state !== null && 'pending' in state;

const NOT_SENT: CallMeta = { readAgain: false };

/**
 * Sends a change, from under its name alone ({@link sendOnce}), so that none slips past: not while another tab is at it, nor before
 * the person has decided on an earlier try without an answer. What it may have altered is read again, here and in the other tabs.
 */
export async function sendChange(
  call: ChangeCall,
  queryApi: BaseQueryApi,
  send: () => Promise<Answer>,
): Promise<Answer & { readonly meta: CallMeta }> {
  const { name, alone } = call.change;
  const { dispatch, getState } = queryApi;
  const state = getState();
  if (!isRoot(state) || !selectIsRunning(state, name))
    throw new Error(`${name} is sent past sendOnce`);
  const turn = turnIn(state);
  const before = await unknownBefore(call, queryApi, state.pending.told);
  if (before !== null) return { error: before, meta: NOT_SENT };
  const tellUnknown = (key: string) => {
    if (turnIn(getState()) === turn) dispatch(unknownTold(key));
  };
  const sent = () => remembered(call, send, queryApi, tellUnknown);
  const answer = await (alone ? aloneOverTabs(name, sent) : sent());
  if (answer === null) return { error: { kind: 'elsewhere' }, meta: NOT_SENT };
  dispatch(
    changeSettled({
      change: name,
      // Where the time limit passed it may still be on its way, and the list cannot tell yet (rule W9).
      certain: answer.error?.kind !== 'timeout',
      altered: mayHaveAltered(answer),
    }),
  );
  const inQueue = queueRunsIn(getState());
  tellOtherTabs(inQueue);
  return { ...answer, meta: { readAgain: !inQueue } };
}

/** What was certainly not done left everything as it was. */
const mayHaveAltered = ({ error }: Answer): boolean => error === undefined || isUncertain(error);
