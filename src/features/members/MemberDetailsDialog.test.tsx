import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { rowOf } from '../../test/rowOf';
import { texts } from '../../test/texts';
import { holdBack } from '../../test/wire';
import * as stories from './MembersPage.stories';

const { Loaded } = composeStories(stories);

describe('Member Details', () => {
  test("opens from the firm's name, shows the firm, and Close gives the focus back", async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const row = await rowOf('Kabir Chaura Weavers');
    const opener = row.getByRole('button', { name: 'Kabir Chaura Weavers' });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Member Details' }));
    expect(texts(dialog.getAllByRole('term'))).toEqual([
      'Customer Name',
      'Email',
      'Mobile No.',
      'Address',
    ]);
    expect(texts(dialog.getAllByRole('definition'))).toEqual([
      'Kabir Chaura Weavers',
      '-',
      '7390104104',
      'C 27/111, Kabir Chaura, Varanasi 221001',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('of a firm that another desk has deleted meanwhile', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const row = await rowOf('Kabir Chaura Weavers');
    const answer = holdBack('/api/members', []);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await user.click(row.getByRole('button', { name: 'Kabir Chaura Weavers' }));
    const dialog = await screen.findByRole('dialog', { name: 'Member Details' });
    answer();
    expect(await within(dialog).findByText('No customer details available')).toBeInTheDocument();
  });
});
