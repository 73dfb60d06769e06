import { useDispatch, useSelector, useStore } from 'react-redux';
import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { DataOrError, ChangeResult } from '../domain/changeResult';
import { failureOf, resultOf, earlierSendOf, statusOf } from '../domain/failure';
import type { ConfirmResend } from '../domain/earlierSend';
import {
  selectIsExpired,
  selectSession,
  selectSessionEpoch,
  sessionRead,
  type SessionRoot,
} from '../session/sessionSlice';
import { readSession } from '../session/storedSession';
import { type ApiRoot, refetchesSettled } from './baseApi';
import type { MutationRequest } from './request';
import {
  mutationStarted,
  mutationSettled,
  type PendingRoot,
  selectIsRunning,
  selectSentBefore,
  unknownAcknowledged,
} from './pending';

const IGNORED = { kind: 'ignored' } as const;

type Root = SessionRoot & PendingRoot & ApiRoot;
type Thunk<T> = ThunkAction<Promise<T>, Root, unknown, UnknownAction>;

/** The call of a change, or the work of which it is a part. */
type SendMutation<T> = () => PromiseLike<DataOrError<T>>;

/**
 * A change as a screen starts it (rule C1): once at a time, whoever else is at it, and answered to the person who
 * asked. `isPending` is the same on every button for the same change.
 *
 * A change of a signed-in person is `over` when that person is gone, or the service refused the token, which is told
 * elsewhere (rule S3). A visitor's is theirs to the end: its ending says whether it comes `late`, with somebody else here by now.
 */
export function useOnce(request: MutationRequest, confirmResend?: ConfirmResend) {
  const { name } = request.mutation;
  const store = useStore<Root>();
  const dispatch = useDispatch<ThunkDispatch<Root, unknown, UnknownAction>>();
  const isPending = useSelector((state: Root) => selectIsRunning(state, name));
  const sentBefore = useSelector((state: Root) => selectSentBefore(state, name));
  return {
    isPending,
    sentBefore,
    run: <T>(send: SendMutation<T>) => dispatch(sendOnce(request, send, confirmResend)),
    /** The same for what undoes it: pressed while the change is still under way, it is sent right after it. */
    runNext: async <T>(send: SendMutation<T>): Promise<ChangeResult<T>> => {
      const sessionEpoch = selectSessionEpoch(store.getState());
      while (selectIsRunning(store.getState(), name)) await nextState(store);
      // Never in the name of whoever came meanwhile (rule C4).
      if (selectSessionEpoch(store.getState()) !== sessionEpoch) return IGNORED;
      return dispatch(sendOnce(request, send, confirmResend));
    },
    /** Within such a change: asks before the call that is but a part of it is sent once more, see {@link confirmAndSend}. */
    confirmAndSend: <T>(send: SendMutation<T>, again: ConfirmResend) =>
      dispatch(confirmAndSend(send, again)),
  };
}

/**
 * Carries out a change under its name, unless it is under way already. It keeps its name until what it altered has been read
 * again: nobody can press once more on what was there before (rule W9).
 */
export function sendOnce<T>(
  { mutation: { name }, withToken, keepsSessionOn401 }: MutationRequest,
  send: SendMutation<T>,
  /** Where there is none, whoever sends has asked. */
  confirmResend: ConfirmResend = async () => true,
): Thunk<ChangeResult<T>> {
  return async (dispatch, getState) => {
    // Asked of the store itself: the next press may come before the next render.
    if (selectIsRunning(getState(), name)) return IGNORED;
    const sessionEpoch = selectSessionEpoch(getState());
    dispatch(mutationStarted(name));
    let answer: DataOrError<T> | null = null;
    try {
      answer = await dispatch(confirmAndSend(send, confirmResend));
    } finally {
      const mayHaveChanged = answer !== null && resultOf(answer.error) !== 'refused';
      void (mayHaveChanged ? dispatch(refetchesSettled()) : Promise.resolve()).then(() =>
        dispatch(mutationSettled(name)),
      );
    }
    if (answer === null) return IGNORED;
    // Another tab may have signed somebody in a moment ago, and its event is still on its way.
    const stored = readSession();
    if (stored !== null && stored.token !== selectSession(getState())?.token)
      dispatch(sessionRead({ session: stored, end: 'signedOut' }));
    const isFromEarlierSession = selectSessionEpoch(getState()) !== sessionEpoch;
    if (withToken && isFromEarlierSession) return IGNORED;
    if (answer.error === undefined)
      return { kind: 'done', data: answer.data, isFromEarlierSession };
    const failure = failureOf(answer.error);
    // Of an older token of the same person, a 401 is a refusal like any other.
    const ended = selectIsExpired(getState()) || selectSession(getState()) === null;
    if (withToken && keepsSessionOn401 !== true && ended && statusOf(failure) === 401)
      return IGNORED;
    return { kind: 'failed', failure, isFromEarlierSession };
  };
}

/**
 * Sends, and where the same was sent before and nobody knows what came of it, asks and then sends (rule C11). Resolves to `null`
 * where the person does not want it again.
 */
function confirmAndSend<T>(
  send: SendMutation<T>,
  confirmResend: ConfirmResend,
): Thunk<DataOrError<T> | null> {
  return async (dispatch) => {
    for (;;) {
      const answer = await send();
      const before = earlierSendOf(answer.error);
      if (before === null) return answer;
      if (!(await confirmResend(before))) return null;
      dispatch(unknownAcknowledged(before.key));
    }
  };
}

const nextState = (store: { subscribe: (listener: () => void) => () => void }) =>
  new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      stop();
      resolve();
    });
  });
