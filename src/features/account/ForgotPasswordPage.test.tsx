import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { demoAccounts } from '../../../mocks/db/cast';
import { server } from '../../../mocks/node';
import { rejects } from '../../../mocks/scenarios';
import { fieldError } from '../../test/fieldError';
import { changeWorld, sentBody, sentCalls, timesSent } from '../../test/wire';
import * as stories from './ForgotPasswordPage.stories';

const { Loaded, Filled, Invalid, Rejected, Saving, Failed } = composeStories(stories);

const FORGOT = 'POST /api/forgotpassword';
const { email } = demoAccounts.member;
const field = () => screen.findByLabelText('Email');
const button = () => screen.getByRole('button', { name: /Reset Password/ });

describe('the field', () => {
  test('is empty, its page named, and nobody is called', async () => {
    await Loaded.run();
    expect(await field()).toHaveValue('');
    expect(screen.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    expect(document.title).toBe('Reset Password · BVUS');
    expect(sentCalls()).toEqual([]);
  });

  test.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['nobody', 'Email address is invalid'],
    ['a@b', 'Email address is invalid'],
    ['a b@c.d', 'Email address is invalid'],
    ['a@b@c.d', 'Email address is invalid'],
  ])('with %j says: %s', async (typed, text) => {
    const user = userEvent.setup();
    await Loaded.run();
    if (typed !== '') await user.type(await field(), typed);
    await user.click(await screen.findByRole('button', { name: 'Reset Password' }));
    await waitFor(async () => expect(fieldError(await field())).toBe(text));
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect(sentCalls()).toEqual([]);
  });

  test('names what is wrong until it is right', async () => {
    const user = userEvent.setup();
    await Invalid.run();
    await waitFor(async () => expect(fieldError(await field())).toBe('Email address is invalid'));
    await user.clear(await field());
    await user.type(await field(), email);
    await waitFor(async () => expect(fieldError(await field())).toBe(''));
  });
});

describe('a request', () => {
  test('is sent once by a double click, said, and leads to the login', async () => {
    const user = userEvent.setup();
    await Filled.run();
    await user.dblClick(button());
    const dialog = await screen.findByRole('dialog', { name: 'Reset Password' });
    expect(dialog).toHaveTextContent('New Password Send your Email.');
    expect(timesSent(FORGOT)).toBe(1);
    expect(await sentBody(FORGOT)).toEqual({ email });
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });

  test('is sent once while it is on the way', async () => {
    const user = userEvent.setup();
    await Saving.run();
    await waitFor(() => expect(timesSent(FORGOT)).toBe(1));
    await user.click(button());
    await user.type(await field(), '{Enter}');
    expect(timesSent(FORGOT)).toBe(1);
  });

  test.each([
    ['refused', Rejected, 'No account uses this e-mail address.', 'nobody@banarasivastra.example'],
    [
      'without an answer',
      Failed,
      'The service could not be reached: this device is offline, or the service does not let this site in. Please check your internet connection.',
      email,
    ],
  ])('%s says so, and what was typed stays', async (_, story, text, typed) => {
    const user = userEvent.setup();
    await story.run();
    const dialog = await screen.findByRole('dialog', { name: 'Password Reset Failed' });
    expect(dialog).toHaveTextContent(text);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await field()).toHaveValue(typed);
    expect(timesSent(FORGOT)).toBe(1);
    changeWorld(Loaded.parameters);
    await user.clear(await field());
    await user.type(await field(), email);
    await user.click(button());
    expect(await screen.findByRole('dialog', { name: 'Reset Password' })).toBeInTheDocument();
  });

  test('that is refused for its field says so under the field', async () => {
    const user = userEvent.setup();
    await Filled.run();
    server.use(
      ...rejects('post', '/api/forgotpassword', 422, { errors: { email: ['Too often today.'] } }),
    );
    await user.click(button());
    await waitFor(async () => expect(fieldError(await field())).toBe('Too often today.'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
