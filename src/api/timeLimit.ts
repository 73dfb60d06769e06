import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { Call, CallOptions, ServiceResponse } from './call';

export const TIMED_OUT = 'late';
const TIME_LIMIT_MS = 15_000;
const READ_TIME_LIMIT_MS = 120_000;
const SLOW_AFTER_SECONDS = 5;

/** Bytes received by each endpoint whose read is slow; `null` after its end. */
const slowReadsSlice = createSlice({
  name: 'slowReads',
  initialState: (): Readonly<Record<string, number | null>> => ({}),
  reducers: {
    slowReadReported: (
      state,
      { payload }: PayloadAction<Readonly<Record<string, number | null>>>,
    ) => ({
      ...state,
      ...payload,
    }),
  },
});

export const slowReadsReducer = slowReadsSlice.reducer;
const { slowReadReported } = slowReadsSlice.actions;

export type TimeLimit = ReturnType<typeof startTimeLimit>;

/**
 * Limits a call, or all pages of a list, and the silence of a read. Reports a slow read each second. Replaces
 * `AbortSignal.any`, which some browsers of the README lack, and `AbortSignal.timeout`, which fake timers ignore.
 */
export function startTimeLimit(call: Call, options: CallOptions, queryApi: BaseQueryApi) {
  const { dispatch, endpoint, type } = queryApi;
  const isRead = type === 'query';
  const { timeLimit = isRead ? READ_TIME_LIMIT_MS : TIME_LIMIT_MS } = options;
  const controller = new AbortController();
  const expire = () => controller.abort(TIMED_OUT);
  const limit = setTimeout(expire, timeLimit);
  const waitForNext = () => setTimeout(expire, isRead ? TIME_LIMIT_MS : timeLimit);
  let silence = waitForNext();
  let bytes = 0;
  let seconds = 0;
  const everySecond = setInterval(() => {
    seconds += 1;
    if (isRead && seconds >= SLOW_AFTER_SECONDS) dispatch(slowReadReported({ [endpoint]: bytes }));
  }, 1000);
  const abort = () => controller.abort();
  for (const caller of [queryApi.signal, call.signal]) {
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
