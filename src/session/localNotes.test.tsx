import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../app/store';
import { ConfigContext } from '../config/ConfigContext';
import type { MemberId } from '../domain/member';
import { ROLE } from '../domain/access';
import { testConfig } from '../test/Portal';
import { type Kept, testStorage } from '../test/testStore';
import {
  applicationsSeen,
  linksSent,
  type LocalNotesActions,
  useLocalNotes,
  useLocalNotesActions,
  withLink,
  withSeen,
} from './localNotes';
import { LocalStore, LocalStoreContext, type RecordStorage } from './localStore';
import { personKey, sessionRead, signedIn, signedOut } from './sessionSlice';

const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 20, 12);
const clock = { now: NOON };
beforeEach(() => {
  clock.now = NOON;
  vi.spyOn(Date, 'now').mockImplementation(() => clock.now);
});
afterEach(() => void vi.restoreAllMocks());

const sent = (id: MemberId, at = NOON, isCertain = true) => ({ id, at, isCertain });
const seen = (at: number, ...ids: MemberId[]) => ({ at, ids });

test.each([
  ['a first link', [sent(2)], sent(1), [sent(2), sent(1)]],
  ['the later one', [sent(1)], sent(1, NOON + 1, false), [sent(1, NOON + 1, false)]],
  ['not an earlier one', [sent(1)], sent(1, NOON - 1), [sent(1)]],
  ['at the same time the certain one', [sent(1, NOON, false)], sent(1), [sent(1)]],
  ['and not the uncertain one', [sent(1)], sent(1, NOON, false), [sent(1)]],
  ['without those of 400 days ago', [sent(1, NOON - 400 * DAY - 1)], sent(2), [sent(2)]],
  [
    'with those of 400 days ago',
    [sent(1, NOON - 400 * DAY)],
    sent(2),
    [sent(1, NOON - 400 * DAY), sent(2)],
  ],
])('links: %s', (_, links, added, expected) => {
  expect(withLink(links, added)).toEqual(expected);
});

const OLD = NOON - 400 * DAY - 1;

test.each([
  ['a first list', [], [1, 2], [seen(NOON, 1, 2)]],
  ['only what is new', [seen(NOON - DAY, 1)], [1, 2], [seen(NOON - DAY, 1), seen(NOON, 2)]],
  [
    'an earlier reading of a late tab',
    [seen(NOON + 1, 1, 2)],
    [1],
    [seen(NOON, 1), seen(NOON + 1, 1, 2)],
  ],
  ['what is listed keeps its day, the rest is dropped', [seen(OLD, 1, 2)], [2], [seen(OLD, 2)]],
])('first days: %s', (_, before, ids, expected) => {
  const now = withSeen(before, new Set(ids), NOON);
  expect(now.toSorted((one, other) => one.at - other.at)).toEqual(expected);
  expect(withSeen(now, new Set(ids), NOON + DAY)).toBe(now);
});

test('a hundred thousand applications are noted, and none beyond them', () => {
  const ids = Array.from({ length: 100_001 }, (_, index) => 3_000_000_000 + 7 * index);
  const noted = withSeen([], new Set(ids), NOON);
  expect(noted).toEqual([seen(NOON, ...ids.slice(0, 100_000))]);
  expect(withSeen(noted, new Set([5, ...ids]), NOON)).toBe(noted);
});

/** Opens a tab of the portal with a screen that reads and writes notes. */
function openTab(storage: RecordStorage = testStorage()) {
  const store = createStore(testConfig, null);
  const local = new LocalStore(storage);
  const shownTexts: string[] = [];
  const hands: Partial<LocalNotesActions> = {};

  function Screen({ rows }: { readonly rows: readonly { readonly id: MemberId | null }[] }) {
    const { linkSent, firstSeen } = useLocalNotes(rows, clock.now);
    const actions = useLocalNotesActions();
    // The functions that a press would call.
    useEffect(() => void Object.assign(hands, actions), [actions]);
    const days = [...firstSeen].map(([id, at]) => `${id}:${(NOON - at) / DAY}`).toSorted();
    const text = `links ${[...linkSent.keys()].join()}, seen ${days.join()}`;
    shownTexts.push(text);
    return <p>{text}</p>;
  }

  const shown = (rows: readonly { readonly id: MemberId | null }[]) => (
    <Provider store={store}>
      <ConfigContext value={testConfig}>
        <LocalStoreContext value={local}>
          <Screen rows={rows} />
        </LocalStoreContext>
      </ConfigContext>
    </Provider>
  );
  const { rerender } = render(shown([]));
  return {
    store,
    local,
    shownTexts,
    hands,
    signIn: (userId: MemberId | null) => {
      const who = { userId, userName: '', role: ROLE.admin, memberId: null };
      const session = { ...who, token: `T${userId}` };
      act(() => void store.dispatch(signedIn({ session, roleNumber: 3 })));
    },
    show: (rows: readonly { readonly id: MemberId | null }[]) => rerender(shown(rows)),
  };
}

test('a visitor, and a person without an id, has no notes', async () => {
  const { signIn, show, hands, shownTexts } = openTab();
  show([{ id: 1 }]);
  hands.noteLinkSent?.(1, true);
  signIn(null);
  show([{ id: 2 }]);
  hands.noteLinkSent?.(2, true);
  signIn(7);
  expect(await screen.findByText('links , seen 2:0')).toBeVisible();
  expect(new Set(shownTexts)).toEqual(new Set(['links , seen ', 'links , seen 2:0']));
});

test('the next person never sees earlier notes, not even for one render, nor gets a late one', async () => {
  const { signIn, show, hands, shownTexts, store } = openTab();
  signIn(7);
  show([{ id: 1 }]);
  await screen.findByText('links , seen 1:0');
  const notedBySeven = hands.noteLinkSent;
  shownTexts.length = 0;
  act(() => void store.dispatch(signedOut('general')));
  show([]);
  signIn(8);
  notedBySeven?.(1, true);
  await act(async () => {});
  expect(new Set(shownTexts)).toEqual(new Set(['links , seen ']));
  signIn(7);
  expect(await screen.findByText('links 1, seen 1:0')).toBeVisible();
});

test('a person who logs in again has the same notes and the same function', () => {
  const { signIn, hands, store } = openTab();
  signIn(7);
  const { noteLinkSent } = hands;
  const who = { userId: 7, userName: '', role: ROLE.admin, memberId: null };
  const session = { ...who, token: 'T7 renewed' };
  act(() => void store.dispatch(sessionRead({ session, end: 'signedOut' })));
  expect(hands.noteLinkSent).toBe(noteLinkSent);
});

test('an application never looks new before the browser has answered; a time in the future is now', async () => {
  const kept: Kept = {
    [applicationsSeen.name]: [seen(NOON - 9 * DAY, 1), { at: 'noon', ids: [2] }, seen(NOON, 1.5)],
    [linksSent.name]: [sent(3, NOON + 30 * DAY), { id: 4, at: NOON }],
  };
  const { signIn, show, hands, shownTexts } = openTab(testStorage(kept));
  signIn(7);
  show([{ id: 1 }, { id: 2 }]);
  expect(await screen.findByText('links 3, seen 1:9,2:0')).toBeVisible();
  expect(shownTexts.filter((text) => text.includes('1:0'))).toEqual([]);
  expect(hands.notesNow?.().linkSent.get(3)).toEqual({ at: NOON, isCertain: true });
});

test('a list without anything new is not written', async () => {
  const storage = testStorage();
  const change = vi.spyOn(storage, 'change');
  const { signIn, show } = openTab(storage);
  signIn(7);
  show([{ id: 1 }]);
  await screen.findByText('links , seen 1:0');
  const asked = change.mock.calls.length;
  clock.now += DAY;
  show([{ id: 1 }]);
  await act(async () => {});
  expect(change).toHaveBeenCalledTimes(asked);
});

test('two tabs share new and deleted notes, without rows that have no id', async () => {
  const records = testStorage();
  const one = openTab(records);
  const two = openTab(records);
  one.signIn(7);
  two.signIn(7);
  one.show([{ id: 1 }, { id: null }]);
  await waitFor(() => expect(screen.getAllByText('links , seen 1:0')).toHaveLength(2));
  two.hands.noteLinkSent?.(1, true);
  await waitFor(() => expect(screen.getAllByText('links 1, seen 1:0')).toHaveLength(2));
  await act(async () =>
    expect(await one.local.forget(personKey(testConfig.apiBaseUrl, 7))).toBe(true),
  );
  await waitFor(() => expect(screen.getAllByText('links , seen')).toHaveLength(2));
  two.hands.noteLinkSent?.(2, true);
  await waitFor(() => expect(screen.getAllByText('links 2, seen')).toHaveLength(2));
});
