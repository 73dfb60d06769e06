import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ROLE } from '../../../domain/access';
import { sessionRead } from '../../../session/sessionSlice';
import { answer, findRow, press } from '../../../test/calls/moves';
import { firms, smallOffice } from '../../../test/calls/smallOffice';
import { showPortal } from '../../../test/showPortal';
import type { Kept } from '../../../test/testStore';
import { texts } from '../../../test/texts';

const view = (name: string, query: string, at = 1, list = 'newMembers') => ({
  list,
  name,
  query,
  at,
});
const TWO = [view('Paid', 'filter=paid', 2), view('Kashi', 'q=kashi&sort=name.desc&size=20')];

async function open(path = '/new-members', views: readonly unknown[] | 'refused' = []) {
  const kept: Kept | 'refused' = views === 'refused' ? views : { views };
  const portal = showPortal(path, 'admin', { world: smallOffice, kept });
  await screen.findByText(/^Showing \d+ to/);
  return portal;
}

const viewsButton = () => screen.findByRole('button', { name: 'Views' });
const list = () => screen.queryByRole('list', { name: 'Saved views' });
const names = () => {
  const shown = list();
  return shown === null ? [] : texts(within(shown).getAllByRole('link'));
};
const link = (name: string) => screen.getByRole('link', { name });
const nameField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Save this view as' });

async function openViews() {
  fireEvent.click(await viewsButton());
  return nameField();
}
const closed = () =>
  waitFor(() => expect(screen.queryByRole('textbox', { name: /^Save/ })).toBeNull());

async function saveAs(name: string) {
  fireEvent.change(await openViews(), { target: { value: name } });
  await press('Save');
  await closed();
}

test('a view opens in two presses, and Back returns', async () => {
  const { router } = await open('/new-members?filter=done', [
    ...TWO,
    view('Other list', '', 0, 'members'),
    { ...view('Broken', ''), at: 'now' },
  ]);
  await openViews();
  expect(names()).toEqual(['Kashi', 'Paid']);
  expect(link('Kashi')).toHaveFocus();
  expect(screen.getByText('Could not be read: 1')).toBeVisible();
  fireEvent.click(link('Paid'));
  await findRow(firms.paid);
  expect(await viewsButton()).toHaveFocus();
  expect(router.state.location.search).toBe('?filter=paid');
  await openViews();
  expect(screen.getByRole('link', { current: 'page', name: /Kashi|Paid/ })).toBe(link('Paid'));
  fireEvent.keyDown(link('Paid'), { key: 'Escape' });
  await closed();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe('?filter=done'));
});

test('saves what was just typed, before the address has it, without the page, and once', async () => {
  await open('/new-members?filter=pending&page=2&size=20', TWO);
  const search = screen.getByRole('searchbox', { name: 'Search' });
  search.focus();
  fireEvent.change(search, { target: { value: 'resh' } });
  const field = await openViews();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  fireEvent.change(field, { target: { value: ' \u200B ' } });
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  fireEvent.change(field, { target: { value: ' PAID ' } });
  const save = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(save);
  fireEvent.click(save);
  await closed();
  expect(await screen.findByText(/^View saved/)).toBeVisible();
  expect(await viewsButton()).toHaveFocus();
  await openViews();
  // An equal name is replaced.
  expect(names()).toEqual(['Kashi', 'PAID']);
  const path = '/members/new-members?q=resh&filter=pending&size=20';
  expect(link('PAID')).toHaveAttribute('href', path);
  expect(link('PAID')).toHaveAttribute('aria-current', 'page');
});

test('a typed name survives a press beside the panel', async () => {
  await open();
  fireEvent.change(await openViews(), { target: { value: 'To pay' } });
  fireEvent.keyDown(await nameField(), { key: 'Escape' });
  await closed();
  expect(await openViews()).toHaveValue('To pay');
});

test('a deleted view keeps its place, with Undo, until the panel closes', async () => {
  await open('/new-members', TWO);
  await openViews();
  await press('Delete view: Kashi');
  expect(names()).toEqual(['Paid']);
  await press('Undo: Kashi');
  expect(names()).toEqual(['Kashi', 'Paid']);
  await press('Delete view: Kashi');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Undo: Kashi' }), { key: 'Escape' });
  await closed();
  await openViews();
  expect(screen.queryByText('Kashi')).not.toBeInTheDocument();
  expect(names()).toEqual(['Paid']);
});

test('a Tab out of the panel moves on from its button', async () => {
  await open('/new-members', TWO);
  const field = await openViews();
  fireEvent.keyDown(link('Kashi'), { key: 'Tab' });
  expect(field).toBeVisible();
  fireEvent.keyDown(link('Kashi'), { key: 'Tab', shiftKey: true });
  await closed();
  expect(await viewsButton()).toHaveFocus();
});

test('a browser that keeps nothing says so, and the view lasts as long as the tab', async () => {
  await open('/new-members', 'refused');
  await saveAs('Mine');
  expect(await screen.findByText(/does not allow the portal to save data/)).toBeVisible();
  expect(screen.queryByText(/^View saved/)).not.toBeInTheDocument();
  await openViews();
  expect(names()).toEqual(['Mine']);
});

test('the next person does not see them, and they go with the notes of this computer', async () => {
  const { store } = await open();
  await saveAs('Mine');
  const signIn = (userId: number) => {
    const who = { userId, userName: 'Rekha', memberId: userId, role: ROLE.admin };
    const session = { ...who, token: `token of ${userId}` };
    act(() => void store.dispatch(sessionRead({ session, end: 'signedOut' })));
  };
  signIn(70);
  await screen.findByText(/^Showing \d+ to/);
  await openViews();
  expect(names()).toEqual([]);
  signIn(7001);
  await screen.findByText(/^Showing \d+ to/);
  await openViews();
  expect(names()).toEqual(['Mine']);
  await press('Account');
  fireEvent.click(await screen.findByText('Clear notes on this computer'));
  await answer('Clear notes on this computer', 'Clear notes');
  await waitFor(() => expect(names()).toEqual([]));
});
