import { createApi } from '@reduxjs/toolkit/query/react';
import type { Failure } from '../domain/failure';
import { logUnreadable } from './answer';
import { baseQuery } from './baseQuery';
import type { CallMeta } from './call';

const TAGS = ['Members', 'NewMembers', 'Counts', 'Membership', 'Receipt'] as const;
export type Tag = (typeof TAGS)[number];

/** Every call of product §7; the files beside this one inject the endpoints, one file per group. */
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

/** `invalidatesTags` of a change that was sent, successful or not; a bulk run refetches only once, at its end. */
export const invalidates =
  (...tags: readonly Tag[]) =>
  (_result: unknown, _error: unknown, _arg: unknown, meta: CallMeta | undefined) =>
    meta?.refetchNow === true ? tags : [];

/** Options of `initiate`: always asks the service, and updates the cache for every screen that shows the answer. */
export const FORCE_FETCH = { subscribe: false, forceRefetch: true } as const;
