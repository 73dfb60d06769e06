import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import { server } from '../../../mocks/node';
import { rejects } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { answer, findDialog, findHeading, press, typeAll } from '../../test/calls/moves';
import { fieldError } from '../../test/fieldError';
import { showPortal } from '../../test/showPortal';
import { storedItems } from '../../test/storedItems';
import { typeInto } from '../../test/typeInto';
import { changeWorld, sentBody, sentCalls } from '../../test/wire';
import { service } from '../../test/world';

/** Spaces inside a password belong to it. */
const NEXT = 'Kashi  2026';
const OTHER_LETTERS = 'Some letters are not English letters. Check the language of your keyboard.';
const SIGN_IN_KEYS = { user_id: '7002', user_name: 'Ramesh Jaiswal', last_group: 'member' };

const screens = [
  [
    paths.changePassword,
    'admin',
    '/api/changepassword',
    'Change Password',
    7001,
    { last_group: 'office' },
  ],
  [paths.changeMemberPassword, 'member', '/api/changememberpassword', 'Submit', 7002, SIGN_IN_KEYS],
] as const;

const LABELS = ['Current Password', 'New Password', 'Confirm New Password'] as const;
const errors = () => LABELS.map((label) => fieldError(screen.getByLabelText(label)));

test.each([
  ['admin', 'office', '/members/admin', '/members/dashboard'],
  ['member', 'member', '/members/member', '/members/membership'],
] as const)(
  'the top bar of the %s has Home, Profile, Change Password and Logout',
  async (as, last_group, home, profile) => {
    showPortal(paths.changePassword, as);
    await screen.findByLabelText('Current Password');
    const links = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', home],
      ['Profile', profile],
      ['Change Password', '/members/changepassword'],
    ]);
    await press('Logout');
    await findHeading('Login');
    expect(storedItems()).toEqual({ last_group });
  },
);

describe.each(screens)('%s', (path, as, call, name, userId, kept) => {
  test('has three fields, empty and hidden, names what is wrong and rejected under them, and changes the password, which then works for the next login', async () => {
    const world = service();
    showPortal(path, as);
    changeWorld(world);
    await screen.findByLabelText('Current Password');
    expect(await findHeading('Change Password')).toBeVisible();
    expect(document.title).toBe('Change Password · BVUS');
    for (const label of LABELS) {
      expect(screen.getByLabelText(label)).toHaveValue('');
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
    }
    fireEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0] ?? document.body);
    await waitFor(() =>
      expect(screen.getByLabelText('Current Password')).toHaveAttribute('type', 'text'),
    );
    expect(sentCalls()).toEqual([]);

    const { email, password } = demoAccounts[as];
    await typeAll({
      'Current Password': password,
      'New Password': 'Kashi 2026',
      'Confirm New Password': NEXT,
    });
    await press(name);
    await waitFor(() => expect(errors()).toEqual(['', '', expect.stringMatching(/./)]));
    // The error goes once both are equal, even by editing the other field.
    typeInto('New Password', NEXT);
    await waitFor(() => expect(errors()).toEqual(['', '', '']));
    const said = { cpassword: ['Not this one.'], npassword: ['Too short.', 'Second.'] };
    server.use(...rejects('post', call, 422, { errors: said }));
    expect(screen.getByLabelText('Current Password')).toHaveAttribute('type', 'password');
    fireEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0] ?? document.body);
    await press(name);
    await waitFor(() => expect(errors()).toEqual(['Not this one.', 'Too short.Second.', '']));
    expect(screen.getByLabelText('Current Password')).toHaveAttribute('type', 'password');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('token')).toBe(`token-of-the-${as}`);

    changeWorld(world);
    await press(name);
    await findDialog('Password Change successfully');
    expect(await sentBody(`POST ${call}`)).toEqual({
      cpassword: password,
      npassword: NEXT,
      cnpassword: NEXT,
      userId,
    });
    // Before the message is closed (rule C6).
    expect(localStorage.getItem('token')).toBeNull();
    await answer('Password Change successfully', 'OK');
    await findHeading('Login');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(storedItems()).toEqual(kept);
    await typeAll({ Email: email, Password: NEXT });
    await press('Login');
    expect(await screen.findByText('Login Successful')).toBeInTheDocument();
  });

  test('has hints about the keyboard, which prevent nothing, while they are true', async () => {
    showPortal(path, as);
    const field = await screen.findByLabelText('New Password');
    fireEvent.keyUp(field, { key: 'k', modifierCapsLock: true });
    expect(await screen.findByText('Caps Lock is on.')).toBeVisible();
    fireEvent.blur(field);
    await waitFor(() => expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument());
    fireEvent.keyDown(field, { key: 'CapsLock', modifierCapsLock: true });
    expect(await screen.findByText('Caps Lock is on.')).toBeVisible();
    fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    await waitFor(() => expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument());
    for (const value of ['काशी2026', 'Kashi б']) {
      typeInto('New Password', value);
      expect(await screen.findByText(OTHER_LETTERS)).toBeVisible();
      typeInto('New Password', 'Kāśī 2026 ₹€');
      await waitFor(() => expect(screen.queryByText(OTHER_LETTERS)).not.toBeInTheDocument());
    }
    await press(name);
    expect(errors()).not.toContain(OTHER_LETTERS);
  });
});
