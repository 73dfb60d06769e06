import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { slowReadReported } from './pending';
import { type ApiRequest, type ServiceResponse, TIME_LIMIT_MS } from './request';

export const TIMED_OUT = 'late';
const SLOW_AFTER_SECONDS = 5;

export type TimeLimit = ReturnType<typeof startTimeLimit>;

/**
 * Limits a request, or all pages of a list, and the silence of a read (rule W10). Reports a slow read each second. Replaces
 * `AbortSignal.any`, which some browsers of the README lack, and `AbortSignal.timeout`, which fake timers ignore.
 */
export function startTimeLimit(request: ApiRequest, queryApi: BaseQueryApi) {
  const { dispatch, endpoint } = queryApi;
  const isRead = request.mutation === undefined;
  const controller = new AbortController();
  const expire = () => controller.abort(TIMED_OUT);
  const limit = setTimeout(expire, request.timeLimit);
  const waitForNext = () => setTimeout(expire, isRead ? TIME_LIMIT_MS : request.timeLimit);
  let silence = waitForNext();
  let bytes = 0;
  let seconds = 0;
  const everySecond = setInterval(() => {
    seconds += 1;
    if (isRead && seconds >= SLOW_AFTER_SECONDS) dispatch(slowReadReported({ [endpoint]: bytes }));
  }, 1000);
  const abort = () => controller.abort();
  for (const caller of [queryApi.signal, request.signal]) {
    caller?.addEventListener('abort', abort);
    // The caller may have aborted while the browser's locks were requested.
    if (caller?.aborted === true) abort();
  }
  const received = (more: number) => {
    clearTimeout(silence);
    silence = waitForNext();
    bytes += more;
  };
  const stop = () => {
    clearTimeout(limit);
    clearTimeout(silence);
    clearInterval(everySecond);
    if (seconds >= SLOW_AFTER_SECONDS) dispatch(slowReadReported({ [endpoint]: null }));
  };
  return { signal: controller.signal, received, stop };
}

/** Reads a body as `text()` does, and notes each piece. */
export function textOf(response: ServiceResponse, { signal, received }: TimeLimit) {
  received(0);
  const pieces = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (piece, stream) => {
      received(piece.byteLength);
      stream.enqueue(piece);
    },
  });
  // Ends with the signal, also in the demo, whose answers are not fetched.
  const body = response.body?.pipeThrough(pieces, { signal });
  return body === undefined ? response.text() : new Response(body).text();
}
