import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../config/paths';
import { personKey } from '../../session/sessionSlice';
import { linksSent } from '../../session/localNotes';
import { LocalStore } from '../../session/localStore';
import { testConfig } from '../../test/Portal';
import { answer, findHeading, press } from '../../test/calls/moves';
import { isUnloadBlocked } from '../../test/isUnloadBlocked';
import { OtherTab } from '../../test/model/OtherTab';
import { typeInto } from '../../test/typeInto';
import { testStorage } from '../../test/testStore';
import { showPortal } from '../../test/showPortal';
import { sentCalls } from '../../test/wire';

afterEach(() => void vi.restoreAllMocks());

const ADMIN = personKey(testConfig.apiBaseUrl, 7001);
const COLLEAGUE = personKey(testConfig.apiBaseUrl, 70);

const sent = (id: number) => () => [{ id, at: Date.now(), isCertain: true }];

/** A person who sent a payment link opens the menu, chooses this entry, and presses this answer in its question. */
async function answerQuestion(
  pressed: string,
  records = testStorage(),
  entry = 'Clear notes on this computer',
) {
  const user = userEvent.setup();
  const local = new LocalStore(records);
  await local.change(ADMIN, linksSent, sent(3005));
  await local.change(COLLEAGUE, linksSent, sent(3006));
  showPortal(paths.admin, 'admin', { local });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  const question = await screen.findByRole('dialog', { name: entry });
  for (const words of ['copies of deleted firms', 'which firms you sent a payment link to'])
    expect(question).toHaveTextContent(words);
  await user.click(within(question).getByRole('button', { name: pressed }));
  /** The firms with a sent link, in this tab and in a new one. */
  return async (person: string) => {
    const opened = new LocalStore(records);
    await opened.read(person, linksSent);
    return [local, opened].map((tab) => tab.stored(person, linksSent).entries.map(({ id }) => id));
  };
}

test('the office’s own site is a link in the account menu, if config.json names one', async () => {
  const user = userEvent.setup();
  const config = { ...testConfig, adminBaseUrl: 'https://office.example/admin' };
  showPortal(paths.admin, 'admin', { config });
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  const office = await screen.findByRole('link', { name: 'Office website' });
  expect(office).toHaveAttribute('href', 'https://office.example/admin');
  expect(office).toHaveAttribute('target', '_blank');
});

/** The entries of the menu with their numbers of firms. */
function menuEntries() {
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
  return menu
    .getAllByRole('listitem')
    .map((entry) => [within(entry).getByRole('link'), entry.querySelector('sup')] as const)
    .map(([link, count]) => [link.textContent, link.getAttribute('href'), count?.title]);
}

test('the sidebar starts closed, opens from the top bar, has a close button, and stays as it was left', async () => {
  const { unmount } = showPortal(paths.admin, 'admin');
  const toggle = await screen.findByRole('button', { name: 'Main menu', expanded: false });
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  fireEvent.click(toggle);
  expect(menuEntries().map(([name, href]) => [name, href])).toEqual([
    ['Dashboard', '/members/admin'],
    ['New Registration', '/members/new-members'],
    ['Registered Members', '/members/members'],
  ]);
  expect(screen.getByRole('link', { name: 'Dashboard', current: 'page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/members/admin');
  unmount();
  showPortal(paths.admin, 'admin', { stored: { sidebar: localStorage.getItem('sidebar') ?? '' } });
  await press('Close menu', await screen.findByRole('complementary'));
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Main menu' })).toHaveFocus();
  expect(localStorage.getItem('sidebar')).toBeNull();
});

test('the menu shows known counts, and requests nothing for them', async () => {
  showPortal(paths.memberView.replace(':id', '101'), 'admin', { stored: { sidebar: 'open' } });
  await findHeading('View Member');
  await screen.findByLabelText('Firm Name');
  expect(menuEntries().map(([, , count]) => count)).toEqual([undefined, undefined, undefined]);
  expect(sentCalls()).toEqual([expect.stringContaining('101')]);
  fireEvent.click(screen.getByRole('link', { name: 'Registered Members' }));
  const rows = await screen.findByText(/^Showing 1 to/);
  const shown = / of ([\d,]+)/.exec(rows.textContent)?.[1];
  await waitFor(() => expect(menuEntries()[2]?.[2]).toBe(shown));
});

test('a link to the top appears once the page is scrolled, and leads to the heading', async () => {
  showPortal(paths.admin, 'admin');
  const heading = await findHeading('Dashboard');
  expect(screen.queryByRole('link', { name: 'Scroll to top' })).not.toBeInTheDocument();
  vi.spyOn(window, 'pageYOffset', 'get').mockReturnValue(500);
  fireEvent.scroll(window);
  const link = await screen.findByRole('link', { name: 'Scroll to top' });
  screen.getByRole('button', { name: 'Account' }).focus();
  fireEvent.click(link);
  expect(heading).toHaveFocus();
});

describe('Clear notes on this computer', () => {
  test('says what is deleted, and deletes only the person’s own notes', async () => {
    const remembered = await answerQuestion('Clear notes');
    expect(await screen.findByText('The notes on this computer were cleared.')).toBeVisible();
    expect(await remembered(ADMIN)).toEqual([[], []]);
    expect(await remembered(COLLEAGUE)).toEqual([[3006], [3006]]);
  });

  test('reports no success if the browser refuses', async () => {
    const refusing = { ...testStorage(), removeAll: async () => Promise.reject(new Error()) };
    await answerQuestion('Clear notes', refusing);
    const message = await screen.findByRole('dialog', { name: 'The notes could not be cleared' });
    expect(message).toHaveTextContent('Clear the data of this site');
  });
});

const isSignedIn = () => localStorage.getItem('token') !== null;

test.each(['Clear notes on this computer', 'Clear notes and log out'])(
  '%s does nothing after Cancel',
  async (entry) => {
    const remembered = await answerQuestion('Cancel', testStorage(), entry);
    expect(await remembered(ADMIN)).toEqual([[3005], [3005]]);
    expect(isSignedIn()).toBe(true);
  },
);

describe('Clear notes and log out', () => {
  const ENTRY = 'Clear notes and log out';
  test('clears the person’s own notes, then goes to the login', async () => {
    const remembered = await answerQuestion('Clear and log out', testStorage(), ENTRY);
    await findHeading('Login');
    expect(isSignedIn()).toBe(false);
    expect(await remembered(ADMIN)).toEqual([[], []]);
    expect(await remembered(COLLEAGUE)).toEqual([[3006], [3006]]);
  });

  test('keeps the person logged in if the browser clears nothing, and says so', async () => {
    const refusing = { ...testStorage(), removeAll: async () => Promise.reject(new Error()) };
    await answerQuestion('Clear and log out', refusing, ENTRY);
    await answer('The notes could not be cleared', 'OK');
    await findHeading('Dashboard');
    expect(isSignedIn()).toBe(true);
  });

  test('leaves a person logged in who comes while the notes are cleared', async () => {
    const clearing: (() => void)[] = [];
    const cleared = new Promise<void>((resolve) => clearing.push(resolve));
    await answerQuestion(
      'Clear and log out',
      { ...testStorage(), removeAll: () => cleared },
      ENTRY,
    );
    const token = 'token-of-the-auditor';
    const session = { token, userId: 7005, userName: 'Kavita Pandey', role: null, memberId: 7005 };
    act(() => new OtherTab().signInWith({ session, roleNumber: 5 }));
    clearing[0]?.();
    await act(async () => cleared);
    expect(localStorage.getItem('token')).toBe(token);
  });

  test.each([
    ['Cancel', null],
    ['Leave', ENTRY],
  ])('asks about unsaved work first: %s', async (pressed, next) => {
    showPortal(paths.memberEdit.replace(':id', '101'), 'admin');
    await screen.findByLabelText('Area');
    typeInto('Area', 'Typed and not saved');
    await waitFor(() => expect(isUnloadBlocked()).toBe(true));
    await press('Account');
    fireEvent.click(await screen.findByRole('menuitem', { name: ENTRY }));
    await answer('Leave without saving?', pressed);
    await waitFor(() =>
      expect(
        screen.queryAllByRole('dialog').map((it) => it.querySelector('h2')?.textContent ?? null),
      ).toEqual(next === null ? [] : [next]),
    );
    expect(isSignedIn()).toBe(true);
  });
});
