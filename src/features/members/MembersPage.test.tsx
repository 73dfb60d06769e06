import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { networkDown, never, rejects } from '../../../mocks/scenarios';
import { changeWorld, holdBack, sentBody, sentChanges, timesSent } from '../../test/wire';
import * as stories from './MembersPage.stories';

const { Loaded, Empty, Loading, Failed, OddRows } = composeStories(stories);

const LIST = 'GET /api/members';

const rowOf = async (firm: string) =>
  within(await screen.findByRole('row', { name: new RegExp(firm) }));

const texts = (elements: readonly HTMLElement[]) => elements.map((cell) => cell.textContent);

describe('the list', () => {
  test('has the columns of the specification, ten rows and their texts', async () => {
    await Loaded.run();
    const first = await rowOf('Jaiswal Silk Emporium');
    expect(screen.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
    expect(document.title).toBe('Members · BVUS');
    const titles = [
      'Sr.No.',
      'Membership',
      'Firm Name',
      'Email',
      'Firm Mobile No',
      'Manage Status',
      'Action',
    ];
    const headers = screen.getAllByRole('columnheader');
    expect(headers).toHaveLength(titles.length);
    for (const [index, title] of titles.entries())
      expect(headers[index]).toHaveAccessibleName(title);
    expect(texts(first.getAllByRole('cell')).slice(0, 6)).toEqual([
      '1',
      '1001',
      'Jaiswal Silk Emporium',
      'jaiswal@banarasivastra.example',
      '9415201101',
      'Active',
    ]);
    expect(screen.getAllByRole('row')).toHaveLength(11);
    expect(screen.getByText('Showing 1 to 10 of 250 entries')).toBeVisible();
    expect((await rowOf('Kabir Chaura Weavers')).getByText('Not Available')).toBeVisible();
    // A name is text, whatever stands in it.
    expect(screen.getByRole('button', { name: '<b>Noor & Sons</b>' })).toBeVisible();
  });

  test('links to view, edit and the whole CSV', async () => {
    await Loaded.run();
    const row = await rowOf('Jaiswal Silk Emporium');
    expect(row.getByRole('link', { name: 'View Jaiswal Silk Emporium' })).toHaveAttribute(
      'href',
      '/members/member-view/101',
    );
    expect(row.getByRole('link', { name: 'Edit Jaiswal Silk Emporium' })).toHaveAttribute(
      'href',
      '/members/member-edit/101',
    );
    expect(screen.getByRole('link', { name: 'Export Full CSV' })).toHaveAttribute(
      'href',
      'https://service.example/api/members/export',
    );
  });

  test('without members says so', async () => {
    await Empty.run();
    expect(await screen.findByText('No matching records found')).toBeVisible();
    expect(screen.getByText('Showing 0 to 0 of 0 entries')).toBeVisible();
  });

  test('shows that it is loading', async () => {
    await Loading.run();
    expect(await screen.findByRole('heading', { name: 'Members' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('a failed load says what failed, never shows an empty table, and Retry loads it', async () => {
    const user = userEvent.setup();
    await Failed.run();
    expect(await screen.findByRole('alert')).toHaveTextContent('The members could not be loaded.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText('No matching records found')).not.toBeInTheDocument();
    // A read is tried once more by itself, then no more.
    expect(timesSent(LIST)).toBe(2);
    changeWorld(Loaded.parameters);
    await user.click(screen.getByRole('button', { name: /Retry/ }));
    expect(await rowOf('Jaiswal Silk Emporium')).toBeDefined();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a failed reload leaves the rows that are there', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await rowOf('Jaiswal Silk Emporium');
    changeWorld(Failed.parameters);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The members could not be loaded.');
    expect(await rowOf('Jaiswal Silk Emporium')).toBeDefined();
  });

  test('reads what an older system wrote, and offers nothing for a row without an id', async () => {
    await OddRows.run();
    const withoutId = await rowOf('No Id Textiles');
    expect(withoutId.getByText('Not Available')).toBeVisible();
    expect(withoutId.getByText('Inactive')).toBeVisible();
    expect(texts(withoutId.getAllByRole('button'))).toEqual(['No Id Textiles']);
    expect(withoutId.queryByRole('link')).not.toBeInTheDocument();
    const numbers = await rowOf('Text Numbers');
    expect(numbers.getByText('Not Available')).toBeVisible();
    expect(numbers.getByRole('button', { name: 'Active' })).toBeVisible();
    const nameless = await rowOf('1042');
    expect(nameless.getByRole('button', { name: 'Inactive' })).toBeVisible();
  });
});

describe('Manage Status', () => {
  test('goes to Inactive and back, with one call each, and the list is read again', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const row = await rowOf('Jaiswal Silk Emporium');
    const active = row.getByRole('button', { name: 'Active' });
    expect(active).toHaveAttribute('title', 'Click to mark as Inactive');
    expect(active).toHaveClass(/green/);
    await user.dblClick(active);
    const inactive = await row.findByRole('button', { name: 'Inactive' });
    expect(inactive).toHaveAttribute('title', 'Click to mark as Active');
    expect(inactive).toHaveClass(/red/);
    expect(sentChanges()).toEqual(['PATCH /api/members/101/status']);
    expect(await sentBody('PATCH /api/members/101/status')).toEqual({ status: 1 });
    expect(timesSent(LIST)).toBe(2);
    await user.click(inactive);
    expect(await row.findByRole('button', { name: 'Active' })).toBeVisible();
    expect(await sentBody('PATCH /api/members/101/status')).toEqual({ status: 0 });
    expect(timesSent(LIST)).toBe(3);
  });

  test('the second half of a double click does nothing, however quickly the service answered', async () => {
    await Loaded.run();
    const row = await rowOf('Jaiswal Silk Emporium');
    fireEvent.click(row.getByRole('button', { name: 'Active' }), { detail: 1 });
    fireEvent.click(await row.findByRole('button', { name: 'Inactive' }), { detail: 2 });
    expect(sentChanges()).toEqual(['PATCH /api/members/101/status']);
  });

  test('works from the keyboard and is busy while its call runs', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const row = await rowOf('Jaiswal Silk Emporium');
    server.use(...never('/api/members/:id/status'));
    const badge = row.getByRole('button', { name: 'Active' });
    badge.focus();
    await user.keyboard('{Enter}{Enter} ');
    expect(badge).toHaveAttribute('aria-busy', 'true');
    expect(badge).toHaveFocus();
    expect(sentChanges()).toHaveLength(1);
  });

  test('a failure says so, and a lost answer has the list read again', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const row = await rowOf('Jaiswal Silk Emporium');
    server.use(...networkDown('/api/members/:id/status'));
    await user.click(row.getByRole('button', { name: 'Active' }));
    const dialog = await screen.findByRole('dialog', { name: 'Failed to update status' });
    expect(dialog).toHaveTextContent('The change may or may not have been made');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(timesSent(LIST)).toBe(2));
    expect(sentChanges()).toHaveLength(1);
    expect(row.getByRole('button', { name: 'Active' })).toBeVisible();
  });
});

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
    expect(timesSent(LIST)).toBe(2);
  });

  test('a failure says so, with the words of the service, and the row stays', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const { dialog } = await askToDelete(user);
    server.use(...rejects('delete', '/api/members/:id', 403, { message: 'Not on a Sunday.' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    const failure = await screen.findByRole('dialog', { name: 'Failed to delete member.' });
    expect(failure).toHaveTextContent('Not on a Sunday.');
    expect(await rowOf('Kabir Chaura Weavers')).toBeDefined();
  });
});

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
