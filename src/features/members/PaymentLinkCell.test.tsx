import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { answers, networkDown } from '../../../mocks/scenarios';
import { closeMessage } from '../../test/closeMessage';
import { rowOf } from '../../test/rowOf';
import { sentChanges, timesSent } from '../../test/wire';
import * as stories from './NewMembersPage.stories';

const { Loaded } = composeStories(stories);

const LIST = 'GET /api/newmembers';
const SEND = 'POST /api/members/3006/send-payment-link';

async function askToSend(user: ReturnType<typeof userEvent.setup>) {
  const row = await rowOf('Kashi Tanchoi Handloom');
  await user.click(row.getByRole('button', { name: 'Send Now' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Payment link for Kashi Tanchoi Handloom',
  });
  expect(dialog).toHaveTextContent('Send payment link to this member?');
  return within(dialog);
}

describe('Send Now', () => {
  test('asks first; Cancel sends nothing', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const dialog = await askToSend(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentChanges()).toEqual([]);
  });

  test('sends once, says who will notify the member, and reads the list again', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const dialog = await askToSend(user);
    await user.dblClick(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('dialog', { name: 'Payment link sent' })).toHaveTextContent(
      'The payment provider will notify the member by SMS or e-mail.',
    );
    await closeMessage(user, 'Payment link sent');
    expect(sentChanges()).toEqual([SEND]);
    await waitFor(() => expect(timesSent(LIST)).toBe(2));
  });

  test('an answer that says no is a link not sent', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const dialog = await askToSend(user);
    server.use(
      ...answers('post', '/api/members/:id/send-payment-link', {
        success: false,
        message: 'The provider is closed.',
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(
      await screen.findByRole('dialog', { name: 'Failed to send payment link.' }),
    ).toHaveTextContent('The provider is closed.');
    await closeMessage(user, 'Failed to send payment link.');
    expect((await rowOf('Kashi Tanchoi Handloom')).getByText('pending')).toBeVisible();
  });

  test('a lost answer is an error, and the list is read again', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const dialog = await askToSend(user);
    server.use(...networkDown('/api/members/:id/send-payment-link'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(
      await screen.findByRole('dialog', { name: 'Error sending payment link' }),
    ).toHaveTextContent('The change may or may not have been made');
    await closeMessage(user, 'Error sending payment link');
    expect(sentChanges()).toEqual([SEND]);
    await waitFor(() => expect(timesSent(LIST)).toBe(2));
  });

  test('where the list cannot be read before it, nothing was sent, and nothing is noted', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await rowOf('Kashi Tanchoi Handloom');
    server.use(...networkDown('/api/newmembers'));
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByText('The new registrations could not be loaded.')).toBeVisible();
    const dialog = await askToSend(user);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await closeMessage(user, 'Error sending payment link');
    expect(sentChanges()).toEqual([]);
    const row = await rowOf('Kashi Tanchoi Handloom');
    expect(row.queryByText(/sent/)).not.toBeInTheDocument();
  });
});
