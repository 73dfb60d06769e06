import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { resultOf } from '../domain/failure';
import { personKey } from '../session/personKey';
import { isOfChange, noteSent, sentKey, type SentRecord } from '../session/sentRecords';
import { sessionEpochIn, userIdIn } from '../session/sessionSlice';
import { type Answer, type CallMeta, type ChangeCall, connectionOf } from './call';
import { aloneOverTabs, lastSent, markedUnderWay, tellOtherTabs } from './tabs';

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

interface Settled {
  readonly name: string;
  readonly isCertain: boolean;
  readonly hasAltered: boolean;
}

const without = (names: readonly string[], gone: string) => names.filter((name) => name !== gone);

/**
 * What is being changed (rule C1). A change is known by what it changes: its method and path, with the id in it. It
 * outlives the button that was pressed, the screen and the session.
 */
const pendingSlice = createSlice({
  name: 'pending',
  initialState,
  reducers: {
    changeBegan: (state, { payload: name }: PayloadAction<string>) => {
      state.running.push(name);
    },
    changeEnded: (state, { payload: name }: PayloadAction<string>) => {
      state.running = without(state.running, name);
    },
    /** The wire told how a change ended, or that nobody knows. */
    changeSettled: (state, { payload }: PayloadAction<Settled>) => {
      state.unsettled = without(state.unsettled, payload.name);
      if (!payload.isCertain) state.unsettled.push(payload.name);
      if (payload.hasAltered) state.altered += 1;
    },
    /** Another tab changed something, at this time in milliseconds: an answer from before may be older. */
    changedElsewhere: (state, { payload: at }: PayloadAction<number>) => {
      state.altered += 1;
      state.changedElsewhereAt = at;
    },
    sentBeforeFound: (state, { payload: found }: PayloadAction<readonly SentRecord[]>) => {
      state.sentBefore = [...found];
    },
    /** The person knows that the result of this one is unknown, by the key of its record. */
    unknownTold: (state, { payload: key }: PayloadAction<string>) => {
      state.told.push(key);
    },
    queueBegan: (state) => {
      state.queueRuns = true;
    },
    queueEnded: (state) => {
      state.queueRuns = false;
      state.altered += 1;
    },
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

/** What is being changed, of a store's state as RTK Query hands it to a call. */
export const pendingIn = (state: unknown): PendingState =>
  isRoot(state) ? state.pending : initialState;

const isRoot = (state: unknown): state is PendingRoot =>
  typeof state === 'object' && state !== null && 'pending' in state;

/**
 * Sends a change, from under its name alone ({@link sendOnce}), so that none slips past: not while another tab is at it, nor before
 * the person has decided on an earlier try without an answer (rule C11). It is noted in this browser until a certain answer is
 * there. What it may have altered is read again, here and in the other tabs.
 */
export async function sendChange(
  call: ChangeCall,
  { dispatch, getState, extra }: BaseQueryApi,
  send: () => Promise<Answer>,
): Promise<Answer & { readonly meta?: CallMeta }> {
  const { name, alone, remember } = call.change;
  const { running, told } = pendingIn(getState());
  if (!running.includes(name)) throw new Error(`${name} is sent past sendOnce`);
  const sessionEpoch = sessionEpochIn(getState());
  // It is of who is signed in, or of any visitor.
  const userId = call.bearer ? userIdIn(getState()) : null;
  const person = personKey(connectionOf(extra).config.apiBaseUrl, userId);
  const sent = { person, name, subject: call.subject ?? '', limit: call.timeLimit };

  const sendIt = async (): Promise<Answer | null> => {
    if (remember === null) return send();
    const key = sentKey(sent);
    return markedUnderWay(key, async () => {
      const settle = noteSent(sent, remember === 'done');
      const answer = await send();
      const result = resultOf(answer.error);
      if (result === 'unknown' && sessionEpochIn(getState()) === sessionEpoch)
        dispatch(unknownTold(key));
      settle(result);
      return answer;
    });
  };

  const isUndecided = (other: SentRecord) =>
    other.person === person &&
    !other.isDone &&
    isOfChange(other, sent) &&
    !told.includes(other.key);
  const before = remember === null ? undefined : await lastSent(isUndecided);
  if (before !== undefined)
    return { error: { kind: 'sentBefore', key: before.key, at: before.at } };
  const answer = await (alone ? aloneOverTabs(name, sendIt) : sendIt());
  if (answer === null) return { error: { kind: 'elsewhere' } };
  // Where the time limit passed it may still be on its way, and the list cannot tell yet (rule W9).
  const isCertain = answer.error?.kind !== 'timeout';
  dispatch(changeSettled({ name, isCertain, hasAltered: resultOf(answer.error) !== 'refused' }));
  const inQueue = pendingIn(getState()).queueRuns;
  tellOtherTabs(inQueue);
  return { ...answer, meta: { readAgain: !inQueue } };
}
