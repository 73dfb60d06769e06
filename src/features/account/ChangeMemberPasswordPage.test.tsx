import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import { server } from '../../../mocks/node';
import { rejects } from '../../../mocks/scenarios';
import { fieldError } from '../../test/fieldError';
import { storedItems } from '../../test/storedItems';
import { sentBody, sentCalls, timesSent } from '../../test/wire';
import * as stories from './ChangeMemberPasswordPage.stories';

const { Loaded, Filled, Invalid, Rejected, Saving, Failed } = composeStories(stories);

const CHANGE = 'POST /api/changememberpassword';
const NEXT = '  Kashi 2026 ';
const LABELS = ['Current Password', 'New Password', 'Confirm New Password'] as const;

const loaded = () => screen.findByLabelText('Current Password');
const button = () => screen.getByRole('button', { name: /^(loading ?)?Submit$/ });
const errors = () => LABELS.map((label) => fieldError(screen.getByLabelText(label)));

describe('the three fields', () => {
  test('are empty and hidden, can be shown, and call nobody', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await loaded();
    expect(screen.getByRole('heading', { level: 1, name: 'Change Password' })).toBeVisible();
    expect(document.title).toBe('Change Password · BVUS');
    for (const label of LABELS) {
      expect(screen.getByLabelText(label)).toHaveValue('');
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
    }
    const [show] = screen.getAllByRole('button', { name: 'Show password' });
    expect(show).toBeDefined();
    if (show !== undefined) await user.click(show);
    expect(screen.getByLabelText('Current Password')).toHaveAttribute('type', 'text');
    expect(sentCalls()).toEqual([]);
  });

  test('say what is missing, each its own text, and nothing is sent', async () => {
    await Invalid.run();
    await waitFor(() =>
      expect(errors()).toEqual([
        'Current Password is Required',
        'New Password is Required',
        'Confirm New Password is Required',
      ]),
    );
    await waitFor(() => expect(screen.getByLabelText('Current Password')).toHaveFocus());
    expect(sentCalls()).toEqual([]);
  });

  test('take spaces alone for nothing', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await loaded();
    for (const label of LABELS) await user.type(screen.getByLabelText(label), '   ');
    await user.click(button());
    await waitFor(() => expect(errors()[1]).toBe('New Password is Required'));
    expect(sentCalls()).toEqual([]);
  });

  test('say when the new ones differ, be it by a space, and not before it matters', async () => {
    const user = userEvent.setup();
    await Filled.run();
    await user.type(screen.getByLabelText('Confirm New Password'), ' ');
    await user.click(button());
    await waitFor(() =>
      expect(errors()).toEqual(['', '', 'New Password and Confirm New Password Is Not Match']),
    );
    expect(sentCalls()).toEqual([]);
    // Made the same in the other field, the complaint goes.
    await user.type(screen.getByLabelText('New Password'), ' ');
    await waitFor(() => expect(errors()).toEqual(['', '', '']));
  });

  test('take a pasted password as it is', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await user.click(await loaded());
    await user.paste(' pasted ');
    expect(screen.getByLabelText('Current Password')).toHaveValue(' pasted ');
  });
});

describe('a change', () => {
  test('goes once, as typed; the person reads it, is logged out and can sign in anew', async () => {
    const user = userEvent.setup();
    await Filled.run();
    await user.dblClick(button());
    const dialog = await screen.findByRole('dialog', { name: 'Password Change successfully' });
    expect(timesSent(CHANGE)).toBe(1);
    expect(await sentBody(CHANGE)).toEqual({
      cpassword: demoAccounts.member.password,
      npassword: NEXT,
      cnpassword: NEXT,
      userId: 7002,
    });
    // At once, not with the OK (rule C6).
    expect(localStorage.getItem('token')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(storedItems()).toEqual({ user_id: '7002', user_name: 'Ramesh Jaiswal' });
    await user.type(screen.getByLabelText('Email'), demoAccounts.member.email);
    await user.type(screen.getByLabelText('Password'), NEXT);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Login Successful')).toBeInTheDocument();
  });

  test('is sent once while it is on the way', async () => {
    const user = userEvent.setup();
    await Saving.run();
    await waitFor(() => expect(timesSent(CHANGE)).toBe(1));
    await user.click(button());
    await user.type(screen.getByLabelText('New Password'), '{Enter}');
    expect(timesSent(CHANGE)).toBe(1);
  });

  test('that is refused says why and keeps the person signed in', async () => {
    const user = userEvent.setup();
    await Rejected.run();
    const dialog = await screen.findByRole('dialog', { name: 'Change Password Failed' });
    expect(dialog).toHaveTextContent('The current password is not correct.');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.getByLabelText('New Password')).toHaveValue(NEXT);
    expect(localStorage.getItem('token')).toBe('token-of-the-member');
  });

  test('that is refused with 401 speaks of the password, not of the session', async () => {
    const user = userEvent.setup();
    await Filled.run();
    server.use(...rejects('post', '/api/changememberpassword', 401, { message: 'Wrong.' }));
    await user.click(button());
    const dialog = await screen.findByRole('dialog', { name: 'Change Password Failed' });
    expect(dialog).toHaveTextContent('Wrong.');
    expect(screen.queryByText('Please log in again.')).not.toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe('token-of-the-member');
  });

  test('that is refused for its fields says so under them', async () => {
    const user = userEvent.setup();
    await Filled.run();
    server.use(
      ...rejects('post', '/api/changememberpassword', 422, {
        errors: { cpassword: ['Not this one.'], npassword: ['Too short.', 'Second.'] },
      }),
    );
    await user.click(button());
    await waitFor(() => expect(errors()).toEqual(['Not this one.', 'Too short.Second.', '']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('without an answer has its text, and says that both passwords are possible', async () => {
    await Failed.run();
    const dialog = await screen.findByRole('dialog', { name: 'Change Password Failed' });
    expect(dialog).toHaveTextContent(
      'An error occurred while processing your request. Please try again later.',
    );
    expect(dialog).toHaveTextContent('the old or the new one works');
    expect(timesSent(CHANGE)).toBe(1);
    expect(localStorage.getItem('token')).toBe('token-of-the-member');
  });
});
