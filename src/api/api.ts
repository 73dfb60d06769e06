import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi, type BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { Config } from '../config/schema';
import { type Failure, isUncertain } from '../domain/failure';
import { baseQuery } from './baseQuery';
import { type Call, type Change, type Tag, TAGS } from './call';
import { changeBegan, changeEnded, changeSettled, queueRunsIn } from './changes';
import { connectionOf } from './connection';
import { UnreadableAnswer } from './decode/read';
import { logFailure } from './failureLog';
import { aloneOverTabs, tellOtherTabs } from './otherTabs';

/** Every call of product §7; the endpoints are injected by the files beside this one, a file per group. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  // The office works side by side: a list that is opened again is read again.
  refetchOnMountOrArgChange: true,
  // The default waits for every call that runs, so that one slow change would keep the others' lists old (see reread).
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

type Answered<T> = { data: T; error?: never } | { error: Failure; data?: never };

/** What an endpoint does: describe its call, send it, and read the answer with its decoder. */
export function call<Arg, T>(
  describe: (arg: Arg, config: Config) => Call,
  decode: (answer: unknown) => T,
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
    return described.change === null
      ? answered()
      : registered(described.change, answered, queryApi);
  };
}

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
  { name, alters, alone }: Change,
  send: () => Promise<Answered<T>>,
  { dispatch, getState }: Pick<BaseQueryApi, 'dispatch' | 'getState'>,
): Promise<Answered<T>> {
  dispatch(changeBegan(name));
  const answer = await (alone ? aloneOverTabs(name, send) : send());
  if (answer === null) {
    dispatch(changeEnded(name));
    return { error: { kind: 'elsewhere' } };
  }
  const certain = answer.error === undefined || !isUncertain(answer.error);
  // Where the time limit passed it may still be on its way, and the list cannot tell yet (rule W9).
  dispatch(changeSettled({ change: name, certain: answer.error?.kind !== 'timeout' }));
  const inQueue = queueRunsIn(getState());
  if (alters.length > 0) tellOtherTabs(inQueue);
  // A queue reads once, when it ends or an answer was lost (rule Q3).
  const readAgain = reread(inQueue ? [] : alters, dispatch);
  // What was certainly not done left everything as it was.
  const altered = answer.error === undefined || !certain ? readAgain : Promise.resolve();
  void altered.then(() => dispatch(changeEnded(name)));
  return answer;
}

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

export type ApiRoot = { readonly [api.reducerPath]: ReturnType<typeof api.reducer> };

/** Sends calls of the service. */
export type ApiDispatch = ThunkDispatch<ApiRoot, unknown, UnknownAction>;

/** Of a call whose ending is told to who sends it, and whose state nobody looks at. */
export const UNTRACKED = { track: false } as const;

/**
 * Nothing that one person was answered is shown to the next. RTK Query's own reset would also give up the changes that
 * run: they were sent, and stay in the register until they are answered (rule C1).
 */
export function forgetAnswers(): ThunkAction<void, ApiRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    for (const query of dispatch(api.util.getRunningQueriesThunk())) query.abort();
    const { queries } = getState().api;
    const isCached = (key: string): key is CacheKey => key in queries;
    for (const queryCacheKey of Object.keys(queries).filter(isCached))
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
  };
}

export type ChangeCall = Call & { readonly change: Change };

const TIME_LIMIT_MS = 15_000;
export const IMPORT_TIME_LIMIT_MS = 120_000;

/** A read with the bearer. */
export function read(path: string): Call {
  return { method: 'GET', path, bearer: true, change: null, timeLimit: TIME_LIMIT_MS };
}

/** A read whose failure is logged only (product §8, rule W12): no dialog tells of it. */
export function loggedRead(path: string): Call {
  return { ...read(path), logged: true };
}

interface ChangeOptions {
  readonly alters?: readonly Tag[];
  readonly alone?: boolean;
  /** Whom it changes, where the path does not say it. */
  readonly id?: number;
}

/** A change with the bearer of a signed-in person. Endpoints add the body. */
export function change(
  method: Call['method'],
  path: string,
  { alters = [], alone = false, id }: ChangeOptions = {},
): ChangeCall {
  const name = id === undefined ? `${method} ${path}` : `${method} ${path}#${id}`;
  return {
    method,
    path,
    bearer: true,
    change: { name, alters, alone },
    timeLimit: TIME_LIMIT_MS,
  };
}

/** A change by somebody whom the service does not know yet: it carries no token (rule S3). */
export function visitorChange(path: string, options?: ChangeOptions): ChangeCall {
  return { ...change('POST', path, options), bearer: false };
}

/** An import: the longest call of the portal. */
export function upload(path: string, alters: readonly Tag[]): ChangeCall {
  return {
    ...change('POST', path, { alters, alone: true }),
    timeLimit: IMPORT_TIME_LIMIT_MS,
  };
}
