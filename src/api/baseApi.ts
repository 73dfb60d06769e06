import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import type { Failure } from '../domain/failure';
import { baseQuery } from './baseQuery';
import type { RequestMeta } from './request';
import { logUnreadable } from './failureLog';

/** What the service keeps: a change alters some of it, and what was read of that is read again. */
const TAGS = ['Members', 'NewMembers', 'Counts', 'Membership', 'Receipt'] as const;
type Tag = (typeof TAGS)[number];

/** Every call of product §7; the endpoints are injected by the files beside this one, a file per group. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  // The office works side by side: a list that is opened again is read again.
  refetchOnMountOrArgChange: true,
  // The default waits for every call that runs, so that one slow change would keep the others' lists old.
  invalidationBehavior: 'immediately',
  // What a decoder cannot read (UnreadableAnswer).
  onSchemaFailure: (_, { endpoint }) => logUnreadable(endpoint),
  catchSchemaFailure: (): Failure => ({ kind: 'unreadable', status: 200 }),
  endpoints: () => ({}),
});

export type ApiRoot = { readonly [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

/** Sends calls of the service. */
export type ApiDispatch = ThunkDispatch<ApiRoot, unknown, UnknownAction>;

/** What is asked and done of the service beside its endpoints. */
export type ApiThunk<T> = ThunkAction<T, ApiRoot, unknown, UnknownAction>;

/** `invalidatesTags` of a change that was sent, however it ended; a bulk run reads once, when it ends (rule Q3). */
export const invalidates =
  (...tags: readonly Tag[]) =>
  (_result: unknown, _error: unknown, _arg: unknown, meta: RequestMeta | undefined) =>
    meta?.refetchNow === true ? tags : [];

/** Options of a read that asks the service whatever is known, and shows its answer wherever that is shown. */
export const FORCE_FETCH = { subscribe: false, forceRefetch: true } as const;

/** Ends when every answer that is known already, and is being read again, has come. */
export function refetchesSettled(): ApiThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const { queries } = getState().api;
    const running = dispatch(baseApi.util.getRunningQueriesThunk());
    return Promise.all(
      // The first read of another screen may take its time.
      running.filter(({ queryCacheKey }) => queries[queryCacheKey]?.data !== undefined),
    );
  };
}

/** Reads both lists and the counts again, as far as a screen shows them. */
export const refetchLists = () => baseApi.util.invalidateTags(['Members', 'NewMembers', 'Counts']);

type CacheKey = Parameters<typeof baseApi.internalActions.removeQueryResult>[0]['queryCacheKey'];

/**
 * Nothing that one person was answered is shown to the next. RTK Query's own reset would also give up the changes that
 * run: they were sent, and stay pending until they are answered (rule C1).
 */
export function clearCachedAnswers(): ApiThunk<void> {
  return (dispatch, getState) => {
    for (const query of dispatch(baseApi.util.getRunningQueriesThunk())) query.abort();
    const { queries } = getState().api;
    const isCached = (key: string): key is CacheKey => key in queries;
    for (const queryCacheKey of Object.keys(queries).filter(isCached))
      dispatch(baseApi.internalActions.removeQueryResult({ queryCacheKey }));
  };
}
