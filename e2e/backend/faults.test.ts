import { describe, expect, test } from 'vitest';
import { adminAccount, firmIds } from './accounts';
import type { Fault } from './faults';
import { startBackend } from './server';
import { backendForTests, portalOrigin } from './testCalls';

const { backend, call, tokenOf } = await backendForTests();

const send = 'POST /api/members/{id}/send-payment-link';
const sendLink = () =>
  call(`POST /api/members/${firmIds.pending}/send-payment-link`, { token: tokenOf(adminAccount) });
const askList = async () => (await call('GET /api/members')).status;
const linkSent = () => backend.store.firm(firmIds.pending)?.linkSent;

describe('instead of the work', () => {
  test.each<[string, Fault, number, unknown]>([
    [
      'any JSON with any status',
      { kind: 'json', status: 429, json: { message: 'Slow.' } },
      429,
      { message: 'Slow.' },
    ],
    ['null', { kind: 'json', status: 200, json: null }, 200, null],
    ['a web page', { kind: 'html', status: 503 }, 503, expect.stringContaining('<!doctype html>')],
    ['an empty body', { kind: 'empty', status: 204 }, 204, ''],
  ])('%s, which the portal may read', async (_, fault, status, body) => {
    backend.fail(send, fault);
    const answer = await sendLink();
    expect(answer).toMatchObject({ status, body });
    expect(answer.headers.get('access-control-allow-origin')).toBe(portalOrigin);
    expect(linkSent()).toBe(false);
    expect(backend.log.map((entry) => entry.status)).toEqual([status]);
  });

  test('a connection that breaks in the middle of an upload', async () => {
    const upload = 'POST /api/import/members';
    backend.fail(upload, { kind: 'drop' }, 1);
    const form = new FormData();
    form.append('file', new Blob(['name,mobile\n', 'x'.repeat(5_000_000)]), 'members.csv');
    const sendFile = () =>
      fetch(`${backend.url}/api/import/members`, { method: 'POST', body: form });
    await expect(sendFile()).rejects.toThrow('fetch failed');
    expect(backend.log).toEqual([]);
    // The next one arrives, and is refused for want of a token.
    await sendFile();
    expect(backend.log).toMatchObject([{ call: upload }]);
  });
});

test.each([
  ['reset', false],
  ['lost', true],
] as const)('a connection that is %s: the work is done: %s', async (kind, done) => {
  backend.fail(send, { kind });
  await expect(sendLink()).rejects.toThrow('fetch failed');
  expect(linkSent()).toBe(done);
  expect(backend.log).toMatchObject([{ call: send, status: null }]);
});

test('an answer cut in the middle of its body, although the work is done', async () => {
  backend.fail('GET /api/members', { kind: 'cut' });
  const response = await fetch(`${backend.url}/api/members`);
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  backend.fail(send, { kind: 'cut' });
  await expect(sendLink()).rejects.toThrow('terminated');
  expect(linkSent()).toBe(true);
});

test.each<[string, Fault, boolean]>([
  ['late, the work is done', { kind: 'delay', milliseconds: 3_600_000 }, true],
  ['kept back, no work is done', { kind: 'hang' }, false],
])('for a caller that goes away from an answer that is %s', async (_, fault, done) => {
  const lift = backend.fail(send, fault);
  const leaving = new AbortController();
  const answer = fetch(`${backend.url}/api/members/${firmIds.pending}/send-payment-link`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(adminAccount)}` },
    signal: leaving.signal,
  });
  await expect.poll(() => backend.log.length).toBe(1);
  await expect.poll(linkSent).toBe(done);
  leaving.abort();
  await expect(answer).rejects.toThrow('aborted');
  await expect.poll(() => backend.log[0]?.over).toBe(true);
  expect(backend.log).toMatchObject([{ status: null }]);
  lift();
  await call('GET /api/members');
  expect(linkSent()).toBe(done);
});

describe('no answer', () => {
  test('until the fault is lifted', async () => {
    const lift = backend.fail(send, { kind: 'hang' });
    const answer = sendLink();
    await expect.poll(() => backend.log.length).toBe(1);
    expect(linkSent()).toBe(false);
    expect(backend.log[0]?.status).toBeNull();
    lift();
    expect(await answer).toMatchObject({ status: 200, body: { success: 1 } });
    expect([linkSent(), backend.log[0]?.status]).toEqual([true, 200]);
  });

  test('until then, and then another fault instead of the work', async () => {
    const refused = { kind: 'json', status: 401, json: { message: 'Too late.' } } as const;
    const lift = backend.fail(send, { kind: 'hang', next: refused }, 1);
    const answer = sendLink();
    await expect.poll(() => backend.log.length).toBe(1);
    lift();
    expect(await answer).toMatchObject({ status: 401, body: { message: 'Too late.' } });
    expect(linkSent()).toBe(false);
    expect(await sendLink()).toMatchObject({ status: 200 });
  });

  test('and closing ends even that', async () => {
    const other = await startBackend({ allowedOrigin: portalOrigin });
    other.fail('every call', { kind: 'hang' });
    const answer = fetch(`${other.url}/api/members`);
    answer.catch(() => {});
    await expect.poll(() => other.log.length).toBe(1);
    await other.close();
    await expect(answer).rejects.toThrow('fetch failed');
    await expect(fetch(`${other.url}/api/members`)).rejects.toThrow('fetch failed');
  });
});

test('each call has a connection of its own, so that no browser repeats a reset one by itself', async () => {
  for (let round = 0; round < 2; round += 1)
    expect((await call('GET /api/members')).headers.get('connection')).toBe('close');
});

describe('how long and for whom', () => {
  const down = { kind: 'html', status: 503 } as const;

  test('the newest fault first, as often as asked for, for its call alone, until lifted', async () => {
    const lift = backend.fail('every call', down);
    backend.fail('GET /api/members', { kind: 'empty', status: 200 }, 1);
    expect([await askList(), await askList()]).toEqual([200, 503]);
    lift();
    backend.fail('GET /api/newmembers', down);
    expect(await askList()).toBe(200);
  });

  test('reset takes faults, log and changes back', async () => {
    await sendLink();
    backend.fail('every call', down);
    await call('GET /api/members');
    await fetch(`${backend.url}/api/members`, { method: 'OPTIONS' });
    backend.reset();
    expect([backend.log, backend.preflights, linkSent()]).toEqual([[], [], false]);
    expect(await askList()).toBe(200);
  });
});
