import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { TAGS } from './call';

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

export type ApiRoot = { readonly [api.reducerPath]: ReturnType<typeof api.reducer> };

/** The state of a store as RTK Query hands it to a call. */
export const isApiRoot = (state: unknown): state is ApiRoot =>
  typeof state === 'object' && state !== null && api.reducerPath in state;

/** Sends calls of the service. */
export type ApiDispatch = ThunkDispatch<ApiRoot, unknown, UnknownAction>;
