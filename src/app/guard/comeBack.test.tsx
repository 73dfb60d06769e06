import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import { sessionExpired } from '../../../mocks/scenarios';
import { signedOut } from '../../session/sessionSlice';
import { showPortal } from '../../test/showPortal';
import { changeWorld } from '../../test/wire';
import { service } from '../../test/world';

const RECEIPT = 'You wanted: Membership Fee Receipt';

type Portal = ReturnType<typeof showPortal>;

const at = ({ router }: Portal) => router.state.location.pathname + router.state.location.search;

const accounts = {
  ...demoAccounts,
  vishwanath: { email: 'vishwanath@banarasivastra.example', password: 'Ganga@2025' },
};

async function signIn(who: keyof typeof accounts) {
  const user = userEvent.setup();
  const { email, password } = accounts[who];
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

describe('who opens a screen without being signed in', () => {
  test('reads at the sign-in which one was wanted, and stands there after it', async () => {
    const portal = showPortal('/receipt?from=mail', 'visitor');
    expect(await screen.findByText(RECEIPT)).toBeVisible();
    // It is never in the address, where a stranger could write it.
    expect(at(portal)).toBe('/members/login');
    await signIn('member');
    await waitFor(() => expect(at(portal)).toBe('/members/receipt?from=mail'));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  test('goes home where the screen is none of this role', async () => {
    const portal = showPortal('/receipt', 'visitor');
    await screen.findByText(RECEIPT);
    await signIn('admin');
    await waitFor(() => expect(at(portal)).toBe('/members/admin'));
  });

  test.each(['/member', '/dashboard', '/login', '/no/such-page'])(
    'wanted no screen in particular at %s',
    async (path) => {
      showPortal(path, 'visitor');
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByText(/You wanted/)).not.toBeInTheDocument();
    },
  );
});

describe('whose session has ended', () => {
  test('reads so on the home already, and goes on from there', async () => {
    const portal = showPortal('/member', 'member', { troubles: sessionExpired() });
    const told = await screen.findByRole('dialog', { name: 'Authentication Failed' });
    expect(at(portal)).toBe('/members/');
    await userEvent.setup().click(within(told).getByRole('button', { name: 'OK' }));
    changeWorld(service());
    await signIn('member');
    await waitFor(() => expect(at(portal)).toBe('/members/member'));
  });

  test('stands after the sign-in where it ended', async () => {
    const portal = showPortal('/receipt', 'member', { troubles: sessionExpired() });
    const told = await screen.findByRole('dialog', { name: 'Authentication Failed' });
    await userEvent.setup().click(within(told).getByRole('button', { name: 'OK' }));
    expect(await screen.findByText(RECEIPT)).toBeVisible();
    changeWorld(service());
    await signIn('member');
    await waitFor(() => expect(at(portal)).toBe('/members/receipt'));
  });
});

test('another person does not go on where somebody’s session ended', async () => {
  const portal = showPortal('/receipt', 'member', { troubles: sessionExpired() });
  const told = await screen.findByRole('dialog', { name: 'Authentication Failed' });
  await userEvent.setup().click(within(told).getByRole('button', { name: 'OK' }));
  changeWorld(service());
  await signIn('vishwanath');
  await waitFor(() => expect(at(portal)).toBe('/members/member'));
});

test('who logs out wanted nothing', async () => {
  const portal = showPortal('/receipt', 'member');
  await screen.findByRole('article');
  act(() => void portal.store.dispatch(signedOut('general')));
  await screen.findByLabelText('Email');
  expect(screen.queryByText(/You wanted/)).not.toBeInTheDocument();
  await signIn('member');
  await waitFor(() => expect(at(portal)).toBe('/members/member'));
});
