import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Failure } from '../domain/failure';
import { tokenRefused } from '../session/sessionSlice';
import {
  type RequestResult,
  type ServiceResponse,
  type ApiRequest,
  type RequestMeta,
  type MutationRequest,
  connectionOf,
} from './request';
import { decodePageInfo } from './decode/lists';
import { decodeRefusal, isRefusalBody } from './decode/refusal';
import { logFailure } from './failureLog';
import { pendingIn, sendMutation } from './pending';
import { startTimeLimit, TIMED_OUT, type TimeLimit, textOf } from './timeLimit';

const RETRY_AFTER_MS = 400;
const MAX_PAGES = 1000;

/** Sends one request of product §7. Returns the parsed body of a 2xx answer ('' if it is empty), or a {@link Failure}. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, Failure, object, RequestMeta> = async (
  request,
  queryApi,
) => {
  const fetchAll = request.isList === true ? fetchPages : fetchOnce;
  const fetchInTime = () => {
    const limit = startTimeLimit(request, queryApi);
    return fetchAll(request, queryApi, limit).finally(limit.stop);
  };
  if (isMutation(request)) return sendMutation(request, queryApi, fetchInTime);
  for (;;) {
    const before = pendingIn(queryApi.getState()).dataVersion;
    const answer = await fetchInTime();
    const { aborted } = queryApi.signal;
    const { dataVersion, isBulkRunning } = pendingIn(queryApi.getState());
    // An answer requested before a change settled may be older than the change: fetch again. A bulk run refetches at its end.
    if (!aborted && dataVersion !== before && !isBulkRunning) continue;
    if (answer.error !== undefined && request.logsFailure === true && !aborted)
      logFailure(request, answer.error);
    return answer;
  }
};

const isMutation = (request: ApiRequest): request is MutationRequest =>
  request.mutation !== undefined;

type Fetch = (request: ApiRequest, api: BaseQueryApi, limit: TimeLimit) => Promise<RequestResult>;

/** Fetches every page of a list in one time limit (rule C9). If a later page fails, returns those before it. */
const fetchPages: Fetch = async (request, queryApi, limit) => {
  const { apiBaseUrl } = connectionOf(queryApi.extra).config;
  const fetched = new Set<string>();
  const pages: unknown[] = [];
  for (let next: string | null = request.path; next !== null && pages.length < MAX_PAGES;) {
    fetched.add(next);
    const answer = await fetchOnce({ ...request, path: next }, queryApi, limit);
    if (answer.error !== undefined) {
      if (pages.length === 0) return answer;
      break;
    }
    pages.push(answer.data);
    next = pathOfNext(decodePageInfo(answer.data).next, apiBaseUrl, request.path);
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

/** Sends one request; a read with a temporary failure is tried a second time (rule W10). */
const fetchOnce: Fetch = async (request, queryApi, limit) => {
  const connection = connectionOf(queryApi.extra);
  const { config } = connection;
  const withToken = request.isList === true ? config.sendTokenOnLists : request.withToken;
  const tokenNow = () => (withToken ? connection.token() : null);
  let token = tokenNow();
  const url = config.apiBaseUrl + request.path;
  const body = request.bodyFor?.(config) ?? request.body;
  const { signal } = limit;
  const send = () =>
    resultOf(request, url, connection.send(url, requestOf(request, body, token, signal)), limit);
  let answer = await send();
  if (request.mutation === undefined && isTransient(answer) && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    // The same person may have logged in again meanwhile.
    token = tokenNow();
    answer = await send();
  }
  if (answer.error === undefined) return answer;
  const { error } = answer;
  if (error.kind === 'network' && signal.reason === TIMED_OUT)
    return { error: { kind: 'timeout' } };
  const isUnauthorized = error.kind === 'refused' && error.status === 401;
  if (isUnauthorized && token !== null && request.keepsSessionOn401 !== true)
    queryApi.dispatch(tokenRefused(token));
  return answer;
};

function requestOf(
  { method, mutation }: ApiRequest,
  body: object | undefined,
  token: string | null,
  signal: AbortSignal,
): RequestInit {
  const multipart = body instanceof FormData;
  return {
    method,
    signal,
    cache: 'no-store',
    credentials: 'omit',
    // Following a redirect would send a change twice, or turn it into another request (rule C8).
    redirect: mutation === undefined ? 'follow' : 'error',
    referrerPolicy: 'no-referrer',
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && !multipart ? { 'Content-Type': 'application/json' } : {}),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: multipart ? body : (JSON.stringify(body) ?? null),
  };
}

async function resultOf(
  request: ApiRequest,
  url: string,
  sent: Promise<ServiceResponse>,
  limit: TimeLimit,
): Promise<RequestResult> {
  let response: ServiceResponse;
  let text: string;
  try {
    response = await sent;
    text = await textOf(response, limit);
  } catch {
    return { error: { kind: 'network' } };
  }
  const { status, ok: succeeded } = response;
  const unreadable = { error: { kind: 'unreadable', status } } as const;
  if (wasRedirectedAway(url, response)) return unreadable;
  if (succeeded && request.onlyStatus !== undefined && status !== request.onlyStatus)
    return unreadable;
  let body: unknown;
  try {
    body = text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    if (succeeded) return unreadable;
  }
  if (!succeeded) return { error: failureOfResponse(request, response, body) };
  switch (request.verdict?.(body) ?? (isRefusalBody(body) ? 'no' : 'yes')) {
    case 'yes':
      return { data: body === undefined ? '' : body };
    case 'no':
      return { error: failureOfResponse(request, response, body) };
    case 'unreadable':
      return unreadable;
  }
}

/** True if a read was redirected outside the configured origin, where the answer is not the service's (rule C8). */
function wasRedirectedAway(requested: string, { redirected, url }: ServiceResponse): boolean {
  return redirected && new URL(url).origin !== new URL(requested, location.href).origin;
}

function failureOfResponse(
  request: ApiRequest,
  { status, headers }: ServiceResponse,
  body: unknown,
): Failure {
  const { technicalDetail, fields: refused, ...words } = decodeRefusal(body);
  const { fieldNameOf = (serviceName: string) => serviceName } = request;
  const fields = Object.entries(refused).map(([serviceName, texts]) => ({
    name: fieldNameOf(serviceName),
    serviceName,
    texts,
  }));
  const retryAfter = readRetryAfter(headers.get('Retry-After'));
  const failure = { kind: 'refused', status, ...words, fields, retryAfter } as const;
  if (technicalDetail !== null) logFailure(request, failure, technicalDetail);
  return failure;
}

/** Reads `Retry-After`: seconds, or a date (RFC 9110). Returns seconds; `null` if there is none, or CORS hides it. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\s*\d{1,9}\s*$/.test(header)
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

function isTransient(answer: RequestResult): boolean {
  const { error } = answer;
  if (error === undefined) return false;
  return error.kind === 'network' || (error.kind === 'refused' && error.status >= 500);
}
