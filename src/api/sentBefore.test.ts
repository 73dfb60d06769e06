import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parsedJson, readItem } from '../session/browserStorage';
import { signedIn, signedOut } from '../session/sessionSlice';
import {
  allTime,
  type StubAnswer,
  answers,
  setupStubService,
  lost,
  never,
  ok,
  quiet,
  status,
} from '../test/stubService';
import { pausedAnswer } from '../test/applications';
import { apply, ITEM, items, leave, number, opened, pressed } from '../test/nextPage';
import { admin as asha, bina, generateNumber } from '../test/pausedService';
import { account } from './account';
import { unknownAcknowledged } from './once';

/* The next press asks before it sends a change again that has no certain answer (rule C11). */

setupStubService();

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

describe('a change that was running when its page was closed', () => {
  test.each<[string, StubAnswer, boolean, boolean]>([
    ['the answer had come, and the list was not yet refetched', ok, false, false],
    ['it was refused', status(403), false, false],
    ['the answer was lost, and the person was told', lost, true, false],
    ['the service failed', status(500), true, false],
    ['no answer came in time: it may still be on its way', never, true, true],
  ])('is remembered by the next page if %s', async (_, answer, isAsked, isAskedHere) => {
    answers(answer, never);
    const store = opened();
    await allTime(number(store));
    await quiet();
    expect((await pressed(number)).calls).toBe(isAsked ? 0 : 1);
    if (!isAsked) return;
    // A page that showed the unknown result was the person's warning: the next press there is their decision.
    expect((await pressed(number, store)).calls).toBe(isAskedHere ? 0 : 1);
  });

  test('asks again if the second try had no answer in time either', async () => {
    await leave(number);
    const store = opened();
    store.dispatch(unknownAcknowledged({ item: ITEM, at: now }));
    now += 60_000;
    answers(never);
    expect(await allTime(number(store))).toEqual({ error: { kind: 'timeout' } });
    await quiet();
    expect(await pressed(number, store)).toMatchObject({
      answer: { error: { kind: 'sentBefore', at: now } },
      calls: 0,
    });
  });

  test('does not concern another person; the first one is asked even after a logout', async () => {
    const store = opened();
    await leave(number, store);
    store.dispatch(signedOut('general'));
    expect((await pressed(number, opened(bina))).calls).toBe(1);
    expect((await pressed(number, opened(asha))).answer).toMatchObject(sentBefore);
  });

  test('still asks if its answer was lost after a logout', async () => {
    const paused = pausedAnswer(lost);
    answers(paused.answer);
    const store = opened();
    void number(store);
    await quiet();
    store.dispatch(signedOut('general'));
    paused.arrive();
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
    const sentAt = now;
    now += 60_000;
    const store = opened();
    store.dispatch(unknownAcknowledged({ item: ITEM, at: sentAt }));
    answers(status(429));
    await allTime(number(store));
    expect((await pressed(number)).answer).toMatchObject({ error: { at: sentAt } });
  });

  test('says when it was sent itself, whatever was sent for a firm whose id begins the same', async () => {
    await leave((store) => generateNumber(store, 1));
    const sentAt = now;
    now += 60_000;
    await leave(number);
    const { answer } = await pressed((store) => generateNumber(store, 1));
    expect(answer).toMatchObject({ error: { at: sentAt } });
  });

  test('stores neither the password nor the texts', async () => {
    const { changePassword, forgotPassword } = account.endpoints;
    const passwords = {
      current: 'old loom',
      next: 'new loom',
      confirmation: 'new loom',
      userId: 7,
    };
    await leave(({ dispatch }) => dispatch(changePassword.initiate(passwords)));
    await leave(({ dispatch }) => dispatch(forgotPassword.initiate('a@b.example')));
    await leave((store) => apply(store), opened(null));
    const stored = items().map((item) => parsedJson(readItem(item)));
    expect(stored).toEqual(
      expect.arrayContaining([
        { key: 'changePassword', subject: '', at: now },
        { key: 'forgotPassword', subject: '', at: now },
        { key: 'register', subject: 'Assi Silks', at: now },
      ]),
    );
    expect(stored).toHaveLength(3);
  });
});
