import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { createStore, type Store } from '../app/store';
import { readItem } from '../session/browserStorage';
import { selectIsExpired, selectSession, signedIn, unsavedAdded } from '../session/sessionSlice';
import { account } from './account';
import { fetchRecordNow, profile } from './profile';
import {
  allTime,
  answers,
  config,
  setupStubService,
  lost,
  ok,
  quiet,
  sentRequests,
  status,
  type StubAnswer,
} from '../test/stubService';
import { pausedAnswer } from '../test/applications';
import { admin, bina, removeFirm, signedInStore } from '../test/pausedService';

setupStubService();

const signInAnew = (store: Store) =>
  store.dispatch(signedIn({ session: { ...admin, token: 'new' }, roleNumber: 3 }));

/** Calls with a token. */
const calls: readonly [string, (store: Store) => PromiseLike<object>][] = [
  ['a read', ({ dispatch }) => dispatch(fetchRecordNow('memberRecord', { id: 12 }))],
  ['a change', (store) => removeFirm(store, 12)],
];

describe('a 401', () => {
  test('ends the session, in storage too, and says so', async () => {
    answers(status(401));
    const store = signedInStore();
    expect(readItem('token')).toBe('T');
    await allTime(store.dispatch(account.endpoints.counts.initiate()));
    expect(selectSession(store.getState())).toBeNull();
    expect(selectIsExpired(store.getState())).toBe(true);
    expect(readItem('token')).toBeNull();
    expect(sentRequests()).toHaveLength(1);
  });

  test.each(calls)('that ended the session says nothing else: %s', async (_, make) => {
    answers(status(401));
    expect(await allTime(make(signedInStore()))).toMatchObject({ error: { kind: 'ignored' } });
  });

  test.each(calls)('during unsaved work says nothing else either: %s', async (_, make) => {
    answers(status(401));
    const store = signedInStore();
    store.dispatch(unsavedAdded({ holder: 'form', isBeingSaved: false }));
    expect(await allTime(make(store))).toEqual({ error: { kind: 'ignored', result: 'refused' } });
    expect(selectSession(store.getState())?.token).toBe('T');
    expect(selectIsExpired(store.getState())).toBe(true);
  });

  test('that comes five times at once ends the session once', async () => {
    answers(status(401));
    const store = signedInStore();
    const seen: boolean[] = [];
    store.subscribe(() => {
      const now = selectIsExpired(store.getState());
      if (seen.at(-1) !== now) seen.push(now);
    });
    await allTime(
      Promise.all([
        store.dispatch(account.endpoints.counts.initiate()),
        store.dispatch(account.endpoints.userDetails.initiate()),
        store.dispatch(profile.endpoints.receipt.initiate(7)),
        store.dispatch(profile.endpoints.membershipProfile.initiate(7)),
        removeFirm(store, 12),
      ]),
    );
    expect(sentRequests().length).toBeGreaterThanOrEqual(5);
    expect(seen.filter((now) => now)).toHaveLength(1);
    expect(selectIsExpired(store.getState())).toBe(true);
  });

  test('does not hit the second try of a read after the person logged in again', async () => {
    answers(lost, ok);
    const store = signedInStore('old');
    const call = store.dispatch(account.endpoints.counts.initiate());
    await quiet();
    signInAnew(store);
    await allTime(call);
    const bearers = sentRequests().map(({ headers }) => headers.get('Authorization'));
    expect(bearers).toEqual(['Bearer old', 'Bearer new']);
  });

  test('that comes late, for an older token, leaves the newer session alone', async () => {
    const late = pausedAnswer(() => HttpResponse.json({}, { status: 401 }));
    answers(late.answer, ok);
    const store = signedInStore('old');
    const call = removeFirm(store, 12);
    await quiet();
    signInAnew(store);
    late.arrive();
    expect(await allTime(call)).toMatchObject({ error: { kind: 'refused', status: 401 } });
    expect(sentRequests()[0]?.headers.get('Authorization')).toBe('Bearer old');
    expect(selectSession(store.getState())?.token).toBe('new');
    expect(selectIsExpired(store.getState())).toBe(false);
    expect(readItem('token')).toBe('new');
  });

  test.each([403, 419, 500])('is not a %d, which keeps the session', async (code) => {
    answers(status(code));
    const store = signedInStore();
    await allTime(removeFirm(store, 12));
    expect(selectSession(store.getState())?.token).toBe('T');
  });
});

const mailed = () => HttpResponse.json({ status: 'success', message: 'Sent.' });

describe('an answer that comes when somebody else is signed in', () => {
  test.each<[string, StubAnswer, object]>([
    ['its success', mailed, { data: 'Sent.' }],
    ['its refusal', status(422), { error: { kind: 'refused', status: 422 } }],
    ['its loss', lost, { error: { kind: 'network' } }],
  ])('is for a change of a visitor still %s', async (_, answer, expected) => {
    const held = pausedAnswer(answer);
    answers(held.answer);
    const store = createStore(config, null);
    const call = store.dispatch(account.endpoints.forgotPassword.initiate('a@b.example'));
    await quiet();
    store.dispatch(signedIn({ session: bina, roleNumber: 3 }));
    held.arrive();
    expect(await allTime(call)).toMatchObject(expected);
  });
});
