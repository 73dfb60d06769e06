import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { rowOf } from '../../test/rowOf';
import { texts } from '../../test/texts';
import { changeWorld, sentChanges } from '../../test/wire';
import * as stories from './NewMembersPage.stories';

const { Loaded, Empty, Loading, Failed, OddRows } = composeStories(stories);

describe('the list', () => {
  test('has the columns of the specification, the latest application first', async () => {
    await Loaded.run();
    const first = await rowOf('Kashi Tanchoi Handloom');
    expect(screen.getByRole('heading', { level: 1, name: 'New Registration' })).toBeVisible();
    expect(document.title).toBe('New Registration · BVUS');
    const titles = [
      'Sr.No.',
      'Membership No.',
      'Firm Name',
      'Email',
      'Firm Mobile No',
      'Payment Link',
      'Payment Status',
      'Membership',
      'Action',
    ];
    const headers = screen.getAllByRole('columnheader');
    expect(headers).toHaveLength(titles.length);
    for (const [index, title] of titles.entries())
      expect(headers[index]).toHaveAccessibleName(title);
    expect(texts(first.getAllByRole('cell')).slice(0, 8)).toEqual([
      '1',
      'Not Available',
      'Kashi Tanchoi Handloom',
      '',
      '9956303006',
      'Send Now',
      'pending',
      '',
    ]);
    expect(first.getByRole('link', { name: 'View Kashi Tanchoi Handloom' })).toHaveAttribute(
      'href',
      '/members/new-member-view/3006',
    );
    expect(first.getByRole('link', { name: 'Edit Kashi Tanchoi Handloom' })).toHaveAttribute(
      'href',
      '/members/new-member-edit/3006',
    );
    expect(screen.getByText('Showing 1 to 10 of 46 entries')).toBeVisible();
  });

  test('each payment status has its colour and its one action', async () => {
    await Loaded.run();
    const pending = await rowOf('Kashi Tanchoi Handloom');
    expect(pending.getByText('pending')).toHaveClass(/amber/);
    expect(pending.getByRole('button', { name: 'Send Now' })).toBeVisible();
    expect(pending.queryByRole('button', { name: 'Generate' })).not.toBeInTheDocument();

    const paid = await rowOf('Reshmi Dhaga Traders');
    expect(paid.getByText('paid')).toHaveClass(/green/);
    expect(paid.getByRole('button', { name: 'Generate' })).toBeVisible();
    expect(paid.queryByRole('button', { name: 'Send Now' })).not.toBeInTheDocument();

    const done = await rowOf('Processed Kataan Udyog');
    expect(done.getByText('done')).toHaveClass(/grey/);
    expect(done.getByText('Processed')).toBeVisible();
    expect(done.getByText('1009')).toBeVisible();
    expect(done.queryByRole('button', { name: /Send Now|Generate/ })).not.toBeInTheDocument();

    const unknown = await rowOf('Bunkar Nagar Textiles');
    expect(unknown.getByText('Under Review')).toHaveClass(/grey/);
    expect(unknown.queryByRole('button', { name: /Send Now|Generate/ })).not.toBeInTheDocument();
  });

  test('reads what an older system wrote, and offers nothing for a row without an id', async () => {
    await OddRows.run();
    for (const firm of ['No Id Pending', 'No Id Paid']) {
      const row = await rowOf(firm);
      expect(texts(row.getAllByRole('button'))).toEqual([firm]);
      expect(row.queryByRole('link')).not.toBeInTheDocument();
    }
    const shouting = await rowOf('Shouting');
    expect(shouting.getByRole('button', { name: 'Generate' })).toBeVisible();
    expect((await rowOf('Without Status')).getByText('-', { selector: 'span' })).toHaveClass(
      /grey/,
    );
  });

  test('without applications says so', async () => {
    await Empty.run();
    expect(await screen.findByText('No matching records found')).toBeVisible();
  });

  test('shows that it is loading', async () => {
    await Loading.run();
    expect(await screen.findByRole('heading', { name: 'New Registration' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('a failed load says what failed, never shows an empty table, and Retry loads it', async () => {
    const user = userEvent.setup();
    await Failed.run();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The new registrations could not be loaded.',
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    changeWorld(Loaded.parameters);
    await user.click(screen.getByRole('button', { name: /Retry/ }));
    expect(await rowOf('Kashi Tanchoi Handloom')).toBeDefined();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test("the firm's name opens its Member Details", async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const row = await rowOf('Kashi Tanchoi Handloom');
    await user.click(row.getByRole('button', { name: 'Kashi Tanchoi Handloom' }));
    expect(await screen.findByRole('dialog', { name: 'Member Details' })).toHaveTextContent(
      'A 33/71, Peeli Kothi, Varanasi 221001',
    );
  });

  test('Delete removes the application', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const row = await rowOf('Kashi Tanchoi Handloom');
    await user.click(row.getByRole('button', { name: 'Delete Kashi Tanchoi Handloom' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Showing 1 to 10 of 45 entries')).toBeVisible();
    expect(sentChanges()).toEqual(['DELETE /api/members/3006']);
  });
});
