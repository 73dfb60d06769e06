import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { sessionExpired } from '../../mocks/scenarios';
import { paths } from '../config/paths';
import { signedIn, tokenRefused } from '../session/sessionSlice';
import { openPortal, type Viewer } from '../test/Portal';
import { storedItems } from '../test/storedItems';
import { service } from '../test/world';
import { changeWorld } from '../test/wire';
import { App } from './App';

type User = ReturnType<typeof userEvent.setup>;

function show(path: string, as: Viewer, stored: Readonly<Record<string, string>> = {}) {
  changeWorld(service());
  const portal = openPortal({ path, as, stored });
  render(<App {...portal} />);
  return portal;
}

const signInPage = () => screen.findByRole('heading', { level: 1, name: 'Login' });

/** As another tab of this browser: it changes the storage, and the browser tells this one. */
function inAnotherTab(change: () => void) {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
}

async function logOut(user: User, before: readonly string[] = []) {
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([...before, 'Help', 'Logout']);
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
}

describe('logout', () => {
  const older = { username: 'ramesh', id: '7002', 'draft:registration': '{"area":"Chowk"}' };

  test('of the member layout leaves user_id and user_name, and nothing else', async () => {
    const user = userEvent.setup();
    const { router } = show(paths.member, 'member', older);
    await logOut(user);
    expect(await signInPage()).toBeVisible();
    expect(router.state.location.pathname).toBe('/members/login');
    expect(storedItems()).toEqual({ user_id: '7002', user_name: 'Ramesh Jaiswal' });
    // What stayed is not trusted without a token.
    expect(screen.queryByText(/Signed in as/)).not.toBeInTheDocument();
  });

  test('of the admin layout leaves none of the six keys and no draft', async () => {
    const user = userEvent.setup();
    const { router } = show(paths.admin, 'admin', { 'draft:registration': '{"area":"Chowk"}' });
    await logOut(user, ["Forget this computer's notes"]);
    expect(await signInPage()).toBeVisible();
    expect(router.state.location.pathname).toBe('/members/login');
    expect(storedItems()).toEqual({});
  });
});

describe('another tab', () => {
  test('that signs out signs this one out', async () => {
    show(paths.member, 'member');
    await screen.findByRole('button', { name: 'Account' });
    inAnotherTab(() => localStorage.removeItem('token'));
    expect(await signInPage()).toBeVisible();
  });

  test('that signs in as somebody else changes who this one is', async () => {
    const { router } = show(paths.admin, 'admin');
    await screen.findByRole('link', { name: 'Admin' });
    inAnotherTab(() => {
      localStorage.setItem('role', '2');
      localStorage.setItem('user_id', '7002');
      localStorage.setItem('user_name', 'Ramesh Jaiswal');
      localStorage.setItem('token', 'token-of-the-member');
    });
    // A member may not stay on the screen of an admin.
    await waitFor(() => expect(router.state.location.pathname).toBe('/members/dashboard'));
    expect(await screen.findByText('Welcome, Ramesh Jaiswal')).toBeVisible();
  });
});

describe('a session that the service ended', () => {
  test('is said once, however many calls were refused', async () => {
    const user = userEvent.setup();
    const { store, router } = show(paths.admin, 'admin');
    await screen.findByRole('link', { name: 'Admin' });
    changeWorld({ msw: sessionExpired() });
    act(() => {
      for (let call = 0; call < 5; call += 1) store.dispatch(tokenRefused('token-of-the-admin'));
    });
    const dialog = await screen.findByRole('dialog', { name: 'Authentication Failed' });
    expect(dialog).toHaveTextContent('Please log in again.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/members/'));
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(storedItems()).toEqual({});
  });

  test('never takes a newer one with it', async () => {
    // A screen whose call carries no token, so that only the late refusal speaks of one.
    const { store } = show(paths.newMembers, 'admin');
    await screen.findByRole('link', { name: 'Admin' });
    act(() => {
      store.dispatch(
        signedIn({
          session: { token: 'newer', userId: 7001, userName: 'Aditi', role: 3, memberId: 7001 },
          roleNumber: 3,
        }),
      );
      store.dispatch(tokenRefused('token-of-the-admin'));
    });
    expect(await screen.findByRole('link', { name: 'Admin' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('newer');
  });
});

describe('what stands in storage', () => {
  test.each([{ token: 'undefined' }, { token: 'null' }, { token: '' }, { user: '{"id":7002' }])(
    '%j is signed out',
    async (stored) => {
      const { router } = show(paths.member, 'member', stored);
      expect(await signInPage()).toBeVisible();
      expect(router.state.location.pathname).toBe('/members/login');
    },
  );

  test.each(['03', '3 ', '[3]', 'admin', ''])(
    'the role %j opens no guarded screen',
    async (role) => {
      show(paths.admin, 'admin', { role });
      expect(await screen.findByText('This account has no access here.')).toBeVisible();
    },
  );
});

describe('the admin layout', () => {
  test('starts closed, opens from the top bar, and closes in the sidebar', async () => {
    const user = userEvent.setup();
    show(paths.admin, 'admin');
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('navigation', { name: 'Main menu' }));
    const entries = menu
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(entries).toEqual([
      ['Dashboard', '/members/admin'],
      ['New Registration', '/members/new-members'],
      ['Registered Members', '/members/members'],
    ]);
    const sidebar = screen.getByRole('complementary');
    await user.click(within(sidebar).getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/members/admin');
    expect(screen.getByRole('link', { name: 'Scroll to top' })).toBeVisible();
  });
});
