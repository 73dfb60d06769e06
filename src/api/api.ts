import { createApi, type BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { baseQuery, type Call } from './baseQuery';
import { connectionOf } from './connection';
import type { Config } from '../config/schema';
import { UnreadableAnswer } from './decode/read';
import type { Failure } from '../domain/failure';

/** Every call of spec §7; the endpoints are injected by the files beside this one, a file per group. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Members', 'NewMembers', 'Counts', 'MemberRecord', 'Membership', 'Receipt', 'User'],
  // The office works side by side: a list that is opened again is read again.
  refetchOnMountOrArgChange: true,
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
    const answer = await send(describe(arg, connectionOf(queryApi.extra).config));
    if (answer.error) return { error: answer.error };
    try {
      return { data: decode(answer.data) };
    } catch (error) {
      if (error instanceof UnreadableAnswer) return { error: { kind: 'unreadable', status: 200 } };
      throw error;
    }
  };
}

const TIME_LIMIT_MS = 15_000;
const IMPORT_TIME_LIMIT_MS = 120_000;

/** A read with the bearer. */
export function read(path: string): Call {
  return { method: 'GET', path, bearer: true, changes: false, timeLimit: TIME_LIMIT_MS };
}

/** A change with the bearer of a signed-in person. */
export function change(method: Call['method'], path: string, body?: object): Call {
  return { method, path, body, bearer: true, changes: true, timeLimit: TIME_LIMIT_MS };
}

/** An import: the longest call of the portal. */
export function upload(path: string, body: FormData, onProgress?: Call['onProgress']): Call {
  return { ...change('POST', path, body), timeLimit: IMPORT_TIME_LIMIT_MS, onProgress };
}
