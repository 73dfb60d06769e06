import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore, type Store } from '../app/store';
import type { Config } from '../config/schema';
import { readItem } from '../session/browserStorage';
import type { Session } from '../session/session';
import { selectExpired, selectSession, signedIn, tokenRefused } from '../session/sessionSlice';
import { clearSession } from '../session/sessionStorage';
import { account } from './account';
import { change, read, upload } from './api';
import { baseQuery, type Call } from './baseQuery';
import { Connection } from './connection';
import { members } from './members';
import { profile } from './profile';

const config: Config = {
  apiBaseUrl: 'https://api.example.org',
  adminBaseUrl: '',
  sendTokenOnLists: false,
  sendAlternateMobile: false,
  association: {
    name: 'Association',
    shortName: 'A',
    registrationNumber: '1',
    address: 'Varanasi',
    phone: '',
    email: '',
  },
};

const admin = (token: string): Session => ({
  token,
  userId: 7,
  userName: 'Rekha Gupta',
  role: 3,
  memberId: 7,
});

type Answer = () => Response | Promise<Response>;

const never: Answer = () => new Promise(() => {});
const lost: Answer = () => HttpResponse.error();
const ok: Answer = () => HttpResponse.json({ message: 'ok' });
const status =
  (code: number): Answer =>
  () =>
    HttpResponse.json({ message: 'no' }, { status: code });
const html =
  (code: number): Answer =>
  () =>
    HttpResponse.html('<!doctype html><title>Portal</title>', { status: code });
const empty =
  (code: number): Answer =>
  () =>
    new HttpResponse(null, { status: code });

/** Begins a body and breaks off. */
const cut: Answer = () =>
  new HttpResponse(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"list": [{"id": 1')),
      pull: (controller) => controller.error(new Error('The connection broke')),
    }),
    { headers: { 'Content-Type': 'application/json' } },
  );

let requests: Request[] = [];
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  requests = [];
  clearSession('general');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

/** Answers the requests in turn; the last answer stands for all that follow. */
function answers(...inTurn: readonly Answer[]): void {
  server.use(
    http.all('*', ({ request }) => {
      requests.push(request);
      return (inTurn[requests.length - 1] ?? inTurn.at(-1) ?? ok)();
    }),
  );
}

/** Lets everything happen that needs no passing of time. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Lets time pass in small steps, as much as the longest time limit, and gives what the call came to. */
async function allTime<T>(promise: PromiseLike<T>): Promise<T> {
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

const dispatched = vi.fn<(action: unknown) => void>();

function queryApi(token: string | null, signal = new AbortController().signal): BaseQueryApi {
  return {
    signal,
    abort: () => {},
    dispatch: dispatched,
    getState: () => ({}),
    extra: new Connection(config, () => token, null),
    endpoint: 'test',
    type: 'query',
  };
}

const send = async (call: Call, token: string | null = null, signal?: AbortSignal) =>
  baseQuery(call, queryApi(token, signal), {});

const aRead = read('/api/getall');
const aChange = change('POST', '/api/register', { firmName: 'Assi Silks' });
const generate = change('GET', '/api/membership/12');

describe('an answer', () => {
  test('is its parsed body', async () => {
    answers(() => HttpResponse.json({ registered: 412 }));
    expect(await allTime(send(aRead))).toEqual({ data: { registered: 412 } });
  });

  test.each([
    ['204', empty(204)],
    ['200', empty(200)],
  ])('may be empty with a %s', async (_, answer) => {
    answers(answer);
    expect(await allTime(send(aChange))).toEqual({ data: undefined });
  });

  test('that is HTML is unreadable, and is not asked for again', async () => {
    answers(html(200));
    expect(await allTime(send(aRead))).toEqual({ error: { kind: 'unreadable', status: 200 } });
    expect(requests).toHaveLength(1);
  });

  test('that is half a JSON text is unreadable', async () => {
    answers(() => HttpResponse.text('{"list": [{"id": 1'));
    expect(await allTime(send(aChange))).toEqual({ error: { kind: 'unreadable', status: 200 } });
  });

  test('that breaks off in its body counts as lost', async () => {
    answers(cut);
    expect(await allTime(send(aChange))).toEqual({ error: { kind: 'network' } });
    expect(requests).toHaveLength(1);
  });

  test.each([
    { status: 'error', message: 'No.' },
    { success: false, message: 'No.' },
  ])('of 200 that says %j is a refusal', async (body) => {
    answers(() => HttpResponse.json(body));
    expect(await allTime(send(aChange))).toEqual({
      error: { kind: 'refused', status: 200, message: 'No.', error: null, errors: [], fields: {} },
    });
  });

  test('of 422 brings the message and the fields', async () => {
    answers(() =>
      HttpResponse.json(
        { message: 'Invalid.', errors: { 'representatives.0.name': ['Required.'] } },
        { status: 422 },
      ),
    );
    expect(await allTime(send(aChange))).toEqual({
      error: {
        kind: 'refused',
        status: 422,
        message: 'Invalid.',
        error: null,
        errors: ['Required.'],
        fields: { 'representatives.0.name': 'Required.' },
      },
    });
  });

  test('of 503 in HTML is a refusal without words', async () => {
    answers(html(503));
    expect(await allTime(send(aChange))).toEqual({
      error: { kind: 'refused', status: 503, message: null, error: null, errors: [], fields: {} },
    });
  });

  test('that never was is a network failure', async () => {
    answers(lost);
    expect(await allTime(send(aChange))).toEqual({ error: { kind: 'network' } });
  });
});

describe('the headers', () => {
  test('always ask for JSON', async () => {
    answers(ok);
    await allTime(send(aRead));
    await allTime(send(aChange, 'T'));
    await allTime(send(upload('/api/import/members', new FormData()), 'T'));
    expect(requests.map(({ headers }) => headers.get('Accept'))).toEqual(
      Array.from({ length: 3 }, () => 'application/json'),
    );
  });

  test('name the content only where there is one', async () => {
    answers(ok);
    await allTime(send(aRead));
    await allTime(send(aChange));
    expect(requests.map(({ headers }) => headers.get('Content-Type'))).toEqual([
      null,
      'application/json',
    ]);
  });

  test('carry the token of a signed-in person where the call wants it', async () => {
    answers(ok);
    await allTime(send(aRead, 'T'));
    await allTime(send({ ...aRead, bearer: false }, 'T'));
    await allTime(send(aRead, null));
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer T',
      null,
      null,
    ]);
  });
});

describe('a read', () => {
  test.each([
    ['a lost answer', lost],
    ['an answer that broke off', cut],
    ['a 500', status(500)],
    ['a 503 in HTML', html(503)],
  ])('is tried once more after %s', async (_, first) => {
    answers(first, ok);
    expect(await allTime(send(aRead))).toEqual({ data: { message: 'ok' } });
    expect(requests).toHaveLength(2);
  });

  test.each([
    ['lost answers', lost, { kind: 'network' }],
    ['answers of 500', status(500), { kind: 'refused', status: 500 }],
  ])('is given up after two %s', async (_, answer, error) => {
    answers(answer);
    expect(await allTime(send(aRead))).toMatchObject({ error });
    expect(requests).toHaveLength(2);
  });

  test('says what the second try came to', async () => {
    answers(lost, status(404));
    expect(await allTime(send(aRead))).toMatchObject({ error: { kind: 'refused', status: 404 } });
    expect(requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 419, 422, 429])('is not repeated after a %d', async (code) => {
    answers(status(code));
    expect(await allTime(send(aRead))).toMatchObject({ error: { status: code } });
    expect(requests).toHaveLength(1);
  });
});

describe('a change is never repeated', () => {
  const calls: readonly [string, Call][] = [
    ['POST', aChange],
    ['PUT', change('PUT', '/api/member_update', {})],
    ['PATCH', change('PATCH', '/api/members/12/status', { status: 1 })],
    ['DELETE', change('DELETE', '/api/members/12')],
    ['an import', upload('/api/import/members', new FormData())],
    ['the GET that generates a number', generate],
  ];
  const failures: readonly [string, Answer][] = [
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
    expect(requests).toHaveLength(1);
  });

  test('by the endpoint that generates a number, the whole way', async () => {
    answers(lost);
    const store = createStore(config, null);
    const call = store.dispatch(members.endpoints.generateMembership.initiate(12));
    expect(await allTime(call)).toMatchObject({ error: { kind: 'network' } });
    await vi.advanceTimersByTimeAsync(60_000);
    await quiet();
    expect(requests.map(({ url }) => url)).toEqual(['https://api.example.org/api/membership/12']);
    expect(requests[0]?.cache).toBe('no-store');
  });
});

describe('the time limit', () => {
  test.each([
    ['15 seconds for a read', aRead, 15_000],
    ['15 seconds for a change', aChange, 15_000],
    ['120 seconds for an import', upload('/api/import/members', new FormData()), 120_000],
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
    expect(requests).toHaveLength(1);
  });

  test('counts for both tries of a read together', async () => {
    answers(lost, never);
    let outcome: unknown = 'waiting';
    void send(aRead).then((result) => (outcome = result));
    await quiet();
    await vi.advanceTimersByTimeAsync(14_999);
    await quiet();
    expect(requests).toHaveLength(2);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await quiet();
    expect(outcome).toEqual({ error: { kind: 'timeout' } });
  });

  test('leaves no timer behind a call that was answered', async () => {
    answers(ok);
    await allTime(send(aRead));
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('a call that the caller ends is not tried again', async () => {
  answers(never);
  const caller = new AbortController();
  const call = send(aRead, null, caller.signal);
  await quiet();
  caller.abort();
  expect(await allTime(call)).toEqual({ error: { kind: 'network' } });
  expect(requests).toHaveLength(1);
});

/** A store with an admin signed in, and the turns that the expiry takes in it. */
function signedInStore(token: string): { store: Store; seen: string[] } {
  const store = createStore(config, null);
  store.dispatch(signedIn({ session: admin(token), roleNumber: 3 }));
  const seen: string[] = [];
  store.subscribe(() => {
    const now = selectExpired(store.getState()) ? 'expired' : 'not expired';
    if (seen.at(-1) !== now) seen.push(now);
  });
  return { store, seen };
}

describe('a 401', () => {
  test('ends the session, in storage too, and says so', async () => {
    answers(status(401));
    const { store } = signedInStore('T');
    expect(readItem('token')).toBe('T');
    await allTime(store.dispatch(account.endpoints.counts.initiate()));
    expect(selectSession(store.getState())).toBeNull();
    expect(selectExpired(store.getState())).toBe(true);
    expect(readItem('token')).toBeNull();
    expect(requests).toHaveLength(1);
  });

  test('is told once by each call that carried the token', async () => {
    answers(status(401));
    dispatched.mockClear();
    await allTime(send(aRead, 'T'));
    expect(dispatched.mock.calls).toEqual([[tokenRefused('T')]]);
  });

  test('five times at once expires the session once', async () => {
    answers(status(401));
    const { store, seen } = signedInStore('T');
    await allTime(
      Promise.all([
        store.dispatch(account.endpoints.counts.initiate()),
        store.dispatch(account.endpoints.userDetails.initiate()),
        store.dispatch(profile.endpoints.receipt.initiate(7)),
        store.dispatch(profile.endpoints.membershipProfile.initiate(7)),
        store.dispatch(members.endpoints.deleteMember.initiate(12)),
      ]),
    );
    expect(requests.length).toBeGreaterThanOrEqual(5);
    expect(seen.filter((now) => now === 'expired')).toHaveLength(1);
    expect(selectExpired(store.getState())).toBe(true);
  });

  test('that comes late, for an older token, leaves the newer session alone', async () => {
    const gate = new EventTarget();
    const held = new Promise<Response>((resolve) => {
      gate.addEventListener('open', () => resolve(HttpResponse.json({}, { status: 401 })));
    });
    answers(() => held, ok);
    const { store } = signedInStore('old');
    const call = store.dispatch(members.endpoints.deleteMember.initiate(12));
    await quiet();
    store.dispatch(signedIn({ session: admin('new'), roleNumber: 3 }));
    gate.dispatchEvent(new Event('open'));
    await allTime(call);
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer old');
    expect(selectSession(store.getState())?.token).toBe('new');
    expect(selectExpired(store.getState())).toBe(false);
    expect(readItem('token')).toBe('new');
  });

  const passwords = { current: 'a', next: 'b', confirmation: 'b', userId: 7 };

  test.each<[string, (store: Store) => PromiseLike<object>]>([
    [
      'login',
      (store) =>
        store.dispatch(account.endpoints.login.initiate({ email: 'a@b.example', password: 'x' })),
    ],
    [
      'the password call of every role',
      (store) => store.dispatch(account.endpoints.changePassword.initiate(passwords)),
    ],
    [
      'the password call of members',
      (store) => store.dispatch(account.endpoints.changeMemberPassword.initiate(passwords)),
    ],
  ])('of %s speaks of what was typed and keeps the session', async (_, make) => {
    answers(status(401));
    const { store } = signedInStore('T');
    expect(await allTime(make(store))).toMatchObject({ error: { status: 401 } });
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer T');
    expect(selectSession(store.getState())?.token).toBe('T');
    expect(selectExpired(store.getState())).toBe(false);
  });

  test('of a call that carried no token keeps the session', async () => {
    answers(status(401));
    const { store } = signedInStore('T');
    await allTime(store.dispatch(members.endpoints.members.initiate()));
    expect(selectSession(store.getState())?.token).toBe('T');
  });

  test.each([403, 419, 500])('is not a %d, which keeps the session', async (code) => {
    answers(status(code));
    const { store } = signedInStore('T');
    await allTime(store.dispatch(members.endpoints.deleteMember.initiate(12)));
    expect(selectSession(store.getState())?.token).toBe('T');
  });
});

describe('an endpoint', () => {
  test('calls an answer of another shape unreadable', async () => {
    answers(() => HttpResponse.json({ message: 'ok' }));
    const store = createStore(config, null);
    const call = store.dispatch(account.endpoints.counts.initiate());
    expect(await allTime(call)).toMatchObject({ error: { kind: 'unreadable', status: 200 } });
  });

  test.each([
    ['a success flag of true', { success: true }, {}],
    ['a status of success', { status: 'success' }, {}],
    ['an answer without a flag', { message: 'ok' }, { error: { kind: 'unreadable' } }],
    ['a success flag of false', { success: false }, { error: { kind: 'refused', status: 200 } }],
  ])('that sends a payment link goes by the flag: %s', async (_, body, outcome) => {
    answers(() => HttpResponse.json(body));
    const store = createStore(config, null);
    const result = await allTime(store.dispatch(members.endpoints.sendPaymentLink.initiate(12)));
    expect(result).toMatchObject(outcome);
    expect('error' in result && result.error !== undefined).toBe('error' in outcome);
  });
});
