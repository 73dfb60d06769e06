import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { resultOf } from '../domain/failure';
import { personKey } from '../session/personKey';
import { isSameChange, recordSend, sentKey, type SentRecord } from '../session/sentRecords';
import { sessionEpochIn, userIdIn } from '../session/sessionSlice';
import {
  type RequestResult,
  type RequestMeta,
  type MutationRequest,
  connectionOf,
} from './request';
import { runExclusively, findUnansweredSend, runMarkedInFlight, notifyOtherTabs } from './crossTab';

interface PendingState {
  /** Changes under way, from the press until what they altered was read again (rules C1, W9). */
  readonly running: readonly string[];
  /** Changes whose last try ended without an answer that can be trusted (rule W9). */
  readonly unknownResults: readonly string[];
  /** Sent from this browser by whoever is here, or by a visitor, and nobody waits for the answer any more (rule C11). */
  readonly sentBefore: readonly SentRecord[];
  /** Keys of the records of which the person was told in this page: the next press is their decision. */
  readonly acknowledged: readonly string[];
  /** Grows with each change that may have altered something, here or in another tab. */
  readonly dataVersion: number;
  /** When another tab last told of a change, in milliseconds; 0 where none did. */
  readonly changedInOtherTabAt: number;
  /** A queue runs in this tab: it reads the lists again itself, and their rows keep their places (rule Q3). */
  readonly isBulkRunning: boolean;
}

const initialState: PendingState = {
  running: [],
  unknownResults: [],
  sentBefore: [],
  acknowledged: [],
  dataVersion: 0,
  changedInOtherTabAt: 0,
  isBulkRunning: false,
};

interface MutationAnswer {
  readonly name: string;
  readonly isCertain: boolean;
  readonly mayHaveChanged: boolean;
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
    mutationStarted: (state, { payload: name }: PayloadAction<string>) => {
      state.running.push(name);
    },
    mutationSettled: (state, { payload: name }: PayloadAction<string>) => {
      state.running = without(state.running, name);
    },
    /** The wire told how a change ended, or that nobody knows. */
    mutationAnswered: (state, { payload }: PayloadAction<MutationAnswer>) => {
      state.unknownResults = without(state.unknownResults, payload.name);
      if (!payload.isCertain) state.unknownResults.push(payload.name);
      if (payload.mayHaveChanged) state.dataVersion += 1;
    },
    /** Another tab changed something, at this time in milliseconds: an answer from before may be older. */
    changedInOtherTab: (state, { payload: at }: PayloadAction<number>) => {
      state.dataVersion += 1;
      state.changedInOtherTabAt = at;
    },
    sentBeforeFound: (state, { payload: found }: PayloadAction<readonly SentRecord[]>) => {
      state.sentBefore = [...found];
    },
    /** The person knows that the result of this one is unknown, by the key of its record. */
    unknownAcknowledged: (state, { payload: key }: PayloadAction<string>) => {
      state.acknowledged.push(key);
    },
    bulkRunStarted: (state) => {
      state.isBulkRunning = true;
    },
    bulkRunEnded: (state) => {
      state.isBulkRunning = false;
      state.dataVersion += 1;
    },
  },
});

export const pendingReducer = pendingSlice.reducer;
const { mutationAnswered } = pendingSlice.actions;
export const {
  mutationStarted,
  mutationSettled,
  changedInOtherTab,
  sentBeforeFound,
  unknownAcknowledged,
  bulkRunStarted,
  bulkRunEnded,
} = pendingSlice.actions;

/** The part of the store that knows what is being changed. */
export type PendingRoot = { readonly pending: PendingState };

export const selectIsRunning = ({ pending }: PendingRoot, change: string): boolean =>
  pending.running.includes(change);
export const selectHasUnknownResult = ({ pending }: PendingRoot, change: string): boolean =>
  pending.unknownResults.includes(change);
/** The last try of this change whose result is unknown since before this page; `undefined` where there is none, or one runs now. */
export const selectSentBefore = (
  { pending: { sentBefore, acknowledged, running } }: PendingRoot,
  change: string,
): SentRecord | undefined =>
  running.includes(change)
    ? undefined
    : sentBefore.find((sent) => sent.name === change && !acknowledged.includes(sent.key));
export const selectIsBulkRunning = ({ pending }: PendingRoot): boolean => pending.isBulkRunning;

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
export async function sendMutation(
  request: MutationRequest,
  { dispatch, getState, extra }: BaseQueryApi,
  send: () => Promise<RequestResult>,
): Promise<RequestResult & { readonly meta?: RequestMeta }> {
  const { name, exclusive, remember } = request.mutation;
  const { running, acknowledged } = pendingIn(getState());
  if (!running.includes(name)) throw new Error(`${name} is sent past sendOnce`);
  const sessionEpoch = sessionEpochIn(getState());
  // It is of who is signed in, or of any visitor.
  const userId = request.withToken ? userIdIn(getState()) : null;
  const person = personKey(connectionOf(extra).config.apiBaseUrl, userId);
  const sent = { person, name, subject: request.subject ?? '', limit: request.timeLimit };

  const sendIt = async (): Promise<RequestResult | null> => {
    if (remember === null) return send();
    const key = sentKey(sent);
    return runMarkedInFlight(key, async () => {
      const settle = recordSend(sent, remember === 'done');
      const answer = await send();
      const result = resultOf(answer.error);
      if (result === 'unknown' && sessionEpochIn(getState()) === sessionEpoch)
        dispatch(unknownAcknowledged(key));
      settle(result);
      return answer;
    });
  };

  const isUnacknowledged = (other: SentRecord) =>
    other.person === person &&
    !other.isDone &&
    isSameChange(other, sent) &&
    !acknowledged.includes(other.key);
  const before = remember === null ? undefined : await findUnansweredSend(isUnacknowledged);
  if (before !== undefined)
    return { error: { kind: 'sentBefore', key: before.key, at: before.at } };
  const answer = await (exclusive ? runExclusively(name, sendIt) : sendIt());
  if (answer === null) return { error: { kind: 'elsewhere' } };
  // Where the time limit passed it may still be on its way, and the list cannot tell yet (rule W9).
  const isCertain = answer.error?.kind !== 'timeout';
  dispatch(
    mutationAnswered({ name, isCertain, mayHaveChanged: resultOf(answer.error) !== 'refused' }),
  );
  const duringBulkRun = pendingIn(getState()).isBulkRunning;
  notifyOtherTabs(duringBulkRun);
  return { ...answer, meta: { refetchNow: !duringBulkRun } };
}
