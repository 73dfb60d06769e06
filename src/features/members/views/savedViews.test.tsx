import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ROLE } from '../../../domain/roles';
import { sessionRead } from '../../../session/sessionSlice';
import { answer, findDialog, findRow, press } from '../../../test/calls/moves';
import { firms, smallOffice } from '../../../test/calls/smallOffice';
import { showPortal } from '../../../test/showPortal';
import { texts } from '../../../test/texts';
// Loaded before the first test: on a busy machine, Vitest takes longer to compile it than the portal waits for a script.
import './SaveViewDialog';

const KEY = 'views:https://service.example#7001;newMembers:';
const stored = (name: string, query: string, at = 1) => ({
  [KEY + name]: JSON.stringify({ name, query, at }),
});

const ONE = JSON.stringify({ name: 'x', query: 'q=x', at: 1 });
const PAID = stored('Paid', 'filter=paid', 2);
const TWO = { ...stored('Kashi', 'q=kashi&sort=name.desc&size=20'), ...PAID };

afterEach(() => {
  vi.restoreAllMocks();
});

async function open(path = '/new-members', items: Readonly<Record<string, string>> = {}) {
  const portal = showPortal(path, 'admin', { world: smallOffice, stored: items });
  await screen.findByText(/^Showing \d+ to/);
  return portal;
}

const nav = () => screen.queryByRole('navigation', { name: 'Saved views' });
const links = () => {
  const shown = nav();
  return shown === null ? [] : texts(within(shown).getAllByRole('link'));
};
const link = (name: string) => screen.getByRole('link', { name });
const current = () => screen.queryByRole('link', { current: 'page', name: /Kashi|Paid|All/ });
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const typeName = (name: string) => fireEvent.input(nameField(), { target: { value: name } });

/** A notice, whose name has an element of its own. */
const findNotice = (title: string) =>
  screen.findByText(
    (_, element) => element?.matches('strong') === true && element.textContent === title,
  );

async function openDialog() {
  await press('Save view');
  return findDialog('Save view');
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function saveAs(name: string) {
  const dialog = await openDialog();
  typeName(name);
  await press('Save', dialog);
  await closed();
}

describe('the links', () => {
  test('are shown only if something is saved, and one press opens a view; Back returns', async () => {
    const { router } = await open('/new-members?filter=done', TWO);
    expect(links()).toEqual(['Kashi', 'Paid']);
    expect(current()).toBeNull();
    fireEvent.click(link('Paid'));
    await findRow(firms.paid);
    expect(screen.queryByText(firms.pending)).not.toBeInTheDocument();
    expect(current()).toBe(link('Paid'));
    expect(router.state.location.search).toBe('?filter=paid');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByText(firms.paid)).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?filter=done');
  });

  test('clear what was chosen, as a changed filter does', async () => {
    await open('/new-members', TWO);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Choose this page' }));
    await screen.findByRole('group', { name: 'Chosen firms' });
    fireEvent.click(link('Paid'));
    await findRow(firms.paid);
    expect(screen.queryByRole('group', { name: 'Chosen firms' })).not.toBeInTheDocument();
  });

  test.each([
    ['nothing', {}, []],
    ['a view of the other list', { [`${KEY.replace('newM', 'm')}x`]: ONE }, []],
    ['a view of another person', { [`${KEY.replace('7001', '70')}x`]: ONE }, []],
    ['a broken one', { ...PAID, [`${KEY}x`]: '{"a":[' }, ['Paid /members/new-members?filter=paid']],
    [
      'a page, and what the list does not know',
      stored('All', 'page=3&size=7&x=1#/../..'),
      ['All /members/new-members'],
    ],
    [
      'a status that is gone: it counts as none',
      stored('Gone', 'filter=status:gone'),
      ['Gone /members/new-members?filter=status%3Agone'],
    ],
  ])('of %s', async (_, items, expected) => {
    await open('/new-members', items);
    const shown = nav() === null ? [] : within(nav() ?? document.body).getAllByRole('link');
    expect(shown.map((each) => `${each.textContent} ${each.getAttribute('href')}`)).toEqual(
      expected,
    );
    for (const each of shown) fireEvent.click(each);
    await findRow(firms.paid);
  });

  test('follow other tabs, and the next person does not see them', async () => {
    const { store } = await open();
    expect(nav()).toBeNull();
    for (const [key, value] of Object.entries(TWO)) localStorage.setItem(key, value);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `${KEY}Paid` })));
    expect(links()).toEqual(['Kashi', 'Paid']);
    const rekha = { token: 'token-of-the-member', userId: 70, userName: 'Rekha', memberId: 70 };
    act(
      () =>
        void store.dispatch(
          sessionRead({ session: { ...rekha, role: ROLE.admin }, end: 'signedOut' }),
        ),
    );
    await screen.findByText(/^Showing \d+ to/);
    expect(nav()).toBeNull();
  });

  test('are gone when the notes of this computer are cleared', async () => {
    await open('/new-members', { ...TWO, ...stored('x', 'q=x') });
    await press('Account');
    fireEvent.click(await screen.findByText('Clear notes on this computer'));
    await answer('Clear notes on this computer', 'Clear notes');
    await waitFor(() => expect(nav()).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.startsWith('views:'))).toEqual([]);
  });
});

describe('Save view', () => {
  test('saves what was just typed, before the address has it, without the page, and once', async () => {
    await open('/new-members?filter=pending&page=2&size=20');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    search.focus();
    fireEvent.change(search, { target: { value: 'kashi' } });
    const dialog = await openDialog();
    expect(nameField()).toHaveValue('pending · kashi');
    expect(within(dialog).getByText('Search: kashi')).toBeVisible();
    expect(within(dialog).getByText('20 rows per page')).toBeVisible();
    const save = within(dialog).getByRole('button', { name: 'Save' });
    fireEvent.click(save);
    fireEvent.click(save);
    await closed();
    expect(links()).toEqual(['pending · kashi']);
    const [view] = Object.entries(localStorage).filter(([key]) => key.startsWith(KEY));
    expect(JSON.parse(String(view?.[1]))).toMatchObject({
      query: 'q=kashi&filter=pending&size=20',
    });
    expect(link('pending · kashi')).toHaveAttribute('aria-current', 'page');
    expect(await findNotice('View saved: pending · kashi')).toBeVisible();
  });

  test('offers a name also for the whole list, and says what is no name', async () => {
    await open();
    await openDialog();
    expect(nameField()).toHaveValue('All');
    typeName(' \u200B ');
    await press('Save');
    await waitFor(() =>
      expect(nameField()).toHaveAccessibleDescription('Enter a name of at most 40 characters'),
    );
    expect(nameField()).toHaveFocus();
    typeName('  Every firm ');
    await press('Save');
    await closed();
    expect(links()).toEqual(['Every firm']);
  });

  test('takes a text that was filled in without an event', async () => {
    await open();
    const dialog = await openDialog();
    nameField().value = 'Filled in';
    await press('Save', dialog);
    await closed();
    expect(links()).toEqual(['Filled in']);
  });

  test('says before it replaces an equal name', async () => {
    await open('/new-members?q=resh', TWO);
    const dialog = await openDialog();
    typeName('PAID');
    expect(
      await within(dialog).findByText(
        'A view with this name is already saved. Saving replaces it.',
      ),
    ).toBeVisible();
    await press('Save', dialog);
    await closed();
    expect(links()).toEqual(['Kashi', 'PAID']);
    expect(link('PAID')).toHaveAttribute('href', '/members/new-members?q=resh');
  });

  test('saves at most 20, and then only in place of another one', async () => {
    const many = Array.from({ length: 20 }, (_, at) => stored(`View ${at}`, `q=${at}`, at));
    await open('/new-members', Object.fromEntries(many.flatMap((one) => Object.entries(one))));
    const dialog = await openDialog();
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(within(dialog).getByText(/^At most 20 views/)).toBeVisible();
    typeName('View 3');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Save' })).toBeEnabled());
  });

  test('is closed by Escape without saving', async () => {
    await open();
    const dialog = await openDialog();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await closed();
    expect(nav()).toBeNull();
  });

  test('says if the browser keeps the view only in this tab', async () => {
    await open();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await saveAs('Mine');
    expect(await findNotice('View saved only until this tab is closed: Mine')).toBeVisible();
    expect(links()).toEqual(['Mine']);
    const dialog = await openDialog();
    expect(within(dialog).getByText('Saved only until this tab is closed')).toBeVisible();
    await press('Delete view: Mine', dialog);
    expect(links()).toEqual([]);
  });
});

describe('the list of saved views', () => {
  test('copies a link with the whole address', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await open('/new-members', TWO);
    const dialog = await openDialog();
    await press('Copy link: Kashi', dialog);
    const address = `${location.origin}/members/new-members?q=kashi&sort=name.desc&size=20`;
    expect(await within(dialog).findByText(address)).toBeVisible();
    expect(copied).toHaveBeenCalledWith(address);
  });

  test('keeps a deleted view in its place, with Undo, until the dialog is closed', async () => {
    await open('/new-members', { ...TWO, [`${KEY}x`]: 'broken' });
    const dialog = await openDialog();
    expect(within(dialog).getByText(/could not be read and were skipped: 1$/)).toBeVisible();
    await press('Delete view: Kashi', dialog);
    expect(links()).toEqual(['Paid']);
    expect(within(dialog).getByText('Deleted')).toBeVisible();
    await press('Undo: Kashi', dialog);
    expect(links()).toEqual(['Kashi', 'Paid']);
    await press('Delete view: Kashi', dialog);
    await press('Close', dialog);
    await closed();
    await openDialog();
    expect(screen.queryByText('Kashi')).not.toBeInTheDocument();
  });
});
