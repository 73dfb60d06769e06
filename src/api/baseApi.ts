import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { isOlderThan, MAX_LIST_AGE } from '../domain/days';
import type { Failure } from '../domain/failure';
import { baseQuery } from './baseQuery';
import type { RequestMeta } from './request';
import { logUnreadable } from './failureLog';

const TAGS = ['Members', 'NewMembers', 'Counts', 'Membership', 'Receipt'] as const;
type Tag = (typeof TAGS)[number];

const LIST_TAGS: Tag[] = ['Members', 'NewMembers', 'Counts'];

/** Every request of product §7; the files beside this one inject the endpoints, one file per group. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  // Several people work in the office at once: a list is fetched again when its screen is opened.
  refetchOnMountOrArgChange: true,
  // The default, 'delayed', waits for every running mutation: one slow change would keep the other lists old.
  invalidationBehavior: 'immediately',
  onSchemaFailure: (_, { endpoint }) => logUnreadable(endpoint),
  catchSchemaFailure: (): Failure => ({ kind: 'unreadable', status: 200 }),
  endpoints: () => ({}),
});

export type ApiRoot = { readonly [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

export type ApiDispatch = ThunkDispatch<ApiRoot, unknown, UnknownAction>;

export type ApiThunk<T> = ThunkAction<T, ApiRoot, unknown, UnknownAction>;

/** `invalidatesTags` of a change that was sent, successful or not; a bulk run refetches only once, at its end (rule Q3). */
export const invalidates =
  (...tags: readonly Tag[]) =>
  (_result: unknown, _error: unknown, _arg: unknown, meta: RequestMeta | undefined) =>
    meta?.refetchNow === true ? tags : [];

/** Options of `initiate`: always asks the service, and updates the cache for every screen that shows the answer. */
export const FORCE_FETCH = { subscribe: false, forceRefetch: true } as const;

export function refetchesSettled(): ApiThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const { queries } = getState().api;
    const running = dispatch(baseApi.util.getRunningQueriesThunk());
    return Promise.all(
      // A first load, for another screen, may take its time.
      running.filter(({ queryCacheKey }) => queries[queryCacheKey]?.data !== undefined),
    );
  };
}

export const refetchLists = () => baseApi.util.invalidateTags(LIST_TAGS);

/** Fetches the shown lists and counts again that are older than {@link MAX_LIST_AGE}. */
export function refetchOldLists(): ApiThunk<void> {
  return (dispatch, getState) => {
    const { queries } = getState().api;
    const isOld = (tag: Tag) =>
      baseApi.util
        .selectInvalidatedBy(getState(), [tag])
        .map(({ queryCacheKey }) => queries[queryCacheKey]?.fulfilledTimeStamp ?? 0)
        .some((at) => isOlderThan(at, MAX_LIST_AGE, Date.now()));
    dispatch(baseApi.util.invalidateTags(LIST_TAGS.filter(isOld)));
  };
}

type CacheKey = Parameters<typeof baseApi.internalActions.removeQueryResult>[0]['queryCacheKey'];

/** Removes all cached answers. `resetApiState` would also abort running changes, which were sent and stay pending (rule C1). */
export function clearCachedAnswers(): ApiThunk<void> {
  return (dispatch, getState) => {
    for (const query of dispatch(baseApi.util.getRunningQueriesThunk())) query.abort();
    const { queries } = getState().api;
    const isCached = (key: string): key is CacheKey => key in queries;
    for (const queryCacheKey of Object.keys(queries).filter(isCached))
      dispatch(baseApi.internalActions.removeQueryResult({ queryCacheKey }));
  };
}
