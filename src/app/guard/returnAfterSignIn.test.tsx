import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import { sessionExpired } from '../../../mocks/scenarios';
import { signedOut } from '../../session/sessionSlice';
import { answer, press, typeAll } from '../../test/calls/moves';
import { type ShownPortal, showPortal } from '../../test/showPortal';
import { changeWorld } from '../../test/wire';
import { service } from '../../test/world';

const RECEIPT = 'You wanted to open: Membership Fee Receipt';

const at = ({ router }: ShownPortal) =>
  router.state.location.pathname + router.state.location.search;

const accounts = {
  ...demoAccounts,
  vishwanath: { email: 'vishwanath@banarasivastra.example', password: 'Ganga@2025' },
};

async function signIn(who: keyof typeof accounts) {
  const { email: Email, password: Password } = accounts[who];
  await typeAll({ Email, Password });
  await press('Login');
}

/** Ends the session; the next login finds the service unchanged. */
async function endedSession(path: string) {
  const portal = showPortal(path, 'member', { troubles: sessionExpired() });
  await answer('Authentication Failed', 'OK');
  changeWorld(service());
  return portal;
}

describe('a person who opens a screen without a login', () => {
  test('is told the screen at the login, and is there after it', async () => {
    const portal = showPortal('/receipt?from=mail', 'visitor');
    expect(await screen.findByText(RECEIPT)).toBeVisible();
    // Never in the address, where a stranger could write it.
    expect(at(portal)).toBe('/members/login');
    await signIn('member');
    await waitFor(() => expect(at(portal)).toBe('/members/receipt?from=mail'));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  test('goes home if this role may not open the screen', async () => {
    const portal = showPortal('/receipt', 'visitor');
    await screen.findByText(RECEIPT);
    await signIn('admin');
    await waitFor(() => expect(at(portal)).toBe('/members/admin'));
  });
});

test('a session that ended on the home page continues there', async () => {
  const portal = await endedSession('/member');
  expect(at(portal)).toBe('/members/');
  await signIn('member');
  await waitFor(() => expect(at(portal)).toBe('/members/member'));
});

test.each([
  ['the same person returns', 'member', '/members/receipt'],
  ['another person does not return', 'vishwanath', '/members/member'],
] as const)('%s after the login where the session ended', async (_, who, to) => {
  const portal = await endedSession('/receipt');
  expect(await screen.findByText(RECEIPT)).toBeVisible();
  await signIn(who);
  await waitFor(() => expect(at(portal)).toBe(to));
});

test('after a logout nobody is led back', async () => {
  const portal = showPortal('/receipt', 'member');
  await screen.findByRole('article');
  act(() => void portal.store.dispatch(signedOut('general')));
  await screen.findByLabelText('Email');
  expect(screen.queryByText(/You wanted/)).not.toBeInTheDocument();
  await signIn('member');
  await waitFor(() => expect(at(portal)).toBe('/members/member'));
});
