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

type SendMutation<T> = () => PromiseLike<DataOrError<T>>;

/**
 * Runs a change from a screen, once at a time (rule C1); all its buttons share `isPending`. The result is `ignored` if the
 * person has left, or if the token was refused, which is shown elsewhere (rule S3). A visitor's change always has a result;
 * `isFromEarlierSession` says that somebody else is logged in by now.
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
    /** Like `run`, for a change that undoes another one: if that is still running, this one is sent right after it. */
    runNext: async <T>(send: SendMutation<T>): Promise<ChangeResult<T>> => {
      const sessionEpoch = selectSessionEpoch(store.getState());
      while (selectIsRunning(store.getState(), name)) await nextState(store);
      // Somebody else may have logged in while waiting (rule C4).
      if (selectSessionEpoch(store.getState()) !== sessionEpoch) return IGNORED;
      return dispatch(sendOnce(request, send, confirmResend));
    },
    /** For a request that is one step of a running change: asks before sending it again, see {@link confirmAndSend}. */
    confirmAndSend: <T>(send: SendMutation<T>, again: ConfirmResend) =>
      dispatch(confirmAndSend(send, again)),
  };
}

/** Registers a change until its data was refetched, so that nobody presses again on outdated data (rule W9), and runs it. */
export function sendOnce<T>(
  { mutation: { name }, withToken, keepsSessionOn401 }: MutationRequest,
  send: SendMutation<T>,
  /** Without it, the caller has already asked. */
  confirmResend: ConfirmResend = async () => true,
): Thunk<ChangeResult<T>> {
  return async (dispatch, getState) => {
    // Reads the store, since a second press may come before the next render.
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
    // Another tab may have just logged somebody in, and its storage event has not arrived yet.
    const stored = readSession();
    if (stored !== null && stored.token !== selectSession(getState())?.token)
      dispatch(sessionRead({ session: stored, end: 'signedOut' }));
    const isFromEarlierSession = selectSessionEpoch(getState()) !== sessionEpoch;
    if (withToken && isFromEarlierSession) return IGNORED;
    if (answer.error === undefined)
      return { kind: 'done', data: answer.data, isFromEarlierSession };
    const failure = failureOf(answer.error);
    // If the same person has a newer token, a 401 to the old one is an ordinary failure.
    const ended = selectIsExpired(getState()) || selectSession(getState()) === null;
    if (withToken && keepsSessionOn401 !== true && ended && statusOf(failure) === 401)
      return IGNORED;
    return { kind: 'failed', failure, isFromEarlierSession };
  };
}

/** Sends a request; asks first if the result of an earlier one is unknown (rule C11). `null` if the person decides against it. */
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
