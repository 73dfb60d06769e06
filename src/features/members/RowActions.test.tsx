import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { rejects } from '../../../mocks/scenarios';
import { rowOf } from '../../test/rowOf';
import { sentChanges, timesSent } from '../../test/wire';
import * as stories from './MembersPage.stories';

const { Loaded } = composeStories(stories);

async function askToDelete(user: ReturnType<typeof userEvent.setup>) {
  const row = await rowOf('Kabir Chaura Weavers');
  const opener = row.getByRole('button', { name: 'Delete Kabir Chaura Weavers' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Delete Kabir Chaura Weavers' });
  expect(dialog).toHaveTextContent(
    'Are you sure you want to delete this member? This action cannot be undone.',
  );
  return { dialog: within(dialog), opener };
}

describe('Delete', () => {
  test('asks first; Cancel sends nothing and gives the focus back', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const { dialog, opener } = await askToDelete(user);
    // Enter by mistake deletes nothing.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    expect(sentChanges()).toEqual([]);
  });

  test('removes the row with one call', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const { dialog } = await askToDelete(user);
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Showing 1 to 10 of 249 entries')).toBeVisible();
    expect(screen.queryByText('Kabir Chaura Weavers')).not.toBeInTheDocument();
    expect(sentChanges()).toEqual(['DELETE /api/members/104']);
    await waitFor(() => expect(timesSent('GET /api/members')).toBe(2));
  });

  test('a failure says so, with the words of the service, and the row stays', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const { dialog } = await askToDelete(user);
    server.use(...rejects('delete', '/api/members/:id', 409, { message: 'Not on a Sunday.' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const failure = await screen.findByRole('dialog', { name: 'Failed to delete member.' });
    expect(failure).toHaveTextContent('Not on a Sunday.');
    expect(await rowOf('Kabir Chaura Weavers')).toBeDefined();
  });
});
