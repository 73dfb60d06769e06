import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore, type Store } from '../app/store';
import { itemKeys, readItem, removeItem, writeItem } from '../session/browserStorage';
import { sentRecords } from '../session/sentRecords';
import { signedIn, signedOut } from '../session/sessionSlice';
import {
  allTime,
  type StubAnswer,
  answers,
  config,
  setupStubService,
  lost,
  never,
  ok,
  quiet,
  sentRequests,
  status,
} from '../test/stubService';
import { admin as asha, generateNumber, delayedAnswer, sendFrom } from '../test/pausedService';
import { account, passwordChange, passwordReset } from './account';
import { selectSentBefore, unknownAcknowledged } from './pending';
import { membershipGeneration } from './members';
import { application, registration } from './registration';
import { watchEarlierSends } from './earlierSends';

setupStubService();

const DAY = 24 * 60 * 60 * 1000;
const bina = { ...asha, token: 'U', userId: 8, userName: 'Bina' };

function opened(session: typeof asha | typeof bina | null = asha): Store {
  const store = createStore(config, null);
  if (session !== null) store.dispatch(signedIn({ session, roleNumber: 3 }));
  return store;
}

const number = (store: Store) => generateNumber(store, 12);
const apply = (store: Store, firm: object = {}) =>
  sendFrom(store, application, (dispatch) =>
    dispatch(
      registration.endpoints.register.initiate({
        firmName: 'Assi Silks',
        address: 'Assi',
        firmMobile: '9876501234',
        firmAlternateMobile: '',
        area: 'Assi',
        representatives: [],
        ...firm,
      }),
    ),
  );

const sentBefore = { error: { kind: 'sentBefore' } };

/** Sends a change from a page that is closed before the answer is there. */
async function leave(send: (store: Store) => unknown, store = opened()): Promise<void> {
  answers(never);
  void send(store);
  await quiet();
  expect(sentRequests().length).toBeGreaterThan(0);
}

/** Sends the change again from the next page, and counts the requests. */
async function pressed(send: (store: Store) => PromiseLike<object | null>, store = opened()) {
  answers(ok);
  const before = sentRequests().length;
  const answer = await allTime(send(store));
  return { answer, calls: sentRequests().length - before };
}

/** Makes the stored records look like those of another tab. */
function asOfAnotherTab(): void {
  for (const key of itemKeys('sent:'))
    writeItem(key, (readItem(key) ?? '').replace(/"tab":"[^"]*"/, '"tab":"another"'));
}

/** Replaces the browser's locks: the given names are held by some tab. */
const locksHeld = (heldNames: readonly string[]) =>
  vi.stubGlobal('navigator', {
    locks: {
      request: (_: string, options: object | ((lock: object) => unknown), act: () => unknown) =>
        Promise.resolve(typeof options === 'function' ? options({}) : act()),
      query: () => Promise.resolve({ held: heldNames.map((name) => ({ name })) }),
    },
  });

let now = 0;
beforeEach(() => {
  now = Date.UTC(2026, 10, 27, 5);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a change that was pending when its page was closed', () => {
  test('is sent again only after the person was asked, and only once', async () => {
    await leave(number);
    const store = opened();
    const { answer, calls } = await pressed(number, store);
    expect(answer).toMatchObject(sentBefore);
    expect(calls).toBe(0);
    const [record] = sentRecords();
    store.dispatch(unknownAcknowledged(record?.key ?? ''));
    expect(await pressed(number, store)).toEqual({ answer: { data: null }, calls: 1 });
    expect(sentRecords()).toEqual([]);
    expect(await pressed(number)).toEqual({ answer: { data: null }, calls: 1 });
  });

  test.each<[string, StubAnswer, boolean]>([
    ['the answer had come, and the list was not yet refetched', ok, false],
    ['it was refused', status(403), false],
    ['the answer was lost, and the person was told', lost, true],
    ['the service failed', status(500), true],
  ])('is remembered by the next page if %s: %s', async (_, answer, isAsked) => {
    answers(answer, never);
    const store = opened();
    await allTime(number(store));
    const { calls } = await pressed(number);
    expect(calls).toBe(isAsked ? 0 : 1);
    // This page showed the unknown result, so the next press is the person's decision.
    expect((await pressed(number, store)).calls).toBe(1);
  });

  test('does not concern another person; the first one is asked even after a logout', async () => {
    const store = opened();
    await leave(number, store);
    store.dispatch(signedOut('general'));
    expect((await pressed(number, opened(bina))).calls).toBe(1);
    expect((await pressed(number, opened(asha))).answer).toMatchObject(sentBefore);
  });

  test('still asks if its answer was lost after a logout', async () => {
    const paused = delayedAnswer(lost);
    answers(paused.answer);
    const store = opened();
    void number(store);
    await quiet();
    store.dispatch(signedOut('general'));
    paused.release();
    await quiet();
    store.dispatch(signedIn({ session: asha, roleNumber: 3 }));
    expect((await pressed(number, store)).calls).toBe(0);
  });

  test('belongs to a visitor if it carries no token, whoever is logged in', async () => {
    await leave((store) => apply(store));
    const store = opened();
    store.dispatch(signedOut('general'));
    expect((await pressed((page) => apply(page), store)).calls).toBe(0);
  });

  test('stays unknown if a second try was refused', async () => {
    await leave(number);
    const { at } = sentRecords()[0] ?? { at: 0 };
    now += 60_000;
    const store = opened();
    store.dispatch(unknownAcknowledged(sentRecords()[0]?.key ?? ''));
    answers(status(429));
    await allTime(number(store));
    expect(sentRecords().map((record) => record.at)).toEqual([at]);
  });

  test('is recognised as the same firm by its name or its mobile', async () => {
    await leave((store) => apply(store), opened(null));
    const next = (firm: object) => pressed((store) => apply(store, firm), opened(null));
    expect((await next({ firmName: ' ASSI silks ', firmMobile: '9876500000' })).calls).toBe(0);
    expect((await next({ firmName: 'Assi Silk House' })).calls).toBe(0);
    expect((await next({ firmName: 'Another', firmMobile: '9876500000' })).calls).toBe(1);
    // The answer to the other application says nothing about the first.
    expect((await next({})).calls).toBe(0);
  });

  test('stores neither the password nor the texts', async () => {
    const passwords = {
      current: 'old loom',
      next: 'new loom',
      confirmation: 'new loom',
      userId: 7,
    };
    await leave((store) =>
      sendFrom(store, passwordChange, (dispatch) =>
        dispatch(account.endpoints.changePassword.initiate(passwords)),
      ),
    );
    await leave((store) =>
      sendFrom(store, passwordReset, (dispatch) =>
        dispatch(account.endpoints.forgotPassword.initiate('a@b.example')),
      ),
    );
    await leave((store) => apply(store), opened(null));
    const stored = itemKeys('sent:')
      .map((key) => `${key} ${readItem(key)}`)
      .join();
    expect(stored).toContain(passwordChange.mutation.name);
    expect(stored).not.toMatch(/loom|a@b|Assi|98765/);
  });
});

describe('an answer is still awaited', () => {
  const { name } = membershipGeneration(12).mutation;
  const key = `sent:${config.apiBaseUrl}#7;${name}`;

  test.each([
    ['another tab holds its lock', [key], 1],
    ['no tab holds its lock', ['another'], 0],
  ])('%s', async (_, heldNames, calls) => {
    await leave(number);
    locksHeld(heldNames);
    expect((await pressed(number)).calls).toBe(calls);
  });

  test('without locks until the time limit, which a clock set back does not extend', async () => {
    await leave(number);
    asOfAnotherTab();
    now += 14_000;
    expect((await pressed(number)).calls).toBe(1);
    await leave(number);
    asOfAnotherTab();
    now += 15_000;
    expect((await pressed(number)).calls).toBe(0);
  });

  test('a browser that never answers a lock request delays nobody', async () => {
    vi.stubGlobal('navigator', {
      locks: {
        request: () => new Promise(() => undefined),
        query: () => new Promise(() => undefined),
      },
    });
    answers(never);
    void apply(opened(null));
    await quiet();
    await vi.advanceTimersByTimeAsync(1000);
    await quiet();
    expect(sentRequests()).toHaveLength(1);
    expect((await pressed((store) => apply(store), opened(null))).answer).toMatchObject(sentBefore);
  });
});

describe('a stored record', () => {
  test.each([
    ['half a record', () => '{"key":"sent:'],
    ['a list', () => '[]'],
    [
      'the record of another key',
      (stored: string) => stored.replace('membership/12', 'membership/13'),
    ],
    ['a time that is no number', (stored: string) => stored.replace(/"at":\d+/, '"at":"10:42"')],
    ['no record but its time', (stored: string) => `${/"at":\d+/.exec(stored)?.[0]}`],
  ])('is ignored if it is broken: %s', async (_, spoil) => {
    await leave(number);
    const [key = ''] = itemKeys('sent:');
    writeItem(key, spoil(readItem(key) ?? ''));
    expect(sentRecords()).toEqual([]);
    expect((await pressed(number)).calls).toBe(1);
  });

  test('is removed after two weeks, and a time in the future counts as now', async () => {
    await leave(number);
    const sentAt = now;
    now -= DAY;
    expect(sentRecords().map(({ at }) => at)).toEqual([now]);
    now = sentAt + 14 * DAY;
    expect(sentRecords()).toEqual([]);
    await leave((store) => apply(store), opened(null));
    expect(itemKeys('sent:')).toHaveLength(1);
  });
});

describe('the unknown result on the screens', () => {
  const { name } = membershipGeneration(12).mutation;
  const shown = (store: Store) => selectSentBefore(store.getState(), name)?.at;

  beforeEach(() => {
    vi.stubGlobal('window', new EventTarget());
    vi.stubGlobal('StorageEvent', class extends Event {});
  });

  test('is not a request of this page, even without locks', async () => {
    const store = opened();
    const stop = watchEarlierSends(store, config.apiBaseUrl);
    answers(never);
    void number(store);
    await quiet();
    expect(sentRecords()).toHaveLength(1);
    expect(store.getState().pending.sentBefore).toEqual([]);
    stop();
  });

  test('is not a request that is answered while the locks are queried', async () => {
    await leave(number);
    vi.stubGlobal('navigator', {
      locks: {
        query: () => {
          removeItem(itemKeys('sent:')[0] ?? '');
          return Promise.resolve({ held: [] });
        },
      },
    });
    const store = opened();
    const stop = watchEarlierSends(store, config.apiBaseUrl);
    await quiet();
    expect(sentRecords()).toEqual([]);
    expect(shown(store)).toBeUndefined();
    stop();
  });

  test('follows the storage, the locks and the person', async () => {
    await leave(number);
    const key = itemKeys('sent:')[0] ?? '';
    const locks = [key];
    locksHeld(locks);
    const store = opened();
    const stop = watchEarlierSends(store, config.apiBaseUrl);
    await quiet();
    expect(shown(store)).toBeUndefined();
    // The other tab has crashed: only its lock shows that.
    locks.pop();
    await vi.advanceTimersByTimeAsync(1000);
    await quiet();
    expect(shown(store)).toBe(now);
    store.dispatch(signedIn({ session: bina, roleNumber: 3 }));
    expect(shown(store)).toBeUndefined();
    store.dispatch(signedIn({ session: asha, roleNumber: 3 }));
    await quiet();
    expect(shown(store)).toBe(now);
    answers(() => HttpResponse.json({}));
    store.dispatch(unknownAcknowledged(key));
    expect(shown(store)).toBeUndefined();
    await allTime(number(store));
    expect(store.getState().pending.sentBefore).toEqual([]);
    stop();
  });
});
