import { useCallback } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Store } from 'redux';
import type { Answer, Ending } from '../domain/ending';
import { failureOf, sentBeforeOf, statusOf } from '../domain/failure';
import type { AskAgain } from '../domain/sentBefore';
import {
  selectExpired,
  selectSession,
  selectTurn,
  sessionRead,
  type SessionRoot,
} from '../session/sessionSlice';
import { readSession } from '../session/storedSession';
import type { ApiDispatch } from './rootApi';
import type { ChangeCall } from './call';
import {
  changeBegan,
  changeEnded,
  type ChangesRoot,
  selectIsRunning,
  selectSentBefore,
  unknownTold,
} from './changes';

const OVER = { kind: 'over' } as const;

type Root = SessionRoot & ChangesRoot;

/** Sends the call: by a hook of its endpoint, or, where there is none (a row of a list), by the dispatch it is given. */
type Send<T> = (dispatch: ApiDispatch) => PromiseLike<Answer<T>>;

/**
 * A change as a screen starts it (rule C1): once at a time, whoever else is at it, and answered to the person who
 * asked. `busy` comes from the register, so it is the same on every button for the same change.
 *
 * A change of a signed-in person is `over` when that person is gone, or the service refused the token, which is told
 * elsewhere (rule S3). A visitor's is theirs to the end: its ending says whether it comes `late`, with somebody else here by now.
 */
export function useChange(call: ChangeCall, askAgain?: AskAgain) {
  const { name } = call.change;
  const sendChange = useSendChange();
  const store = useStore<Root>();
  const busy = useSelector((state: Root) => selectIsRunning(state, name));
  const sentBefore = useSelector((state: Root) => selectSentBefore(state, name));
  return {
    busy,
    sentBefore,
    run: <T>(send: Send<T>) => sendChange(call, send, askAgain),
    /** The same for what undoes it: pressed while the change is still under way, it is sent right after it. */
    runNext: async <T>(send: Send<T>): Promise<Ending<T>> => {
      const turn = selectTurn(store.getState());
      while (selectIsRunning(store.getState(), name)) await nextState(store);
      // Never in the name of whoever came meanwhile (rule C4).
      return selectTurn(store.getState()) === turn ? sendChange(call, send, askAgain) : OVER;
    },
  };
}

/**
 * Sends, and where the same was sent before and nobody knows what came of it, asks and then sends (rule C11). Resolves to `null`
 * where the person does not want it again.
 */
async function asked<T>(
  dispatch: ApiDispatch,
  send: Send<T>,
  askAgain: AskAgain,
): Promise<Answer<T> | null> {
  for (;;) {
    const answer = await send(dispatch);
    const before = sentBeforeOf(answer.error);
    if (before === null) return answer;
    if (!(await askAgain(before))) return null;
    dispatch(unknownTold(before.key));
  }
}

/** The same for a change that is but a part of its work. */
export function useAsked() {
  const dispatch = useDispatch<ApiDispatch>();
  return <T>(send: () => PromiseLike<Answer<T>>, askAgain: AskAgain) =>
    asked(dispatch, send, askAgain);
}

/** The same of any change, and always the same function: a list asks for it once for all its rows. */
export function useSendChange() {
  const store = useStore<Root>();
  const dispatch = useDispatch<ApiDispatch>();

  return useCallback(
    async <T>(
      { change: { name }, bearer, keepsSessionOn401 }: ChangeCall,
      send: Send<T>,
      /** Where there is none, whoever sends has asked. */
      askAgain: AskAgain = async () => true,
    ): Promise<Ending<T>> => {
      /** Another tab may have signed somebody in a moment ago, and its event is still on its way. */
      const lookForNewerSession = () => {
        const stored = readSession();
        const current = selectSession(store.getState());
        if (stored !== null && stored.token !== current?.token)
          dispatch(sessionRead({ session: stored, end: 'signedOut' }));
      };
      // Asked of the store itself: the next press may come before the next render.
      if (selectIsRunning(store.getState(), name)) return OVER;
      const turn = selectTurn(store.getState());
      dispatch(changeBegan(name));
      try {
        const answer = await asked(dispatch, send, askAgain);
        if (answer === null) return OVER;
        lookForNewerSession();
        const late = selectTurn(store.getState()) !== turn;
        if (bearer && late) return OVER;
        if (answer.error === undefined) return { kind: 'done', data: answer.data, late };
        const failure = failureOf(answer.error);
        // Of an older token of the same person, a 401 is a refusal like any other.
        const ended = selectExpired(store.getState()) || selectSession(store.getState()) === null;
        if (bearer && keepsSessionOn401 !== true && ended && statusOf(failure) === 401) return OVER;
        return { kind: 'failed', failure, late };
      } finally {
        dispatch(changeEnded(name));
      }
    },
    [store, dispatch],
  );
}

const nextState = (store: Store<Root>) =>
  new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      stop();
      resolve();
    });
  });
