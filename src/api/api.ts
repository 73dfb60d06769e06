import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { Config } from '../config/schema';
import { type Failure, isUncertain } from '../domain/failure';
import { turnIn } from '../session/sessionSlice';
import type { baseQuery } from './baseQuery';
import type { Call, ChangeCall, Tag } from './call';
import { bringApi } from './comingApi';
import { changeBegan, changeEnded, changeSettled, queueRunsIn } from './changes';
import { connectionOf } from './connection';
import { UnreadableAnswer } from './decode/read';
import { logFailure } from './failureLog';
import { aloneOverTabs, tellOtherTabs } from './otherTabs';
import { api, type ApiRoot } from './rootApi';
import { remembered, unknownBefore, watchSentBefore } from './sentBefore';

type Answered<T> = { data: T; error?: never } | { error: Failure; data?: never };

/** Puts what a change has brought about into the lists that were read. */
export type Shows = ThunkAction<void, ApiRoot, unknown, UnknownAction>;

/**
 * What an endpoint does: describe its call, send it, and read the answer with its decoder. Of a change that was certainly done
 * `show` says what the lists show of it before they have been read again.
 */
export function call<Arg, T>(
  describe: (arg: Arg, config: Config) => Call,
  decode: (answer: unknown) => T,
  show?: (arg: Arg) => Shows,
) {
  return async (
    arg: Arg,
    queryApi: BaseQueryApi,
    _extraOptions: object,
    // RTK Query hands in the base query bound to this request.
    send: (call: Call) => ReturnType<typeof baseQuery>,
  ): Promise<Answered<T>> => {
    const described = describe(arg, connectionOf(queryApi.extra).config);
    const answered = async () => {
      const sent = await send(described);
      const answer = sent.error ? { error: sent.error } : decoded(sent.data, decode);
      // A read that was given up did not fail.
      if (answer.error !== undefined && described.logged === true && !queryApi.signal.aborted)
        logFailure(described, answer.error);
      return answer;
    };
    return isChange(described)
      ? registered(described, answered, queryApi, show?.(arg))
      : answered();
  };
}

const isChange = (described: Call): described is ChangeCall => described.change !== null;

function decoded<T>(answer: unknown, decode: (answer: unknown) => T): Answered<T> {
  try {
    return { data: decode(answer) };
  } catch (error) {
    if (error instanceof UnreadableAnswer) return { error: { kind: 'unreadable', status: 200 } };
    throw error;
  }
}

type Dispatch = BaseQueryApi['dispatch'];

/**
 * Sends a change under its name in the register (rule C1), where it stays until what it may have altered has been
 * read again: nobody can press once more on what was there before (rule W9).
 */
async function registered<T>(
  described: ChangeCall,
  send: () => Promise<Answered<T>>,
  queryApi: Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>,
  show: Shows | undefined,
): Promise<Answered<T>> {
  const { name, alters, alone } = described.change;
  const { dispatch, getState } = queryApi;
  const turn = turnIn(getState());
  const isSameTurn = () => turnIn(getState()) === turn;
  const unsent = (error: Failure) => {
    dispatch(changeEnded(name));
    return { error };
  };
  dispatch(changeBegan(name));
  const before = await unknownBefore(described, queryApi);
  if (before !== null) return unsent(before);
  const sent = () => remembered(described, send, queryApi, isSameTurn);
  const answer = await (alone ? aloneOverTabs(name, sent) : sent());
  if (answer === null) return unsent({ kind: 'elsewhere' });
  const certain = answer.error === undefined || !isUncertain(answer.error);
  const inQueue = queueRunsIn(getState());
  // Not while a queue keeps the rows as they were (rule Q3), and never on the screen of somebody else (rule C4).
  const isShown = show !== undefined && answer.error === undefined && !inQueue && isSameTurn();
  if (isShown) dispatch(show);
  // Where the time limit passed it may still be on its way, and the list cannot tell yet (rule W9).
  dispatch(changeSettled({ change: name, certain: answer.error?.kind !== 'timeout' }));
  if (alters.length > 0) tellOtherTabs(inQueue);
  // A queue reads once, when it ends or an answer was lost (rule Q3).
  const tags = inQueue ? [] : alters;
  const readAgain = isShown ? painted().then(() => reread(tags, dispatch)) : reread(tags, dispatch);
  // What was certainly not done left everything as it was.
  const altered = answer.error === undefined || !certain ? readAgain : Promise.resolve();
  void altered.then(() => dispatch(changeEnded(name)));
  return answer;
}

/** A long list that comes before the frame that shows what was done would hold that frame up. */
const painted = () => new Promise<void>((resolve) => setTimeout(resolve, PAINTED_MS));
const PAINTED_MS = 50;

/** The reads that provide each tag, by the names of their endpoints. */
const READS = {
  Members: ['members'],
  NewMembers: ['newMembers'],
  Counts: ['counts'],
  MemberRecord: ['memberRecord', 'profile'],
  Membership: ['membershipProfile'],
  Receipt: ['receipt'],
  User: ['userDetails'],
} as const satisfies Record<Tag, readonly string[]>;

/**
 * Reads again what a change may have altered. A read that began before the change ended may be older: it is waited for. Another
 * one is not: the list beside the one that a screen shows may take its time.
 */
export async function reread(tags: readonly Tag[], dispatch: Dispatch): Promise<void> {
  if (tags.length === 0) return;
  const names = new Set<string>(tags.flatMap((tag) => READS[tag]));
  const running = () =>
    dispatch(api.util.getRunningQueriesThunk()).filter(({ queryCacheKey }) =>
      names.has(queryCacheKey.split('(', 1)[0] ?? ''),
    );
  await Promise.all(running());
  dispatch(api.util.invalidateTags([...tags]));
  await Promise.all(running());
}

type CacheKey = Parameters<typeof api.internalActions.removeQueryResult>[0]['queryCacheKey'];

/** Of a call whose ending is told to who sends it, and whose state nobody looks at. */
export const UNTRACKED = { track: false } as const;

/**
 * Nothing that one person was answered is shown to the next. RTK Query's own reset would also give up the changes that
 * run: they were sent, and stay in the register until they are answered (rule C1).
 */
function forgetAnswers(): ThunkAction<void, ApiRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    for (const query of dispatch(api.util.getRunningQueriesThunk())) query.abort();
    const { queries } = getState().api;
    const isCached = (key: string): key is CacheKey => key in queries;
    for (const queryCacheKey of Object.keys(queries).filter(isCached))
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
  };
}

// The store has been waiting for it.
bringApi({ ...api, forgetAnswers, reread, watchSentBefore });
