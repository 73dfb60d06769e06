import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Failure } from '../domain/failure';
import {
  selectSession,
  selectSessionEpoch,
  sessionRead,
  tokenRefused,
} from '../session/sessionSlice';
import { readSession } from '../session/storedSession';
import { answerOf, logFailure } from './answer';
import { type Call, type CallMeta, type CallOptions, type CallResult, connectionOf } from './call';
import { decodePageInfo } from './decode/lists';
import { rootOf, sendOnce } from './once';
import { startTimeLimit, TIMED_OUT, type TimeLimit } from './timeLimit';

const RETRY_AFTER_MS = 400;
const MAX_PAGES = 1000;

/**
 * Sends one call of product §7. Returns the parsed body of a 2xx answer ('' if it is empty), or a {@link Failure}. A change goes
 * through {@link sendOnce}, whoever sends it.
 */
export const baseQuery: BaseQueryFn<
  Call,
  unknown,
  Failure,
  CallOptions | undefined,
  CallMeta
> = async (call, queryApi, options = {}) => {
  const { type, dispatch, getState } = queryApi;
  const fetchAll = options.isPaged === true ? fetchPages : fetchOnce;
  const fetchInTime = async () => {
    const limit = startTimeLimit(call, options, queryApi);
    return fetchAll(call, options, queryApi, limit).finally(limit.stop);
  };
  const sendChange = async () => {
    const answer = await fetchInTime();
    // Another tab may have just logged somebody in, and its storage event has not arrived yet.
    const stored = readSession();
    if (stored !== null && stored.token !== selectSession(rootOf(getState()))?.token)
      dispatch(sessionRead({ session: stored, end: 'signedOut' }));
    return answer;
  };
  if (type === 'mutation') return sendOnce(call, options, queryApi, sendChange);
  for (;;) {
    const { changes: before, ...then } = rootOf(getState());
    const answer = await fetchInTime();
    const { changes: after, ...now } = rootOf(getState());
    const { aborted } = queryApi.signal;
    if (selectSessionEpoch(now) !== selectSessionEpoch(then))
      return { error: { kind: 'ignored', result: 'unknown' } };
    // An answer requested before a change settled may be older than the change: fetch again. A bulk run refetches at its end.
    if (!aborted && after.dataVersion !== before.dataVersion && !after.isBulkRunning) continue;
    if (answer.error !== undefined && options.logsFailure === true && !aborted)
      logFailure(call, answer.error);
    return answer;
  }
};

type Fetch = (
  call: Call,
  options: CallOptions,
  api: BaseQueryApi,
  limit: TimeLimit,
) => Promise<CallResult>;

/** Fetches every page of a list in one time limit. If a later page fails, returns those before it. */
const fetchPages: Fetch = async (call, options, queryApi, limit) => {
  const { apiBaseUrl } = connectionOf(queryApi.extra).config;
  const fetched = new Set<string>();
  const pages: unknown[] = [];
  for (let next: string | null = call.path; next !== null && pages.length < MAX_PAGES;) {
    fetched.add(next);
    const answer = await fetchOnce({ ...call, path: next }, options, queryApi, limit);
    if (answer.error !== undefined) {
      if (pages.length === 0) return answer;
      break;
    }
    pages.push(answer.data);
    next = pathOfNext(decodePageInfo(answer.data).next, apiBaseUrl, call.path);
    if (next !== null && fetched.has(next)) next = null;
  }
  return { data: pages };
};

function pathOfNext(next: string | null, apiBaseUrl: string, path: string): string | null {
  if (next === null) return null;
  const own = new URL(apiBaseUrl + path, location.href);
  try {
    const { origin, pathname, search } = new URL(next, own);
    return origin === own.origin && pathname.endsWith(path) ? path + search : null;
  } catch {
    return null;
  }
}

/** Sends one request; a read with a temporary failure is tried a second time. */
const fetchOnce: Fetch = async (call, options, queryApi, limit) => {
  const connection = connectionOf(queryApi.extra);
  const { config } = connection;
  const { withToken = true, keepsSessionOn401 = false } = options;
  const isChange = queryApi.type === 'mutation';
  const hasToken = withToken === 'onLists' ? config.sendTokenOnLists : withToken;
  const url = config.apiBaseUrl + call.path;
  const body = typeof call.body === 'function' ? call.body(config) : call.body;
  const isJson = body !== undefined && !(body instanceof FormData);
  const { signal } = limit;
  const send = async () => {
    // Asked each time, since the same person may have logged in again meanwhile.
    const token = hasToken ? connection.token() : null;
    const sent = connection.send(url, {
      method: call.method ?? 'GET',
      signal,
      cache: 'no-store',
      credentials: 'omit',
      // Following a redirect would send a change twice, or turn it into another request.
      redirect: isChange ? 'error' : 'follow',
      referrerPolicy: 'no-referrer',
      headers: {
        Accept: 'application/json',
        ...(isJson ? { 'Content-Type': 'application/json' } : {}),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: isJson ? JSON.stringify(body) : (body ?? null),
    });
    return { token, ...(await answerOf(call, options, url, sent, limit)) };
  };
  let { token, ...answer } = await send();
  if (!isChange && isTransient(answer) && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    ({ token, ...answer } = await send());
  }
  if (answer.error === undefined) return answer;
  const { error } = answer;
  if (error.kind === 'network' && signal.reason === TIMED_OUT)
    return { error: { kind: 'timeout' } };
  const isUnauthorized = error.kind === 'refused' && error.status === 401;
  if (!isUnauthorized || token === null || keepsSessionOn401) return answer;
  queryApi.dispatch(tokenRefused(token));
  const { session } = rootOf(queryApi.getState());
  // If the same person has a newer token, a 401 to the old one is an ordinary failure.
  const hasEnded = session.isExpired || session.current === null;
  return hasEnded ? { error: { kind: 'ignored', result: 'refused' } } : answer;
};

function isTransient({ error }: CallResult): boolean {
  return error?.kind === 'network' || (error?.kind === 'refused' && error.status >= 500);
}
