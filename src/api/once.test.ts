import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '../app/store';
import { sessionRead, signedOut } from '../session/sessionSlice';
import { account } from './account';
import { members } from './members';
import {
  changeKey,
  unknownAcknowledged,
  runChange,
  selectIsRunning,
  selectSentBefore,
} from './once';
import { profile } from './profile';
import {
  allTime,
  answers,
  setupStubService,
  lost,
  never,
  ok,
  quiet,
  sentRequests,
  status,
  type StubAnswer,
} from '../test/stubService';
import {
  admin,
  generateNumber,
  delayedAnswer,
  removeFirm,
  signedInStore,
} from '../test/pausedService';
import { firm } from '../test/contractSamples';

setupStubService();

const DELETION = changeKey('deleteMember', 12);
const NUMBER = changeKey('generateMembership', 12);

const remove = (store: Store) => removeFirm(store, 12);
const isRunning = (store: Store, key = DELETION) => selectIsRunning(store.getState(), key);
const generate = (store: Store) => generateNumber(store, 12);

const isUnknown = (store: Store) => selectSentBefore(store.getState(), NUMBER) !== undefined;
/** Deletes as a screen does that reads something before. */
const sends = (store: Store, before: () => Promise<unknown> = quiet) => {
  const steps = async () => {
    await before();
    return store.dispatch(members.endpoints.deleteMember.initiate(12));
  };
  return store.dispatch(runChange(DELETION, 'Assi Silks', steps));
};

const nothingHeld = () => Promise.resolve({ held: [] });

const signOut = (store: Store) => void store.dispatch(signedOut('general'));
const becomeAnother = (store: Store) => {
  const session = { ...admin, token: 'U', userId: 8 };
  store.dispatch(sessionRead({ session, end: 'signedOut' }));
};

test.each<[string, (store: Store) => unknown]>([
  [DELETION, ({ dispatch }) => dispatch(members.endpoints.deleteMember.initiate(12))],
  [NUMBER, ({ dispatch }) => dispatch(members.endpoints.generateMembership.initiate(12))],
  [
    'updateMember 12',
    ({ dispatch }) =>
      dispatch(
        profile.endpoints.updateMember.initiate({ id: 12, ...firm, firmAlternateMobile: '' }),
      ),
  ],
  [
    'forgotPassword',
    ({ dispatch }) => dispatch(account.endpoints.forgotPassword.initiate('a@b.example')),
  ],
])('a change is identified by its endpoint and its id, if it has one: %s', async (key, send) => {
  answers(never);
  const store = signedInStore();
  send(store);
  await quiet();
  expect(Object.keys(store.getState().changes.running)).toEqual([key]);
});

describe('a running change', () => {
  test('stays registered until the data it may have changed was refetched', async () => {
    const refetch = delayedAnswer(() => HttpResponse.json([]));
    const store = signedInStore();
    answers(() => HttpResponse.json([]), ok, refetch.answer);
    const list = store.dispatch(members.endpoints.members.initiate());
    await allTime(list);
    await allTime(remove(store));
    await quiet();
    expect(sentRequests().map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/members',
      '/api/members/12',
      '/api/members',
    ]);
    expect(isRunning(store)).toBe(true);
    expect(await allTime(remove(store))).toEqual({ error: { kind: 'running' } });
    refetch.release();
    await quiet();
    expect(isRunning(store)).toBe(false);
  });

  test('that was refused is free at once, although the list is refetched', async () => {
    answers(() => HttpResponse.json([]), status(403), never);
    const store = signedInStore();
    await allTime(store.dispatch(members.endpoints.members.initiate()));
    await allTime(remove(store));
    await quiet();
    expect(isRunning(store)).toBe(false);
  });

  test.each<[string, StubAnswer, string, (store: Store) => void]>([
    ['a sign-out', ok, 'done', signOut],
    ['another person', ok, 'done', becomeAnother],
    ['another person, who hears nothing of its refusal', status(403), 'refused', becomeAnother],
    ['another person, who hears nothing of its loss', lost, 'unknown', becomeAnother],
  ])('that was sent outlives %s', async (_, answer, result, run) => {
    const held = delayedAnswer(answer);
    answers(held.answer);
    const store = signedInStore();
    const change = remove(store);
    await quiet();
    run(store);
    await quiet();
    expect(isRunning(store)).toBe(true);
    expect(sentRequests()[0]?.signal.aborted).toBe(false);
    held.release();
    expect(await allTime(change)).toEqual({ error: { kind: 'ignored', result } });
    await quiet();
    expect(isRunning(store)).toBe(false);
  });

  test('is not sent twice, whoever asks', async () => {
    answers(never);
    const store = signedInStore();
    void remove(store);
    await quiet();
    expect(await allTime(remove(store))).toEqual({ error: { kind: 'running' } });
    const alone = store.dispatch(members.endpoints.deleteMember.initiate(12));
    expect(await allTime(alone)).toEqual({ error: { kind: 'running' } });
    expect(sentRequests()).toHaveLength(1);
  });

  test('blocks no other change', async () => {
    answers(never);
    const store = signedInStore();
    void remove(store);
    await quiet();
    expect(isRunning(store)).toBe(true);
    expect(isRunning(store, changeKey('deleteMember', 13))).toBe(false);
    expect(isRunning(store, changeKey('setMemberStatus', 12))).toBe(false);
  });
});

describe('the steps around a call', () => {
  test('are busy from the press on, and free if they fail', async () => {
    const store = signedInStore();
    const change = sends(store, () => Promise.reject(new Error('A read before it broke.')));
    expect(isRunning(store)).toBe(true);
    await expect(change).rejects.toThrow('A read before it broke.');
    await quiet();
    expect(isRunning(store)).toBe(false);
    expect(sentRequests()).toEqual([]);
  });

  test.each([
    ['a sign-out', signOut],
    ['another person', becomeAnother],
  ])('send nothing after %s', async (_, run) => {
    answers(ok);
    const store = signedInStore();
    const change = sends(store);
    run(store);
    expect(await allTime(change)).toEqual({ error: { kind: 'ignored', result: 'refused' } });
    await quiet();
    expect(sentRequests()).toEqual([]);
    expect(isRunning(store)).toBe(false);
  });
});

describe('a number', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('that timed out may still be generated, until a later try has an answer', async () => {
    answers(never);
    const store = signedInStore();
    expect(await allTime(generate(store))).toEqual({ error: { kind: 'timeout' } });
    await quiet();
    expect(isUnknown(store)).toBe(true);
    const asked = await allTime(generate(store));
    expect(asked).toMatchObject({ error: { kind: 'sentBefore' } });
    expect(sentRequests()).toHaveLength(1);
    const [record] = store.getState().changes.sentBefore;
    if (record !== undefined) store.dispatch(unknownAcknowledged(record));
    answers(ok);
    expect(await allTime(generate(store))).toEqual({ data: null });
    await quiet();
    expect(store.getState().changes.sentBefore).toEqual([]);
  });

  test.each([201, 202, 204])('is not generated by a %i', async (code) => {
    answers(() => new HttpResponse(null, { status: code }));
    expect(await allTime(generate(signedInStore()))).toEqual({
      error: { kind: 'unreadable', status: code },
    });
  });

  test('is not requested while another tab requests it', async () => {
    const asked: unknown[] = [];
    const request = (lock: string, options: object, act: (lock: null) => unknown) => {
      asked.push([lock, options]);
      return Promise.resolve(act(null));
    };
    vi.stubGlobal('navigator', { locks: { request, query: nothingHeld } });
    answers(ok);
    const store = signedInStore();
    expect(await allTime(generate(store))).toEqual({ error: { kind: 'elsewhere' } });
    expect(asked).toEqual([[`sent:https://api.example.org#${NUMBER}`, { ifAvailable: true }]]);
    expect(sentRequests()).toEqual([]);
    expect(isRunning(store)).toBe(false);
  });
});
