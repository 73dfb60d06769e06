import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Config } from '../config/schema';
import { itemKeys, removeItem } from '../session/browserStorage';
import { clearSession } from '../session/storedSession';
import { baseQuery } from '../api/baseQuery';
import { rootReducer } from '../api/state';
import { type Call, type CallOptions, ServiceConnection } from '../api/call';

export const config: Config = {
  apiBaseUrl: 'https://api.example.org',
  adminBaseUrl: '',
  sendTokenOnLists: false,
  association: {
    name: 'Association',
    shortName: 'A',
    registrationNumber: '1',
    address: 'Varanasi',
    phone: '',
    email: '',
  },
};

export type StubAnswer = () => Response | Promise<Response>;

export const never: StubAnswer = () => new Promise(() => {});
export const lost: StubAnswer = () => HttpResponse.error();
export const ok: StubAnswer = () => HttpResponse.json({ message: 'ok' });
export const status =
  (code: number): StubAnswer =>
  () =>
    HttpResponse.json({ message: 'no' }, { status: code });
export const html =
  (code: number): StubAnswer =>
  () =>
    HttpResponse.html('<!doctype html><title>Portal</title>', { status: code });
export const empty =
  (code: number): StubAnswer =>
  () =>
    new HttpResponse(null, { status: code });

/** Begins a body and breaks off. */
export const cut: StubAnswer = () =>
  new HttpResponse(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"list": [{"id": 1')),
      pull: (controller) => controller.error(new Error('The connection broke')),
    }),
    { headers: { 'Content-Type': 'application/json' } },
  );

/** Sends a body in pieces: each after `pause` milliseconds, the first one at once. */
export const drip =
  (pause: number, ...pieces: readonly Uint8Array<ArrayBuffer>[]): StubAnswer =>
  () => {
    const left = [...pieces];
    return new HttpResponse(
      new ReadableStream<Uint8Array<ArrayBuffer>>({
        pull: async (controller) => {
          if (left.length < pieces.length) await new Promise((done) => setTimeout(done, pause));
          const piece = left.shift();
          if (piece === undefined) controller.close();
          else controller.enqueue(piece);
        },
      }),
    );
  };

let requests: Request[] = [];
const server = setupServer();

export const sentRequests = (): readonly Request[] => requests;

/** For a whole file: each test defines the answers, nobody is logged in, and time passes only with `allTime`. */
export function setupStubService(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    requests = [];
    clearSession('general');
    for (const item of itemKeys('sent:')) removeItem(item);
    // Newer versions of Node have Web Locks, and a call that is never answered would hold its lock for later tests.
    vi.stubGlobal('navigator', undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    server.resetHandlers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  afterAll(() => server.close());
}

/** Answers the calls in this order; the last answer is used for all later ones. */
export function answers(...inTurn: readonly StubAnswer[]): void {
  server.use(
    http.all('*', ({ request }) => {
      requests.push(request);
      return (inTurn[requests.length - 1] ?? inTurn.at(-1) ?? ok)();
    }),
  );
}

/** Lets everything happen that needs no time. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets the longest time limit pass in small steps, and returns the result of the call. */
export async function allTime<T>(promise: PromiseLike<T>): Promise<T> {
  const progress = { settled: false };
  const settle = () => {
    progress.settled = true;
  };
  void promise.then(settle, settle);
  await quiet();
  for (let step = 0; step < 130 && !progress.settled; step++) {
    await vi.advanceTimersByTimeAsync(1_000);
    await quiet();
  }
  if (!progress.settled) throw new Error('The call is still under way after every time limit');
  return promise;
}

export interface Sent {
  readonly type: BaseQueryApi['type'];
  readonly call: Call;
  readonly options?: CallOptions;
}

function queryApi(
  type: BaseQueryApi['type'],
  token: string | null,
  signal = new AbortController().signal,
): BaseQueryApi {
  return {
    signal,
    abort: () => {},
    dispatch: vi.fn<(action: unknown) => void>(),
    getState: () => ({ ...rootReducer(undefined, { type: 'start' }) }),
    extra: new ServiceConnection(
      config,
      () => token,
      (url, init) => fetch(url, init),
    ),
    endpoint: 'test',
    type,
  };
}

export async function send(
  { type, call, options = {} }: Sent,
  token: string | null = null,
  signal?: AbortSignal,
) {
  const { meta: _, ...answer } = await baseQuery(call, queryApi(type, token, signal), options);
  return answer;
}

export const aRead: Sent = { type: 'query', call: { path: '/api/getall' } };
export const aChange: Sent = {
  type: 'mutation',
  call: { method: 'POST', path: '/api/register', body: { firmName: 'Assi Silks' } },
};
