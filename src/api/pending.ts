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
  /** Changes in progress, from the press of the button until the affected data was refetched (rules C1, W9). */
  readonly running: readonly string[];
  /** Changes whose last try ended without a reliable answer (rule W9). */
  readonly unknownResults: readonly string[];
  /** Changes that this person, or a visitor, sent from this browser, and for whose answer nobody waits any more (rule C11). */
  readonly sentBefore: readonly SentRecord[];
  /** Keys of the records that this page told the person about: the next press is their decision. */
  readonly acknowledged: readonly string[];
  /** Grows with each change that may have modified data, here or in another tab. */
  readonly dataVersion: number;
  /** Time of the last change that another tab reported, in milliseconds; 0 if there was none. */
  readonly changedInOtherTabAt: number;
  /** A bulk run is going on in this tab: it refetches the lists itself, and their rows keep their places (rule Q3). */
  readonly isBulkRunning: boolean;
  /** Bytes received by each endpoint whose read is slow; `null` after its end. */
  readonly slowReads: Readonly<Record<string, number | null>>;
}

const initialState: PendingState = {
  running: [],
  unknownResults: [],
  sentBefore: [],
  acknowledged: [],
  dataVersion: 0,
  changedInOtherTabAt: 0,
  isBulkRunning: false,
  slowReads: {},
};

interface MutationAnswer {
  readonly name: string;
  readonly isCertain: boolean;
  readonly mayHaveChanged: boolean;
}

const without = (names: readonly string[], gone: string) => names.filter((name) => name !== gone);

/** Pending changes by method and path (rule C1). An entry outlives the button that was pressed, the screen and the session. */
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
    mutationAnswered: (state, { payload }: PayloadAction<MutationAnswer>) => {
      state.unknownResults = without(state.unknownResults, payload.name);
      if (!payload.isCertain) state.unknownResults.push(payload.name);
      if (payload.mayHaveChanged) state.dataVersion += 1;
    },
    changedInOtherTab: (state, { payload: at }: PayloadAction<number>) => {
      state.dataVersion += 1;
      state.changedInOtherTabAt = at;
    },
    sentBeforeFound: (state, { payload: found }: PayloadAction<readonly SentRecord[]>) => {
      state.sentBefore = [...found];
    },
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
    slowReadReported: (state, { payload }: PayloadAction<PendingState['slowReads']>) => {
      Object.assign(state.slowReads, payload);
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
  slowReadReported,
} = pendingSlice.actions;

export type PendingRoot = { readonly pending: PendingState };

export const selectIsRunning = ({ pending }: PendingRoot, change: string): boolean =>
  pending.running.includes(change);
export const selectHasUnknownResult = ({ pending }: PendingRoot, change: string): boolean =>
  pending.unknownResults.includes(change);
/** The last try of this change, if its result is unknown since before this page and none is running now. */
export const selectSentBefore = (
  { pending: { sentBefore, acknowledged, running } }: PendingRoot,
  change: string,
): SentRecord | undefined =>
  running.includes(change)
    ? undefined
    : sentBefore.find((sent) => sent.name === change && !acknowledged.includes(sent.key));
export const selectIsBulkRunning = ({ pending }: PendingRoot): boolean => pending.isBulkRunning;

/** The pending changes in a store's state, which RTK Query hands to a request as `unknown`. */
export const pendingIn = (state: unknown): PendingState =>
  isRoot(state) ? state.pending : initialState;

const isRoot = (state: unknown): state is PendingRoot =>
  typeof state === 'object' && state !== null && 'pending' in state;

/**
 * Sends a change that {@link sendOnce} has registered, unless another tab is sending it, or an earlier try has no answer and the
 * person has not decided yet (rule C11). A record is kept until a reliable answer is there; then all tabs refetch the data.
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
  // After a timeout the change may still reach the service, so the refetched list proves nothing yet (rule W9).
  const isCertain = answer.error?.kind !== 'timeout';
  dispatch(
    mutationAnswered({ name, isCertain, mayHaveChanged: resultOf(answer.error) !== 'refused' }),
  );
  const duringBulkRun = pendingIn(getState()).isBulkRunning;
  notifyOtherTabs(duringBulkRun);
  return { ...answer, meta: { refetchNow: !duringBulkRun } };
}
