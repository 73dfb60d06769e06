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
import { NEXT_PASSWORD as NEXT } from '../../test/changePassword';
import * as memberStories from './ChangeMemberPasswordPage.stories';
import * as stories from './ChangePasswordPage.stories';

const aText: unknown = expect.stringMatching(/./);

const screens = [
  {
    who: 'an admin',
    path: '/api/changepassword',
    button: 'Change Password',
    account: demoAccounts.admin,
    token: 'token-of-the-admin',
    userId: 7001,
    kept: {},
    screen: composeStories(stories),
  },
  {
    who: 'a member',
    path: '/api/changememberpassword',
    button: 'Submit',
    account: demoAccounts.member,
    token: 'token-of-the-member',
    userId: 7002,
    kept: { user_id: '7002', user_name: 'Ramesh Jaiswal' },
    screen: composeStories(memberStories),
  },
] as const;

const LABELS = ['Current Password', 'New Password', 'Confirm New Password'] as const;

const loaded = () => screen.findByLabelText('Current Password');
const errors = () => LABELS.map((label) => fieldError(screen.getByLabelText(label)));

const links = () =>
  within(screen.getByRole('navigation', { name: 'Main menu' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the top bar', () => {
  test('has Home, Profile, Change Password and Logout, for each role its own', async () => {
    const user = userEvent.setup();
    const { Loaded } = screens[0].screen;
    await Loaded.run();
    await loaded();
    expect(links()).toEqual([
      ['Home', '/members/admin'],
      ['Profile', '/members/dashboard'],
      ['Change Password', '/members/changepassword'],
    ]);
    await Loaded.run({ args: { ...Loaded.args, as: 'member' } });
    await waitFor(() => expect(links()[0]).toEqual(['Home', '/members/member']));
    expect(links()[1]).toEqual(['Profile', '/members/membership']);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(storedItems()).toEqual({});
  });
});

describe.each(screens)(
  'of $who',
  ({ path, button: words, account, token, userId, kept, screen: at }) => {
    const { Loaded, Filled, Invalid, Rejected, Saving, Failed } = at;
    const CHANGE = `POST ${path}`;
    const button = () => screen.getByRole('button', { name: new RegExp(`^(loading ?)?${words}$`) });

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

      test('lead to the first of them where they are missing', async () => {
        await Invalid.run();
        await waitFor(() => expect(screen.getByLabelText('Current Password')).toHaveFocus());
        expect(errors()).not.toContain('');
      });

      test('complain no more when the new ones are made the same, in the other field', async () => {
        const user = userEvent.setup();
        await Filled.run();
        await user.type(screen.getByLabelText('Confirm New Password'), ' ');
        await user.click(button());
        await waitFor(() => expect(errors()).toEqual(['', '', aText]));
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
          cpassword: account.password,
          npassword: NEXT,
          cnpassword: NEXT,
          userId,
        });
        // At once, not with the OK (rule C6).
        expect(localStorage.getItem('token')).toBeNull();
        await user.click(within(dialog).getByRole('button', { name: 'OK' }));
        expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
        expect(storedItems()).toEqual(kept);
        await user.type(screen.getByLabelText('Email'), account.email);
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
        expect(localStorage.getItem('token')).toBe(token);
      });

      test('that is refused with 401 speaks of the password, not of the session', async () => {
        const user = userEvent.setup();
        await Filled.run();
        server.use(...rejects('post', path, 401, { message: 'Wrong.' }));
        await user.click(button());
        const dialog = await screen.findByRole('dialog', { name: 'Change Password Failed' });
        expect(dialog).toHaveTextContent('Wrong.');
        expect(screen.queryByText('Please log in again.')).not.toBeInTheDocument();
        expect(localStorage.getItem('token')).toBe(token);
      });

      test('that is refused for its fields says so under them', async () => {
        const user = userEvent.setup();
        await Filled.run();
        server.use(
          ...rejects('post', path, 422, {
            errors: { cpassword: ['Not this one.'], npassword: ['Too short.', 'Second.'] },
          }),
        );
        await user.click(button());
        await waitFor(() => expect(errors()).toEqual(['Not this one.', 'Too short.Second.', '']));
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      });

      test('without an answer says that both passwords are possible, and is sent once', async () => {
        await Failed.run();
        const dialog = await screen.findByRole('dialog', { name: 'Change Password Failed' });
        expect(dialog).toHaveTextContent('the old or the new one works');
        expect(timesSent(CHANGE)).toBe(1);
        expect(localStorage.getItem('token')).toBe(token);
      });
    });
  },
);
