import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { createStore } from '../../app/store';
import { ConfigContext } from '../../config/ConfigContext';
import type { MemberId } from '../../domain/memberId';
import { ROLE } from '../../domain/roles';
import { testConfig } from '../../test/Portal';
import { testNotes, testStorage } from '../../test/testNotes';
import { sessionRead, signedIn, signedOut } from '../sessionSlice';
import { NotesStore, NotesStoreContext } from './NotesStore';
import { type LocalNotesActions, useLocalNotes, useLocalNotesActions } from './useLocalNotes';

/** Opens a tab of the portal with a screen that reads and writes notes. */
function openTab(notes: NotesStore = testNotes()) {
  const store = createStore(testConfig, null);
  const seen: string[] = [];
  const hands: Partial<LocalNotesActions> = {};

  function Screen({ rows }: { readonly rows: readonly { readonly id: MemberId | null }[] }) {
    const { linkSent, firstSeen } = useLocalNotes(rows, 1);
    const actions = useLocalNotesActions();
    // The functions that a press would call.
    useEffect(() => void Object.assign(hands, actions), [actions]);
    const text = `links ${[...linkSent.keys()].join()}, seen ${[...firstSeen.keys()].join()}`;
    seen.push(text);
    return <p>{text}</p>;
  }

  const shown = (rows: readonly { readonly id: MemberId | null }[]) => (
    <Provider store={store}>
      <ConfigContext value={testConfig}>
        <NotesStoreContext value={notes}>
          <Screen rows={rows} />
        </NotesStoreContext>
      </ConfigContext>
    </Provider>
  );
  const { rerender } = render(shown([]));
  return {
    store,
    seen,
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
  const { signIn, show, hands, seen } = openTab();
  show([{ id: 1 }]);
  hands.noteLinkSent?.(1, true);
  signIn(null);
  show([{ id: 2 }]);
  hands.noteLinkSent?.(2, true);
  signIn(7);
  expect(await screen.findByText('links , seen 2')).toBeVisible();
  expect(new Set(seen)).toEqual(new Set(['links , seen ', 'links , seen 2']));
});

test('the next person never sees earlier notes, not even for one render, nor gets a late one', async () => {
  const { signIn, show, hands, seen, store } = openTab();
  signIn(7);
  show([{ id: 1 }]);
  await screen.findByText('links , seen 1');
  const notedBySeven = hands.noteLinkSent;
  seen.length = 0;
  act(() => void store.dispatch(signedOut('general')));
  show([]);
  signIn(8);
  notedBySeven?.(1, true);
  await act(async () => {});
  expect(new Set(seen)).toEqual(new Set(['links , seen ']));
  signIn(7);
  expect(await screen.findByText('links 1, seen 1')).toBeVisible();
});

test('a person who logs in again has the same notes and the same function', async () => {
  const { signIn, hands, store } = openTab();
  signIn(7);
  const { noteLinkSent } = hands;
  const session = {
    token: 'T7 renewed',
    userId: 7,
    userName: '',
    role: ROLE.admin,
    memberId: null,
  };
  act(() => void store.dispatch(sessionRead({ session, end: 'signedOut' })));
  expect(hands.noteLinkSent).toBe(noteLinkSent);
});

/** Fires the storage event as the browser does in the other tabs. */
function passOn(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key, newValue) => {
    queueMicrotask(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  });
}

test('two tabs share new and deleted notes, without rows that have no id', async () => {
  passOn();
  const records = testStorage();
  const one = openTab(new NotesStore(records));
  const two = openTab(new NotesStore(records));
  one.signIn(7);
  two.signIn(7);
  one.show([{ id: 1 }, { id: null }]);
  await waitFor(() => expect(screen.getAllByText('links , seen 1')).toHaveLength(2));
  two.hands.noteLinkSent?.(1, true);
  await waitFor(() => expect(screen.getAllByText('links 1, seen 1')).toHaveLength(2));
  await act(async () => expect(await one.hands.forgetNotes?.()).toBe(true));
  await waitFor(() => expect(screen.getAllByText('links , seen')).toHaveLength(2));
  two.hands.noteLinkSent?.(2, true);
  await waitFor(() => expect(screen.getAllByText('links 2, seen')).toHaveLength(2));
});
