import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Store } from '../app/store';
import { readItem } from '../session/browserStorage';
import { selectIsExpired, selectSession, signedIn } from '../session/sessionSlice';
import { account, memberPasswordChange, passwordChange, signIn } from './account';
import { members } from './members';
import { profile } from './profile';
import {
  allTime,
  answers,
  setupStubService,
  lost,
  ok,
  quiet,
  sentRequests,
  status,
} from '../test/stubService';
import { admin, delayedAnswer, removeFirm, sendFrom, signedInStore } from '../test/pausedService';

setupStubService();

const signInAnew = (store: Store) =>
  store.dispatch(signedIn({ session: { ...admin, token: 'new' }, roleNumber: 3 }));

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
    const late = delayedAnswer(() => HttpResponse.json({}, { status: 401 }));
    answers(late.answer, ok);
    const store = signedInStore('old');
    const call = removeFirm(store, 12);
    await quiet();
    signInAnew(store);
    late.release();
    await allTime(call);
    expect(sentRequests()[0]?.headers.get('Authorization')).toBe('Bearer old');
    expect(selectSession(store.getState())?.token).toBe('new');
    expect(selectIsExpired(store.getState())).toBe(false);
    expect(readItem('token')).toBe('new');
  });

  const passwords = { current: 'a', next: 'b', confirmation: 'b', userId: 7 };

  test.each<[string, string | null, (store: Store) => PromiseLike<object | null>]>([
    [
      'login',
      // Requests of a visitor, though somebody may be logged in (rule S3).
      null,
      (store) =>
        sendFrom(store, signIn, (dispatch) =>
          dispatch(account.endpoints.login.initiate({ email: 'a@b.example', password: 'x' })),
        ),
    ],
    [
      'the password request of every role',
      'Bearer T',
      (store) =>
        sendFrom(store, passwordChange, (dispatch) =>
          dispatch(account.endpoints.changePassword.initiate(passwords)),
        ),
    ],
    [
      'the password request of members',
      'Bearer T',
      (store) =>
        sendFrom(store, memberPasswordChange, (dispatch) =>
          dispatch(account.endpoints.changeMemberPassword.initiate(passwords)),
        ),
    ],
  ])('of %s is about what was typed and keeps the session', async (_, carried, make) => {
    answers(status(401));
    const store = signedInStore();
    expect(await allTime(make(store))).toMatchObject({ error: { status: 401 } });
    expect(sentRequests()[0]?.headers.get('Authorization')).toBe(carried);
    expect(selectSession(store.getState())?.token).toBe('T');
    expect(selectIsExpired(store.getState())).toBe(false);
  });

  test('to a request without a token keeps the session', async () => {
    answers(status(401));
    const store = signedInStore();
    await allTime(store.dispatch(members.endpoints.members.initiate()));
    expect(selectSession(store.getState())?.token).toBe('T');
  });

  test.each([403, 419, 500])('is not a %d, which keeps the session', async (code) => {
    answers(status(code));
    const store = signedInStore();
    await allTime(removeFirm(store, 12));
    expect(selectSession(store.getState())?.token).toBe('T');
  });
});
