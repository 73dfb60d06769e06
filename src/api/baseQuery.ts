import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Change } from './api';
import { tokenRefused } from '../session/sessionSlice';
import { connectionOf } from './connection';
import { decodeRefusal, saysNo } from './decode/refusal';
import type { Failure } from '../domain/failure';
import { type SentAnswer, sendWithProgress, type UploadProgress } from './sendWithProgress';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path of spec §7 below the API base address. */
  readonly path: string;
  readonly body?: object | undefined;
  /** Whether the bearer of a signed-in person goes along (decisions W8). */
  readonly bearer: boolean;
  /** What it changes: it is then never repeated by itself (decisions W9, W10). `null` for a read. */
  readonly change: Change | null;
  /** A 401 speaks of what was typed, not of the token (decisions S3). */
  readonly keepsSessionOn401?: boolean;
  /** The one status that means done, where not every 2xx does (decisions W9). */
  readonly onlyStatus?: number;
  /** Milliseconds until the call counts as lost (decisions W10). */
  readonly timeLimit: number;
  /** Told of an upload while it runs. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

const RETRY_AFTER_MS = 400;

/** One call of spec §7: the parsed body of a 2xx answer (`undefined` when empty), or a {@link Failure}. */
export const baseQuery: BaseQueryFn<Call, unknown, Failure> = async (call, queryApi) => {
  const connection = connectionOf(queryApi.extra);
  const tokenNow = () => (call.bearer ? connection.token() : null);
  let token = tokenNow();
  const url = connection.config.apiBaseUrl + call.path;
  const { signal, stop, timedOut } = timeLimit(queryApi.signal, call.timeLimit);
  const ask = async () => {
    await connection.demo;
    const init = requestInit(call, token, signal);
    // In the demo no request leaves the browser: an upload has no progress to tell.
    return call.onProgress === undefined || connection.demo !== null
      ? fetch(url, init)
      : sendWithProgress(url, init, call.onProgress);
  };
  try {
    let answer = await answerOf(call, ask());
    if (call.change === null && isPassing(answer) && (await waited(RETRY_AFTER_MS, signal))) {
      // The same person may have signed in anew meanwhile.
      token = tokenNow();
      answer = await answerOf(call, ask());
    }
    if ('data' in answer) return answer;
    if (answer.error.kind === 'network' && timedOut()) return { error: { kind: 'timeout' } };
    if (isUnauthorized(answer.error) && token !== null && call.keepsSessionOn401 !== true)
      queryApi.dispatch(tokenRefused(token));
    return answer;
  } finally {
    stop();
  }
};

type Answer = { readonly data: unknown } | { readonly error: Failure };

function requestInit(call: Call, token: string | null, signal: AbortSignal) {
  const multipart = call.body instanceof FormData;
  return {
    method: call.method,
    signal,
    cache: 'no-store',
    credentials: 'omit',
    headers: {
      Accept: 'application/json',
      ...(call.body !== undefined && !multipart ? { 'Content-Type': 'application/json' } : {}),
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: call.body instanceof FormData ? call.body : (JSON.stringify(call.body) ?? null),
  } satisfies RequestInit;
}

async function answerOf(call: Call, sent: Promise<SentAnswer>): Promise<Answer> {
  let status: number;
  let text: string;
  try {
    const response = await sent;
    status = response.status;
    text = await response.text();
  } catch {
    return { error: { kind: 'network' } };
  }
  const succeeded = status >= 200 && status < 300;
  if (succeeded && call.onlyStatus !== undefined && status !== call.onlyStatus)
    return { error: { kind: 'unreadable', status } };
  let body: unknown;
  try {
    body = text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    if (succeeded) return { error: { kind: 'unreadable', status } };
  }
  return succeeded && !saysNo(body)
    ? { data: body }
    : { error: { kind: 'refused', status, ...decodeRefusal(body) } };
}

/** A failure that a second try may well not meet: a read is tried once more (decisions W10). */
function isPassing(answer: Answer): boolean {
  if ('data' in answer) return false;
  const { error } = answer;
  return error.kind === 'network' || (error.kind === 'refused' && error.status >= 500);
}

const isUnauthorized = (failure: Failure) => failure.kind === 'refused' && failure.status === 401;

/** Ends with the caller's signal or after `limit` milliseconds, whichever comes first. */
function timeLimit(caller: AbortSignal, limit: number) {
  const controller = new AbortController();
  let late = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    late = true;
    abort();
  }, limit);
  caller.addEventListener('abort', abort);
  const stop = () => {
    clearTimeout(timer);
    caller.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, stop, timedOut: () => late };
}

/** Waits; false when the signal ends the wait. */
function waited(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const timer = setTimeout(() => resolve(true), milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
