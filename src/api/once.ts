import {
  createListenerMiddleware,
  createSlice,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { type DataOrError, resultOf, type SentResult } from '../domain/failure';
import type { MemberId } from '../domain/member';
import { itemKeys, removeItem } from '../session/browserStorage';
import {
  personKey,
  selectSession,
  selectSessionEpoch,
  type SessionRoot,
} from '../session/sessionSlice';
import { type Call, type CallMeta, type CallOptions, type CallResult, connectionOf } from './call';
import { sendRecorded, type SentRecord, sentRecords, START, tellOtherTabs } from './tabs';

/** A change on its way, from the press until the data it may have changed was fetched again. */
interface RunningChange {
  /** The name of the firm or file, which is stored with the record. */
  readonly subject: string;
  /** The session of the press: in another one nothing is sent any more. */
  readonly sessionEpoch: number;
  /** Its call is on the way: a second one is refused. */
  readonly isSent: boolean;
  /** Sent by the generated hook alone: no `runChange` surrounds it. */
  readonly isCall: boolean;
}

interface ChangesState {
  readonly running: Readonly<Record<string, RunningChange>>;
  /** What this person, or a visitor, sent from this browser, and for whose answer no tab waits any more. */
  readonly sentBefore: readonly SentRecord[];
  /** The times, by item, of the records that the person was told about: the next press is their decision. */
  readonly acknowledged: Readonly<Record<string, number>>;
  /** Grows with each change that may have modified data, here or in another tab. */
  readonly dataVersion: number;
  /** Time of the last change that another tab reported, in milliseconds; 0 if there was none. */
  readonly changedInOtherTabAt: number;
  /** A bulk run is going on in this tab: it refetches the lists itself, and their rows keep their places. */
  readonly isBulkRunning: boolean;
}

const initialState: ChangesState = {
  running: {},
  sentBefore: [],
  acknowledged: {},
  dataVersion: 0,
  changedInOtherTabAt: 0,
  isBulkRunning: false,
};

type Start = Pick<RunningChange, 'subject' | 'sessionEpoch'> & { readonly key: string };
type Sent = Pick<SentRecord, 'item' | 'at'>;
type End = Readonly<{ key: string; mayHaveChanged: boolean }>;

/** The changes by endpoint and id. An entry outlives the button that was pressed, the screen and the session. */
const changesSlice = createSlice({
  name: 'changes',
  initialState,
  reducers: {
    changeStarted: ({ running }, { payload: { key, ...change } }: PayloadAction<Start>) => {
      running[key] = { ...change, isSent: false, isCall: false };
    },
    /** The steps of a change are done; its buttons stay busy until its data was fetched again. */
    changeEnded: (state, _action: PayloadAction<End>) => state,
    changeSettled: ({ running }, { payload: key }: PayloadAction<string>) => {
      const change = running[key];
      if (change?.isSent === true) running[key] = { ...change, isCall: true };
      else delete running[key];
    },
    callStarted: ({ running }, { payload: { key, ...change } }: PayloadAction<Start>) => {
      running[key] = { isCall: true, ...running[key], ...change, isSent: true };
    },
    callEnded: (state, { payload: { key, mayHaveChanged } }: PayloadAction<End>) => {
      const change = state.running[key];
      if (change?.isCall === false) state.running[key] = { ...change, isSent: false };
      else delete state.running[key];
      if (mayHaveChanged) state.dataVersion += 1;
    },
    changedInOtherTab: (state, { payload: at }: PayloadAction<number>) => {
      state.dataVersion += 1;
      state.changedInOtherTabAt = at;
    },
    /** This page or another tab has stored or removed records of sent changes. */
    recordsChanged: () => undefined,
    sentBeforeFound: (state, { payload }: PayloadAction<SentRecord[]>) => {
      state.sentBefore = payload;
    },
    unknownAcknowledged: ({ acknowledged }, { payload }: PayloadAction<Sent>) => {
      acknowledged[payload.item] = payload.at;
    },
    bulkRunningChanged: (state, { payload: isRunning }: PayloadAction<boolean>) => {
      state.isBulkRunning = isRunning;
      state.dataVersion += 1;
    },
  },
});

export const changesReducer = changesSlice.reducer;
const { changeStarted, callStarted, callEnded, sentBeforeFound } = changesSlice.actions;
export const {
  changeEnded,
  changeSettled,
  changedInOtherTab,
  recordsChanged,
  unknownAcknowledged,
  bulkRunningChanged,
} = changesSlice.actions;

export type ChangesRoot = { readonly changes: ChangesState };
type Root = SessionRoot & ChangesRoot;
type Thunk<T> = ThunkAction<T, Root, unknown, UnknownAction>;

/** The key of a change: its endpoint, and the id of its record if it has one. */
export const changeKey = (endpointName: string, id?: MemberId): string =>
  id === undefined ? endpointName : `${endpointName} ${id}`;

export const selectIsRunning = ({ changes }: ChangesRoot, key: string): boolean =>
  key in changes.running;
/** The last try of this change, if its result is unknown and the person was not told; not while it is running again. */
export const selectSentBefore = ({ changes }: ChangesRoot, key: string): SentRecord | undefined =>
  key in changes.running
    ? undefined
    : changes.sentBefore.find(
        (one) => one.key === key && changes.acknowledged[one.item] !== one.at,
      );
export const selectIsBulkRunning = ({ changes }: ChangesRoot): boolean => changes.isBulkRunning;

const isRoot = (state: unknown): state is Root =>
  typeof state === 'object' && state !== null && 'changes' in state && 'session' in state;

/** The state that RTK Query hands to a call as `unknown`. */
export function rootOf(state: unknown): Root {
  if (isRoot(state)) return state;
  throw new Error('No changes');
}

/** Runs the steps of a change from a screen, its call among them: busy from here on for every screen and button. */
export function runChange<T>(
  key: string,
  subject: string,
  steps: () => PromiseLike<DataOrError<T>>,
): Thunk<Promise<DataOrError<T>>> {
  return async (dispatch, getState) => {
    // Reads the store, since a second press may come before the next render.
    if (selectIsRunning(getState(), key)) return { error: { kind: 'running' } };
    dispatch(changeStarted({ key, subject, sessionEpoch: selectSessionEpoch(getState()) }));
    let mayHaveChanged = true;
    try {
      const answer = await steps();
      mayHaveChanged = resultOf(answer.error) !== 'refused';
      return answer;
    } finally {
      dispatch(changeEnded({ key, mayHaveChanged }));
    }
  };
}

/**
 * Sends the call of a change, unless it is on the way already, here or in another tab, or an earlier one has no certain answer
 * and the person has not decided yet. Afterwards all tabs fetch the data again.
 */
export async function sendOnce(
  { id }: Call,
  { asksAfterTimeout = false, once = 'page', withToken }: CallOptions,
  { dispatch, endpoint, extra, getState }: BaseQueryApi,
  send: () => Promise<CallResult>,
): Promise<CallResult & { readonly meta?: CallMeta }> {
  const key = changeKey(endpoint, id);
  const state = () => rootOf(getState());
  const { isSent, ...start } = state().changes.running[key] ?? {
    subject: '',
    sessionEpoch: selectSessionEpoch(state()),
    isSent: false,
  };
  if (isSent) return { error: { kind: 'running' } };
  /** Somebody else is signed in; a visitor's change concerns nobody's session. */
  const isIgnored = () => withToken !== false && selectSessionEpoch(state()) !== start.sessionEpoch;
  if (isIgnored()) return NOTHING_SENT;
  dispatch(callStarted({ key, ...start }));
  const userId = withToken === false ? null : (selectSession(state())?.userId ?? null);
  const person = personKey(connectionOf(extra).config.apiBaseUrl, userId);
  // Without an id, the subject tells one from the other.
  const item = `${START}${person}${key}${id === undefined ? `|${start.subject}` : ''}`;
  const record = { item, key, subject: start.subject, at: Date.now() };
  const acknowledgedAt = () => state().changes.acknowledged[item];
  let result: SentResult = 'unknown';
  try {
    // Somebody else may have signed in while the browser's locks were requested.
    const sendOwn = async () => (isIgnored() ? NOTHING_SENT : send());
    const answer = await (once === 'page' ? send() : sendRecorded(record, acknowledgedAt, sendOwn));
    const kind = answer.error?.kind;
    result = resultOf(answer.error);
    const isAcknowledged = kind !== 'timeout' || !asksAfterTimeout;
    if (result === 'unknown' && isAcknowledged && !isIgnored())
      dispatch(unknownAcknowledged(record));
    if (kind === 'elsewhere' || kind === 'sentBefore') return answer;
    const { isBulkRunning } = state().changes;
    tellOtherTabs(isBulkRunning);
    const meta = { refetchNow: !isBulkRunning };
    return isIgnored() ? { error: { kind: 'ignored', result }, meta } : { ...answer, meta };
  } finally {
    dispatch(callEnded({ key, mayHaveChanged: result !== 'refused' }));
    dispatch(recordsChanged());
  }
}

const NOTHING_SENT: CallResult = { error: { kind: 'ignored', result: 'refused' } };

/** Forgets what these people (a personKey or serviceKey) sent without a certain answer, to one endpoint or to all. */
export function forgetSends(people: string, endpoint = ''): Thunk<void> {
  return (dispatch) => {
    for (const item of itemKeys(`${START}${people}${endpoint}`)) removeItem(item);
    dispatch(recordsChanged());
  };
}

/** Tells the store of sent changes whose answer no tab waits for any more. */
export function sentBeforeMiddleware(apiBaseUrl: string) {
  const { middleware, startListening } = createListenerMiddleware<Root>();
  const userIdIn = (state: Root) => selectSession(state)?.userId ?? null;
  startListening({
    predicate: (action, now, before) =>
      recordsChanged.match(action) || userIdIn(now) !== userIdIn(before),
    effect: async (_, listener) => {
      const { dispatch } = listener;
      listener.cancelActiveListeners();
      const userId = userIdIn(listener.getState());
      // The next person sees nothing of this one, not even for a moment.
      if (userId !== userIdIn(listener.getOriginalState())) dispatch(sentBeforeFound([]));
      const people = [...new Set([userId, null])].map((id) => personKey(apiBaseUrl, id));
      for (;;) {
        const records = await listener.pause(sentRecords(people));
        const { running, sentBefore } = listener.getState().changes;
        // Without locks, a call of this page looks like one of an earlier page.
        const found = records.filter(({ isAwaited, key }) => !isAwaited && !running[key]?.isSent);
        if (JSON.stringify(found) !== JSON.stringify(sentBefore)) dispatch(sentBeforeFound(found));
        if (!records.some(({ isAwaited }) => isAwaited)) return;
        // No event tells when the lock of another tab is released.
        await listener.delay(1000);
      }
    },
  });
  return middleware;
}
