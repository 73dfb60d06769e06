import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Call } from './call';
import { tokenRefused } from '../session/sessionSlice';
import { type Answered, connectionOf } from './connection';
import { decodeRefusal } from './decode/refusal';
import { saysNo, saysYes } from './decode/verdict';
import type { Failure } from '../domain/failure';
import { logFailure } from './failureLog';
import { requestInit } from './requestInit';

const RETRY_AFTER_MS = 400;

/** One call of product §7: the parsed body of a 2xx answer (`undefined` when empty), or a {@link Failure}. */
export const baseQuery: BaseQueryFn<Call, unknown, Failure> = async (call, queryApi) => {
  const connection = connectionOf(queryApi.extra);
  const tokenNow = () => (call.bearer ? connection.token() : null);
  let token = tokenNow();
  const url = connection.config.apiBaseUrl + call.path;
  const { signal, stop, timedOut } = timeLimit(queryApi.signal, call.timeLimit);
  const ask = () => connection.send(url, requestInit(call, token, signal));
  try {
    let answer = await answerOf(call, url, ask());
    if (call.change === null && isPassing(answer) && (await waited(RETRY_AFTER_MS, signal))) {
      // The same person may have signed in anew meanwhile.
      token = tokenNow();
      answer = await answerOf(call, url, ask());
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

async function answerOf(call: Call, url: string, sent: Promise<Answered>): Promise<Answer> {
  let response: Answered;
  let text: string;
  try {
    response = await sent;
    text = await response.text();
  } catch {
    return { error: { kind: 'network' } };
  }
  const { status, ok: succeeded } = response;
  const unreadable = { error: { kind: 'unreadable', status } } as const;
  if (wasLedAway(url, response)) return unreadable;
  if (succeeded && call.onlyStatus !== undefined && status !== call.onlyStatus) return unreadable;
  let body: unknown;
  try {
    body = text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    if (succeeded) return unreadable;
  }
  const isYes = call.statusSaysYes === true ? saysYes : (answer: unknown) => !saysNo(answer);
  return succeeded && isYes(body) ? { data: body } : { error: refusalOf(call, response, body) };
}

/** A read follows a redirect within the configured origin only (rule C8). Elsewhere nobody speaks for the service. */
function wasLedAway(asked: string, { redirected, url }: Answered): boolean {
  return redirected && new URL(url).origin !== new URL(asked, location.href).origin;
}

function refusalOf(call: Call, { status, headers }: Answered, body: unknown): Failure {
  const { unfit, fields: refused, ...words } = decodeRefusal(body);
  const { fieldOf = (said: string) => said } = call;
  const fields = Object.entries(refused).map(([said, texts]) => ({
    name: fieldOf(said),
    said,
    texts,
  }));
  const retryAfter = readRetryAfter(headers.get('Retry-After'));
  const failure = { kind: 'refused', status, ...words, fields, retryAfter } as const;
  if (unfit !== null) logFailure(call, failure, unfit);
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
function isPassing(answer: Answer): boolean {
  if ('data' in answer) return false;
  const { error } = answer;
  return error.kind === 'network' || (error.kind === 'refused' && error.status >= 500);
}

const isUnauthorized = (failure: Failure) => failure.kind === 'refused' && failure.status === 401;

/**
 * Ends with the caller's signal or after `limit` milliseconds, whichever comes first. `AbortSignal.any` is younger than the
 * browsers of the README, and no clock of a test reaches `AbortSignal.timeout`.
 */
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
