import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { demoAccounts } from '../../../mocks/db/cast';
import { answers, rejects } from '../../../mocks/scenarios';
import { fieldError } from '../../test/fieldError';
import { changeWorld, sentBody, sentCalls, timesSent } from '../../test/wire';
import * as stories from './LoginPage.stories';

const {
  Loaded,
  Filled,
  Invalid,
  Rejected,
  Saving,
  Failed,
  ServerDown,
  NotTheService,
  SignedInAlready,
  WithoutAccess,
} = composeStories(stories);

const LOGIN = 'POST /api/login';
const { admin, member } = demoAccounts;

type User = ReturnType<typeof userEvent.setup>;

async function signIn(user: User, email: string, password: string) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

const expectTyped = (email: string, password: string) => {
  expect(screen.getByLabelText('Email')).toHaveValue(email);
  expect(screen.getByLabelText('Password')).toHaveValue(password);
};

describe('the sign-in page', () => {
  test('asks for e-mail and password, leads to the other public pages, and calls nobody', async () => {
    await Loaded.run();
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
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

  test('does not forward a person who is signed in, but offers to go on', async () => {
    const user = userEvent.setup();
    await SignedInAlready.run();
    expect(await screen.findByRole('alert')).toHaveTextContent('Signed in as Ramesh Jaiswal:');
    expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'continue' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(document.title).toBe('Home · BVUS');
  });

  test('tells a role without a screen so, and offers Logout', async () => {
    const user = userEvent.setup();
    await WithoutAccess.run();
    expect(await screen.findByText('This account has no access here.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'continue' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() =>
      expect(screen.queryByText('This account has no access here.')).not.toBeInTheDocument(),
    );
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('a sign-in', () => {
  test('as admin leads to the admin dashboard at once, with the welcome above it', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await signIn(user, admin.email, admin.password);
    expect(await screen.findByText('Welcome back, Aditi Mishra!')).toBeInTheDocument();
    expect(screen.getByText('Login Successful')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /New Registration/ })).toBeVisible();
    expect(await sentBody(LOGIN)).toEqual({ email: admin.email, password: admin.password });
    await waitFor(() => expect(screen.queryByText('Login Successful')).not.toBeInTheDocument());
  });

  test('stores the six keys', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await signIn(user, member.email, member.password);
    expect(await screen.findByRole('link', { name: 'Ramesh Jaiswal' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(localStorage.getItem('token')).toMatch(/^[0-9a-f]{48}$/);
    expect(localStorage.getItem('user_id')).toBe('7002');
    expect(localStorage.getItem('user_name')).toBe('Ramesh Jaiswal');
    expect(localStorage.getItem('role')).toBe('2');
    expect(localStorage.getItem('member_id')).toBe('101');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 7002, role: 2 });
  });

  test('with a role that the portal does not know lands on /, which says so', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await signIn(user, 'auditor@banarasivastra.example', 'Ganga@2025');
    // The way from /login to / draws the page anew.
    await waitFor(() => expect(screen.getByText('This account has no access here.')).toBeVisible());
  });

  test('is sent once, by double click or by Enter and a click', async () => {
    const user = userEvent.setup();
    await Saving.run();
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await user.dblClick(screen.getByRole('button', { name: 'Logging in...' }));
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    expect(timesSent(LOGIN)).toBe(1);
  });

  test('a double click before the button could change sends once too', async () => {
    const user = userEvent.setup();
    await Filled.run();
    await user.dblClick(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login Successful')).toBeInTheDocument();
    expect(timesSent(LOGIN)).toBe(1);
  });
});

describe('a refused sign-in', () => {
  test('401: a dialog, and what was typed stays', async () => {
    const user = userEvent.setup();
    await Rejected.run();
    const dialog = await screen.findByRole('dialog', { name: 'Login Failed' });
    expect(dialog).toHaveTextContent('Invalid email or password.');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expectTyped(admin.email, 'a guess');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeEnabled();
    // A 401 of the sign-in itself ends no session.
    expect(screen.queryByText('Please log in again.')).not.toBeInTheDocument();
  });

  test('422: the first message of each field stands under it, without a dialog', async () => {
    await Loaded.run();
    server.use(
      ...rejects('post', '/api/login', 422, {
        message: 'The given data was invalid.',
        errors: { email: ['That is no address.', 'Second.'], password: ['Too short.', 'Third.'] },
      }),
    );
    const user = userEvent.setup();
    await signIn(user, 'nobody', 'x');
    await waitFor(() =>
      expect(fieldError(screen.getByLabelText('Email'))).toBe('That is no address.'),
    );
    expect(fieldError(screen.getByLabelText('Password'))).toBe('Too short.');
    expect(screen.queryByText(/Second|Third/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expectTyped('nobody', 'x');
  });

  test('422 for empty fields', async () => {
    await Invalid.run();
    await waitFor(() =>
      expect(fieldError(screen.getByLabelText('Email'))).toBe('The email field is required.'),
    );
    expect(fieldError(screen.getByLabelText('Password'))).toBe('The password field is required.');
  });

  test.each([
    ['no answer', Failed, 'Network Error', 'Please check your internet connection.'],
    ['500', ServerDown, 'Error', 'Something went wrong. Please try again later.'],
    ['HTML', NotTheService, 'Error', 'Something went wrong. Please try again later.'],
  ])('%s: the text of the specification, and a second try works', async (_, story, title, text) => {
    const user = userEvent.setup();
    await story.run();
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(dialog).toHaveTextContent(text);
    expect(timesSent(LOGIN)).toBe(1);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expectTyped(admin.email, admin.password);
    changeWorld(Loaded.parameters);
    await user.click(await screen.findByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login Successful')).toBeInTheDocument();
  });

  test('an answer without a token signs nobody in', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    server.use(...answers('post', '/api/login', { user: { id: 1, name: 'X', role: 3 } }));
    await signIn(user, admin.email, admin.password);
    expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(
      'Something went wrong. Please try again later.',
    );
    expect(localStorage.getItem('token')).toBeNull();
  });
});
