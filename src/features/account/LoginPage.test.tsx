import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import { server } from '../../../mocks/node';
import { answers, never, rejects } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { findDialog, findHeading, press, typeAll } from '../../test/calls/moves';
import { expectTyped } from '../../test/expectTyped';
import { fieldError } from '../../test/fieldError';
import { showPortal } from '../../test/showPortal';
import { storedItems } from '../../test/storedItems';
import { sentBody, sentCalls } from '../../test/wire';

const { admin, member } = demoAccounts;
const NO_ACCESS = 'This account has no access here.';

async function signIn(Email: string, Password: string) {
  await typeAll({ Email, Password });
  await press('Login');
}

describe('the sign-in page', () => {
  test('asks for email and password, links to the other public pages, and sends no request', async () => {
    showPortal(paths.login, 'visitor');
    expect(await findHeading('Login')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Apply for membership' })).toHaveAttribute(
      'href',
      '/members/register',
    );
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/members/forgotpassword',
    );
    expect(
      screen.getByText('© 2025 Banarasi Vastra Udyog Sangh. All rights reserved.'),
    ).toBeVisible();
    expect(document.title).toBe('Login · BVUS');
    expect(screen.queryByText(/Signed in as/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use demo admin' })).not.toBeInTheDocument();
    expect(sentCalls()).toEqual([]);
  });

  test('does not redirect a person who is logged in, but offers to continue', async () => {
    showPortal(paths.login, 'member');
    expect(await screen.findByRole('alert')).toHaveTextContent('Signed in as Ramesh Jaiswal:');
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: 'continue' }));
    expect(await findHeading('Dashboard')).toBeVisible();
    expect(document.title).toBe('Home · BVUS');
  });

  test('explains that a role has no screen, and offers Logout', async () => {
    showPortal(paths.root, 'unknownRole');
    expect(await screen.findByText(NO_ACCESS)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'continue' })).not.toBeInTheDocument();
    await press('Logout');
    await waitFor(() => expect(screen.queryByText(NO_ACCESS)).not.toBeInTheDocument());
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('a sign-in', () => {
  test('as admin sends what was typed, and leads to the dashboard at once, with the welcome above it', async () => {
    showPortal(paths.login, 'visitor');
    await signIn(admin.email, admin.password);
    expect(await screen.findByText('Welcome back, Aditi Mishra!')).toBeInTheDocument();
    expect(screen.getByText('Login Successful')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /New Registration/ })).toBeVisible();
    expect(await sentBody('POST /api/login')).toEqual({
      email: admin.email,
      password: admin.password,
    });
    await waitFor(() => expect(screen.queryByText('Login Successful')).not.toBeInTheDocument());
  });

  test('as member leads to the home, and stores the six keys', async () => {
    showPortal(paths.login, 'visitor');
    await signIn(member.email, member.password);
    expect(await screen.findByRole('link', { name: 'Ramesh Jaiswal' })).toBeVisible();
    expect(await findHeading('Dashboard')).toBeVisible();
    const { token, user = '', ...others } = storedItems();
    expect(token).toMatch(/^[0-9a-f]{48}$/);
    expect(others).toMatchObject({
      user_id: '7002',
      user_name: 'Ramesh Jaiswal',
      role: '2',
      member_id: '101',
    });
    expect(JSON.parse(user)).toMatchObject({ id: 7002, role: 2, email: member.email });
  });

  test('with an unknown role ends on /, which says so', async () => {
    const { router } = showPortal(paths.login, 'visitor');
    await signIn('auditor@banarasivastra.example', 'Ganga@2025');
    // The redirect from /login to / renders the page again.
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/members/');
      expect(screen.getByText(NO_ACCESS)).toBeVisible();
    });
  });
});

test.each(['टोकन', 'abc\ndef', 'abc\u2019'])(
  'a token that no header can carry, %j: the answer cannot be used, and nobody is logged in',
  async (token) => {
    showPortal(paths.login, 'visitor', {
      troubles: answers('post', '/api/login', {
        user: { id: 7, name: 'Rekha', role: 3 },
        authorisation: { token },
      }),
    });
    const field = await screen.findByLabelText('Password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    fireEvent.keyDown(field, { key: 'K', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock is on.')).toBeVisible();
    await signIn(admin.email, admin.password);
    expect(
      await screen.findByText(
        'The portal could not read the answer from the server. Please tell the office.',
      ),
    ).toBeVisible();
    expect(field).toHaveAttribute('type', 'password');
    expect(localStorage.getItem('token')).toBeNull();
  },
);

test('Login is disabled while it is busy, and keeps the focus', async () => {
  const user = userEvent.setup();
  showPortal(paths.login, 'visitor', { troubles: never('/api/login') });
  await typeAll({ Email: admin.email, Password: admin.password });
  await user.click(screen.getByRole('button', { name: 'Login' }));
  const login = await screen.findByRole('button', { name: 'Logging in...' });
  expect(login).toHaveFocus();
  expect(login).toHaveAttribute('aria-disabled', 'true');
  // A browser takes the focus from a button with this attribute.
  expect(login).not.toHaveAttribute('disabled');
  await user.click(login);
  expect(sentCalls()).toEqual(['POST /api/login']);
});

test('a rejected login, 422: each field shows its first message, without a dialog', async () => {
  showPortal(paths.login, 'visitor', {
    troubles: rejects('post', '/api/login', 422, {
      message: 'The given data was invalid.',
      errors: { email: ['That is no address.', 'Second.'], password: ['Too short.', 'Third.'] },
    }),
  });
  await signIn('nobody', 'x');
  await waitFor(() =>
    expect(fieldError(screen.getByLabelText('Email'))).toBe('That is no address.'),
  );
  expect(fieldError(screen.getByLabelText('Password'))).toBe('Too short.');
  expect(screen.queryByText(/Second|Third/)).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expectTyped({ Email: 'nobody', Password: 'x' });
  // Texts about what the form does not ask for are all said.
  const errors = { email: ['Not known.', 'Second.'], branch: ['Closed.', 'Opens on Monday.'] };
  server.use(...rejects('post', '/api/login', 422, { errors }));
  await press('Login');
  expect(await findDialog('Error')).toHaveTextContent('Closed. Opens on Monday.');
  expect(fieldError(screen.getByLabelText('Email'))).toBe('Not known.');
  expect(screen.queryByText(/Second/)).not.toBeInTheDocument();
});
