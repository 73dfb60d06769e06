import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '../app/store';
import { readItem, removeItem, writeItem } from '../session/browserStorage';
import { personKey, signedIn } from '../session/sessionSlice';
import {
  allTime,
  answers,
  config,
  setupStubService,
  never,
  ok,
  quiet,
  sentRequests,
} from '../test/stubService';
import {
  apply,
  ITEM,
  itemOf,
  items,
  leave,
  LOCK,
  locksHeld,
  number,
  opened,
  pressed,
} from '../test/nextPage';
import { admin as asha, bina } from '../test/pausedService';
import { account } from './account';
import {
  changeKey,
  unknownAcknowledged,
  forgetSends,
  recordsChanged,
  selectSentBefore,
} from './once';

/* The records of sent changes: who still waits for them, how they are read, and what the screens show (rule C11). */

setupStubService();

const DAY = 24 * 60 * 60 * 1000;
const sentBefore = { error: { kind: 'sentBefore' } };

let now = 0;
beforeEach(() => {
  now = Date.UTC(2026, 10, 27, 5);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a browser that never answers a lock request delays nobody for long', async () => {
  vi.stubGlobal('navigator', {
    locks: {
      request: () => new Promise(() => undefined),
      query: () => new Promise(() => undefined),
    },
  });
  answers(never);
  void apply(opened(null));
  await quiet();
  await vi.advanceTimersByTimeAsync(3000);
  await quiet();
  expect(sentRequests()).toHaveLength(1);
  expect((await pressed((store) => apply(store), opened(null))).answer).toMatchObject(sentBefore);
});

describe('a stored record', () => {
  test.each<[string, (stored: string) => string]>([
    ['half a record', () => '{"key":"gen'],
    ['nothing', () => 'null'],
    ['a text', () => '"firms"'],
    ['a list', () => '[]'],
    ['the record of another key', (stored) => stored.replace('ship 12', 'ship 13')],
    ['a time that is no number', (stored) => stored.replace(/"at":\d+/, '"at":"10:42"')],
    ['no time', (stored) => stored.replace('"at"', '"to"')],
    ['no key', (stored) => stored.replace('"key"', '"lock"')],
    ['no subject', (stored) => stored.replace('"subject"', '"object"')],
  ])('is ignored if it is broken, and removed: %s', async (_, spoil) => {
    await leave(number);
    const whole = readItem(ITEM) ?? '';
    writeItem(ITEM, spoil(whole));
    expect(readItem(ITEM)).not.toBe(whole);
    expect((await pressed(number)).calls).toBe(1);
    expect(items()).toEqual([]);
  });

  test('is removed after two weeks', async () => {
    await leave(number);
    const sentAt = now;
    now = sentAt + 14 * DAY;
    opened();
    await quiet();
    expect(items()).toEqual([]);
  });

  test('with a time in the future counts as sent now, and the question about it is asked once', async () => {
    await leave(number);
    now -= DAY;
    const store = opened();
    const { answer } = await pressed(number, store);
    expect(answer).toEqual({ error: { kind: 'sentBefore', item: ITEM, at: now } });
    store.dispatch(unknownAcknowledged({ item: ITEM, at: now }));
    now += 1000;
    expect(await pressed(number, store)).toEqual({ answer: { data: null }, calls: 1 });
  });

  test.each<[string, string, string, readonly string[]]>([
    ['to one endpoint', personKey(config.apiBaseUrl, 7), 'changePassword', [ITEM]],
    ['by one person', personKey(config.apiBaseUrl, 7), '', []],
    ['by another person', personKey(config.apiBaseUrl, 71), '', [ITEM, itemOf('changePassword|')]],
  ])('is forgotten with what was sent %s', async (_, person, endpoint, left) => {
    const passwords = { current: 'a', next: 'b', confirmation: 'b', userId: 7 };
    await leave(({ dispatch }) => dispatch(account.endpoints.changePassword.initiate(passwords)));
    await leave(number);
    const store = opened();
    await quiet();
    store.dispatch(forgetSends(person, endpoint));
    await quiet();
    expect(items().toSorted()).toEqual([...left].toSorted());
    expect(store.getState().changes.sentBefore).toHaveLength(left.length);
  });
});

describe('the unknown result on the screens', () => {
  const key = changeKey('generateMembership', 12);
  const shown = (store: Store) => selectSentBefore(store.getState(), key)?.at;

  test('is not a call of this page, even without locks', async () => {
    const store = opened();
    answers(never);
    void number(store);
    await quiet();
    store.dispatch(recordsChanged());
    await quiet();
    expect(items()).toEqual([ITEM]);
    expect(store.getState().changes.sentBefore).toEqual([]);
  });

  test('is not a call that is answered while the locks are queried', async () => {
    await leave(number);
    vi.stubGlobal('navigator', {
      locks: {
        query: () => {
          removeItem(ITEM);
          return Promise.resolve({ held: [] });
        },
      },
    });
    const store = opened();
    await quiet();
    expect(items()).toEqual([]);
    expect(shown(store)).toBeUndefined();
  });

  test('follows the storage, the locks and the person', async () => {
    await leave(number);
    const locks = [LOCK];
    locksHeld(locks);
    const store = opened();
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
    // Its answer has come to the tab that sent it.
    const record = readItem(ITEM) ?? '';
    removeItem(ITEM);
    store.dispatch(recordsChanged());
    await quiet();
    expect(shown(store)).toBeUndefined();
    writeItem(ITEM, record);
    store.dispatch(recordsChanged());
    await quiet();
    expect(shown(store)).toBe(now);
    store.dispatch(unknownAcknowledged({ item: ITEM, at: now }));
    expect(shown(store)).toBeUndefined();
    answers(ok);
    await allTime(number(store));
    await quiet();
    expect(store.getState().changes.sentBefore).toEqual([]);
  });
});
