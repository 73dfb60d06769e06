import { describe, expect, test, vi } from 'vitest';
import { mutationRequest, uploadRequest } from './request';
import type { ApiRequest } from './request';
import {
  aChange,
  type StubAnswer,
  allTime,
  answers,
  aRead,
  cut,
  html,
  setupStubService,
  lost,
  never,
  ok,
  quiet,
  send,
  sentRequests,
  status,
} from '../test/stubService';

setupStubService();

const generate = mutationRequest('GET', '/api/membership/12');

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

  test.each([
    ['lost answers', lost, { kind: 'network' }],
    ['answers of 500', status(500), { kind: 'refused', status: 500 }],
  ])('fails after two %s', async (_, answer, error) => {
    answers(answer);
    expect(await allTime(send(aRead))).toMatchObject({ error });
    expect(sentRequests()).toHaveLength(2);
  });

  test('has the result of the second try', async () => {
    answers(lost, status(404));
    expect(await allTime(send(aRead))).toMatchObject({ error: { kind: 'refused', status: 404 } });
    expect(sentRequests()).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 419, 422, 429])('is not repeated after a %d', async (code) => {
    answers(status(code));
    expect(await allTime(send(aRead))).toMatchObject({ error: { status: code } });
    expect(sentRequests()).toHaveLength(1);
  });
});

describe('a change is never repeated', () => {
  const calls: readonly [string, ApiRequest][] = [
    ['POST', aChange],
    ['PUT', { ...mutationRequest('PUT', '/api/member_update'), body: {} }],
    ['PATCH', { ...mutationRequest('PATCH', '/api/members/12/status'), body: { status: 1 } }],
    ['DELETE', mutationRequest('DELETE', '/api/members/12')],
    ['an import', { ...uploadRequest('/api/import/members'), body: new FormData() }],
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
    [
      '120 seconds for an import',
      { ...uploadRequest('/api/import/members'), body: new FormData() },
      120_000,
    ],
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

  test('leaves no timer after an answered request', async () => {
    answers(ok);
    await allTime(send(aRead));
    expect(vi.getTimerCount()).toBe(0);
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
  const given = new AbortController();
  given.abort();
  expect(await allTime(send({ ...aChange, signal: given.signal }))).toHaveProperty('error');
  expect(sentRequests()).toEqual([]);
});
