import { IDBFactory } from 'fake-indexeddb';
import { set, createStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demoAccounts } from './db/cast';
import { anApplication, aPayment } from './db/builders';
import { emptyWorld } from './db/worlds';
import { createService } from './service';
import { openSharedService, SERVICE_MARK } from './sharedService';

const world = {
  ...emptyWorld(),
  members: [1, 2].map((id) =>
    anApplication({ id, paymentStatus: 'paid', payment: aPayment({ paidOn: '2025-11-01' }) }),
  ),
};

const openTab = async () => openSharedService(createService({ world }));
type Tab = Awaited<ReturnType<typeof openTab>>;

const call = async (tab: Tab, method: string, path: string, json?: unknown) =>
  tab.answer(
    new Request(`https://service.test${path}`, {
      method,
      headers: { authorization: 'Bearer token-of-the-admin' },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    }),
  );

const list = async (tab: Tab) => (await call(tab, 'GET', '/api/newmembers')).text();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  // Without locks across tabs, as on plain http, which is the harder case.
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

const apply = { firmName: 'N', address: 'A', firmMobile: '9876543210', area: 'B' };

test('changes survive a reload, and so does a session', async () => {
  const tab = await openTab();
  const { email, password } = demoAccounts.admin;
  const answer: unknown = await (await call(tab, 'POST', '/api/login', { email, password })).json();
  await call(tab, 'POST', '/api/register', apply);
  const before = await list(tab);

  const reloaded = createService({ world });
  const again = await openSharedService(reloaded);
  expect(await list(again)).toBe(before);
  expect(before).toContain('"name":"N"');
  expect(answer).toMatchObject({
    authorisation: { token: reloaded.db.sessions.all().at(-1)?.token },
  });
  expect(again.notices).toEqual([]);
});

test('two tabs see the same rows and never give two firms one number', async () => {
  const [one, two] = [await openTab(), await openTab()];
  await Promise.all([
    call(one, 'GET', '/api/membership/1'),
    call(two, 'GET', '/api/membership/2'),
    call(one, 'POST', '/api/register', apply),
    call(two, 'POST', '/api/register', apply),
  ]);
  const rows = await list(one);
  expect(await list(two)).toBe(rows);
  expect(rows.match(/"membership":\d+/g)?.toSorted()).toEqual(['"membership":1', '"membership":2']);
  expect(rows.match(/"name":"N"/g)).toHaveLength(2);
});

test('a reset reaches every tab', async () => {
  const [one, two] = [await openTab(), await openTab()];
  const fresh = await list(one);
  await call(one, 'POST', '/api/register', apply);
  await two.reset();
  expect(await list(one)).toBe(fresh);
  expect(await list(await openTab())).toBe(fresh);
});

test.each([
  ['an older version', JSON.stringify({ version: 0, rows: {} })],
  ['no JSON', '{"version":1,'],
  ['rows of another shape', JSON.stringify({ version: 1, rows: { members: [{ id: 'x' }] } })],
  ['no text', 42],
])('a snapshot with %s is replaced by fresh sample data, with one notice', async (_, stored) => {
  const fresh = await list(await openTab());
  await set('snapshot', stored, createStore('association-service', 'snapshot'));
  const tab = await openTab();
  expect(tab.notices).toEqual(['reseeded']);
  expect(await list(tab)).toBe(fresh);
  expect((await openTab()).notices).toEqual([]);
});

test('without IndexedDB the rows stay in memory, with a notice', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new Error('refused');
    },
  });
  const tab = await openTab();
  expect(tab.notices).toEqual(['in-memory']);
  await call(tab, 'POST', '/api/register', apply);
  expect(await list(tab)).toContain('"name":"N"');
});

test('every answer carries the demo header, also for an unknown path', async () => {
  const tab = await openTab();
  const known = await call(tab, 'GET', '/api/members');
  const unknown = await call(tab, 'GET', '/api/nothing');
  expect([known.status, unknown.status]).toEqual([200, 404]);
  expect([known, unknown].map(({ headers }) => headers.get(SERVICE_MARK))).toEqual(['1', '1']);
});
