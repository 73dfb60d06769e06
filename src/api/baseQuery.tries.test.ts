import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { refused } from '../test/refused';
import { signedInStore } from '../test/pausedService';
import { account } from './account';
import { IMPORT_TIME_LIMIT_MS } from './imports';
import {
  aChange,
  type StubAnswer,
  allTime,
  answers,
  aRead,
  cut,
  drip,
  html,
  setupStubService,
  lost,
  never,
  ok,
  quiet,
  type Sent,
  send,
  sentRequests,
  status,
} from '../test/stubService';

setupStubService();

const empty = new Uint8Array();
const bytesOf = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => Uint8Array.of(byte));

/** Lets `count` times these milliseconds pass. */
async function pass(milliseconds: number, count: number): Promise<void> {
  await quiet();
  for (let step = 0; step < count; step++) {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await quiet();
  }
}

const change = (
  method: 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: Record<string, unknown>,
): Sent => ({
  type: 'mutation',
  call: { method, path, ...(body && { body }) },
});
const anImport: Sent = {
  type: 'mutation',
  call: { method: 'POST', path: '/api/import/members', body: new FormData() },
  options: { timeLimit: IMPORT_TIME_LIMIT_MS },
};
const generate: Sent = { type: 'mutation', call: { path: '/api/membership/12' } };

describe('a read', () => {
  test.each([
    ['a lost answer', lost],
    ['an answer that broke off', cut],
    ['a 500', status(500)],
    ['a 503 in HTML', html(503)],
  ])('is tried a second time after %s', async (_, first) => {
    answers(first, ok);
    expect(await allTime(send(aRead))).toEqual({ data: { message: 'ok' } });
    expect(sentRequests()).toHaveLength(2);
  });

  test.each([400, 419])('is not repeated after a %d', async (code) => {
    answers(status(code));
    expect(await allTime(send(aRead))).toMatchObject({ error: { status: code } });
    expect(sentRequests()).toHaveLength(1);
  });

  test('has the result of the second try', async () => {
    answers(lost, status(404));
    expect(await allTime(send(aRead))).toMatchObject({ error: { kind: 'refused', status: 404 } });
    expect(sentRequests()).toHaveLength(2);
  });
});

describe('a change is never repeated', () => {
  const calls: readonly [string, Sent][] = [
    ['POST', aChange],
    ['PUT', change('PUT', '/api/member_update', {})],
    ['PATCH', change('PATCH', '/api/members/12/status', { status: 1 })],
    ['DELETE', change('DELETE', '/api/members/12')],
    ['an import', anImport],
    ['the GET that generates a number', generate],
  ];
  const failures: readonly [string, StubAnswer][] = [
    ['a lost answer', lost],
    ['an answer that broke off', cut],
    ['a 500', status(500)],
    ['a 503', html(503)],
    ['a 429', status(429)],
    ['no answer at all', never],
  ];

  test.each(
    calls.flatMap(([name, call]) =>
      failures.map(([what, answer]) => [name, what, call, answer] as const),
    ),
  )('%s after %s', async (_name, _what, call, answer) => {
    answers(answer);
    expect(await allTime(send(call))).toHaveProperty('error');
    await vi.advanceTimersByTimeAsync(60_000);
    await quiet();
    expect(sentRequests()).toHaveLength(1);
  });
});

describe('the time limit', () => {
  test.each([
    ['15 seconds for a read', aRead, 15_000],
    ['15 seconds for a change', aChange, 15_000],
    ['120 seconds for an import', anImport, 120_000],
  ])('is %s', async (_, call, limit) => {
    answers(never);
    let outcome: unknown = 'waiting';
    void send(call).then((result) => (outcome = result));
    await quiet();
    await vi.advanceTimersByTimeAsync(limit - 1);
    await quiet();
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await quiet();
    expect(outcome).toEqual({ error: { kind: 'timeout' } });
    expect(sentRequests()).toHaveLength(1);
  });

  test('counts for both tries of a read together', async () => {
    answers(lost, never);
    let outcome: unknown = 'waiting';
    void send(aRead).then((result) => (outcome = result));
    await quiet();
    await vi.advanceTimersByTimeAsync(14_999);
    await quiet();
    expect(sentRequests()).toHaveLength(2);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await quiet();
    expect(outcome).toEqual({ error: { kind: 'timeout' } });
  });

  test('counts from the last piece that came', async () => {
    const [first, ...others] = bytesOf('{"message": "ok"}');
    answers(drip(14_999, first ?? empty, ...others.slice(0, 6)));
    let outcome: unknown = 'waiting';
    void send(aRead).then((result) => (outcome = result));
    await pass(14_999, 6);
    expect(outcome).toBe('waiting');
    await pass(14_999, 1);
    // Closed too early: half of a JSON text.
    expect(outcome).toEqual({ error: { kind: 'unreadable', status: 200 } });

    answers(drip(15_001, ...bytesOf('{}')));
    outcome = 'waiting';
    void send(aRead).then((result) => (outcome = result));
    await pass(14_999, 1);
    expect(outcome).toBe('waiting');
    await pass(1, 1);
    expect(outcome).toEqual({ error: { kind: 'timeout' } });
  });

  test.each<[string, Sent, number]>([
    ['a read', aRead, 120_000],
    ['a list with all its pages', { ...aRead, options: { isPaged: true } }, 120_000],
    ['a change', aChange, 15_000],
  ])('of %s does not begin again for ever', async (_, call, limit) => {
    answers(drip(1000, ...bytesOf(' '.repeat(130))));
    let outcome: unknown = 'waiting';
    void send(call).then((result) => (outcome = result));
    await pass(1000, limit / 1000 - 1);
    expect(outcome).toBe('waiting');
    await pass(1000, 1);
    expect(outcome).toEqual({ error: { kind: 'timeout' } });
  });

  test('leaves no timer after an answered request', async () => {
    answers(ok);
    await allTime(send(aRead));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a body in pieces', () => {
  test.each([
    ['in one', 99],
    ['that part a letter', 1],
  ])('%s is read as one text, without its byte order mark', async (_name, size) => {
    const bytes = new TextEncoder().encode('\uFEFF{"message": "नमस्ते 🙏"}');
    const starts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => at * size);
    answers(drip(1, ...starts.map((at) => bytes.slice(at, at + size))));
    expect(await allTime(send(aRead))).toEqual({ data: { message: 'नमस्ते 🙏' } });
  });

  test('is reported after 5 seconds, and no longer when it has come', async () => {
    const text = JSON.stringify({ registered: '4'.repeat(6000) });
    answers(drip(1000, ...bytesOf(text.slice(0, 8)), new TextEncoder().encode(text.slice(8))));
    const store = signedInStore();
    const reported = () => store.getState().slowReads['counts'];
    const call = store.dispatch(account.endpoints.counts.initiate());
    await quiet();
    await pass(1000, 4);
    expect(reported()).toBeUndefined();
    await pass(1000, 1);
    expect(reported()).toBeOneOf([5, 6]);
    await pass(1000, 2);
    expect(reported()).toBeOneOf([7, 8]);
    await allTime(call);
    expect(reported()).toBeNull();
  });

  test('ends with the screen that asked', async () => {
    answers(drip(1000, ...bytesOf('{"message": "ok"}')));
    const caller = new AbortController();
    const call = send(aRead, null, caller.signal);
    await pass(1000, 3);
    caller.abort();
    await quiet();
    expect(await call).toEqual({ error: { kind: 'network' } });
    expect(sentRequests()).toHaveLength(1);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
  });
});

test('an aborted request is not tried again', async () => {
  answers(never);
  const caller = new AbortController();
  const call = send(aRead, null, caller.signal);
  await quiet();
  caller.abort();
  expect(await allTime(call)).toEqual({ error: { kind: 'network' } });
  expect(sentRequests()).toHaveLength(1);
});

test('a change that was aborted before it was sent is not sent', async () => {
  answers(ok);
  const call = { ...aChange.call, signal: AbortSignal.abort() };
  expect(await allTime(send({ ...aChange, call }))).toHaveProperty('error');
  expect(sentRequests()).toEqual([]);
});

test.each([
  ['90', 90],
  [' 5 ', 5],
  ['soon', null],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
])('a 429 says how long to wait: %j', async (header, retryAfter) => {
  answers(() => new HttpResponse(null, { status: 429, headers: { 'Retry-After': header } }));
  expect(await allTime(send(aChange))).toEqual({ error: { ...refused(429), retryAfter } });
});
