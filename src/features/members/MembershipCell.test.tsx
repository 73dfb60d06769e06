import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { networkDown, rejects } from '../../../mocks/scenarios';
import { closeMessage } from '../../test/closeMessage';
import { rowOf } from '../../test/rowOf';
import { changeWorld, holdBack, sentChanges, timesSent } from '../../test/wire';
import * as stories from './NewMembersPage.stories';

const { Loaded } = composeStories(stories);

const GENERATE = 'GET /api/membership/3003';

async function clickGenerate(user: ReturnType<typeof userEvent.setup>) {
  const row = await rowOf('Reshmi Dhaga Traders');
  await user.dblClick(row.getByRole('button', { name: 'Generate' }));
  return row;
}

describe('Generate', () => {
  test('does not ask, is sent once, and the row is processed', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const row = await clickGenerate(user);
    await closeMessage(user, 'Membership No. generated successfully');
    expect(await row.findByText('Processed')).toBeVisible();
    expect(row.getByText('done')).toBeVisible();
    // Only the list knows the number.
    await waitFor(() => expect(row.getAllByRole('cell')[1]).toHaveTextContent(/^\d{4}$/));
    expect(sentChanges()).toEqual([GENERATE]);
    expect(timesSent('GET /api/newmembers')).toBe(2);
  });

  test('another answer than 200 is unexpected', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    server.use(...rejects('get', '/api/membership/:id', 409, { message: 'Not paid yet.' }));
    await clickGenerate(user);
    expect(
      await screen.findByRole('dialog', { name: 'Unexpected response from the server.' }),
    ).toHaveTextContent('Not paid yet.');
    await closeMessage(user, 'Unexpected response from the server.');
    expect(sentChanges()).toEqual([GENERATE]);
  });

  test('after a lost answer no second try is possible before the list was read again', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const row = await rowOf('Reshmi Dhaga Traders');
    server.use(...networkDown());
    await clickGenerate(user);
    await closeMessage(user, 'Failed to generate membership');
    // The network is gone for the list too: nobody knows whether a number was given.
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(row.getByRole('button', { name: /Generate/ }));
    expect(sentChanges()).toEqual([GENERATE]);

    changeWorld(Loaded.parameters);
    const answer = holdBack('/api/newmembers', [
      { id: 3003, name: 'Reshmi Dhaga Traders', membership: null, payment_status: 'paid' },
    ]);
    await user.click(screen.getByRole('button', { name: /Retry/ }));
    await user.click(row.getByRole('button', { name: /Generate/ }));
    expect(sentChanges()).toEqual([GENERATE]);
    answer();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await clickGenerate(user);
    expect(
      await screen.findByRole('dialog', { name: 'Membership No. generated successfully' }),
    ).toBeInTheDocument();
    expect(sentChanges()).toEqual([GENERATE, GENERATE]);
  });
});
