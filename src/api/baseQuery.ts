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
import { decodePageInfo } from './decode/pages';
import { decodeRefusal } from './decode/refusal';
import { isRefusalBody } from './decode/verdict';
import { logFailure } from './failureLog';
import { pendingIn, sendMutation } from './pending';

const RETRY_AFTER_MS = 400;
const MAX_PAGES = 1000;

/** One call of product §7: the parsed body of a 2xx answer (an empty text when empty), or a {@link Failure}. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, Failure, object, RequestMeta> = async (
  request,
  queryApi,
) => {
  if (isMutation(request))
    return sendMutation(request, queryApi, () => fetchOnce(request, queryApi));
  for (;;) {
    const before = pendingIn(queryApi.getState()).dataVersion;
    const answer = await (request.isList === true
      ? fetchPages(request, queryApi)
      : fetchOnce(request, queryApi));
    const { aborted } = queryApi.signal;
    const { dataVersion, isBulkRunning } = pendingIn(queryApi.getState());
    // What was asked for before a change ended may be older than that: it never takes the change back. A queue reads when it ends.
    if (!aborted && dataVersion !== before && !isBulkRunning) continue;
    // A read that was given up did not fail.
    if (answer.error !== undefined && request.logsFailure === true && !aborted)
      logFailure(request, answer.error);
    return answer;
  }
};

const isMutation = (request: ApiRequest): request is MutationRequest =>
  request.mutation !== undefined;

/**
 * Every page of a list, where the service divides it (faults, Answers of a real Laravel); one page where it does not. Where a
 * later page does not come, those before it are given. All together have no longer than one call (rule C9).
 */
async function fetchPages(request: ApiRequest, queryApi: BaseQueryApi): Promise<RequestResult> {
  const end = Date.now() + request.timeLimit;
  const { apiBaseUrl } = connectionOf(queryApi.extra).config;
  const fetched = new Set<string>();
  const pages: unknown[] = [];
  for (let next: string | null = request.path; next !== null && pages.length < MAX_PAGES;) {
    fetched.add(next);
    const left = Math.max(1, end - Date.now());
    const answer = await fetchOnce({ ...request, path: next, timeLimit: left }, queryApi);
    if (answer.error !== undefined) {
      if (pages.length === 0) return answer;
      break;
    }
    pages.push(answer.data);
    next = pathOfNext(decodePageInfo(answer.data).next, apiBaseUrl, request.path);
    if (next !== null && fetched.has(next)) next = null;
  }
  return { data: pages };
}

/**
 * The path of the next page: the list's own, with what the service's address asks for. Only within the configured origin
 * (rule C8), and never another path: one of them would change data (rule W9).
 */
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

/** One request; a read that fails in passing is tried once more (rule W10). */
async function fetchOnce(request: ApiRequest, queryApi: BaseQueryApi): Promise<RequestResult> {
  const connection = connectionOf(queryApi.extra);
  const { config } = connection;
  const withToken = request.isList === true ? config.sendTokenOnLists : request.withToken;
  const tokenNow = () => (withToken ? connection.token() : null);
  let token = tokenNow();
  const url = config.apiBaseUrl + request.path;
  const body = request.bodyFor?.(config) ?? request.body;
  const { signal, stop } = withTimeLimit([queryApi.signal, request.signal], request.timeLimit);
  const send = () => connection.send(url, requestOf(request, body, token, signal));
  try {
    let answer = await resultOf(request, url, send());
    if (request.mutation === undefined && isTransient(answer) && !signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      // The same person may have signed in anew meanwhile.
      token = tokenNow();
      answer = await resultOf(request, url, send());
    }
    if (answer.error === undefined) return answer;
    const { error } = answer;
    if (error.kind === 'network' && signal.reason === TIMED_OUT)
      return { error: { kind: 'timeout' } };
    const isUnauthorized = error.kind === 'refused' && error.status === 401;
    if (isUnauthorized && token !== null && request.keepsSessionOn401 !== true)
      queryApi.dispatch(tokenRefused(token));
    return answer;
  } finally {
    stop();
  }
}

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
    // A change that is led elsewhere would be sent twice, or become another call (rule C8).
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
): Promise<RequestResult> {
  let response: ServiceResponse;
  let text: string;
  try {
    response = await sent;
    text = await response.text();
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

/** A read follows a redirect within the configured origin only (rule C8). Elsewhere nobody speaks for the service. */
function wasRedirectedAway(asked: string, { redirected, url }: ServiceResponse): boolean {
  return redirected && new URL(url).origin !== new URL(asked, location.href).origin;
}

function failureOfResponse(
  request: ApiRequest,
  { status, headers }: ServiceResponse,
  body: unknown,
): Failure {
  const { technicalDetail, fields: refused, ...words } = decodeRefusal(body);
  const { fieldNameOf = (said: string) => said } = request;
  const fields = Object.entries(refused).map(([said, texts]) => ({
    name: fieldNameOf(said),
    said,
    texts,
  }));
  const retryAfter = readRetryAfter(headers.get('Retry-After'));
  const failure = { kind: 'refused', status, ...words, fields, retryAfter } as const;
  if (technicalDetail !== null) logFailure(request, failure, technicalDetail);
  return failure;
}

/** Seconds from now, or a date (RFC 9110); `null` where the service names none, or does not let the portal read it. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = /^\s*\d{1,9}\s*$/.test(header)
    ? Number(header)
    : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** A failure that a second try may well not meet: a read is tried once more (rule W10). */
function isTransient(answer: RequestResult): boolean {
  const { error } = answer;
  if (error === undefined) return false;
  return error.kind === 'network' || (error.kind === 'refused' && error.status >= 500);
}

/** Why a call was ended that took too long. */
const TIMED_OUT = 'late';

/**
 * Ends with the signal of a caller or after `limit` milliseconds, whichever comes first. `AbortSignal.any` is younger than the
 * browsers of the README, and no clock of a test reaches `AbortSignal.timeout`.
 */
function withTimeLimit(callers: readonly (AbortSignal | undefined)[], limit: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(TIMED_OUT), limit);
  const abort = () => controller.abort();
  for (const caller of callers) {
    caller?.addEventListener('abort', abort);
    // Given up while the browser's locks were asked.
    if (caller?.aborted === true) abort();
  }
  const stop = () => {
    clearTimeout(timer);
    for (const caller of callers) caller?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, stop };
}
