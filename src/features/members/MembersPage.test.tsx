import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { networkDown, never } from '../../../mocks/scenarios';
import { rowOf } from '../../test/rowOf';
import { texts } from '../../test/texts';
import { changeWorld, sentBody, sentChanges, timesSent } from '../../test/wire';
import * as stories from './MembersPage.stories';

const { Loaded, Empty, Loading, Failed, OddRows } = composeStories(stories);

const LIST = 'GET /api/members';

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
    await waitFor(() => expect(inactive).toHaveAttribute('aria-busy', 'false'));
    expect(timesSent(LIST)).toBe(2);
    await user.click(inactive);
    expect(await row.findByRole('button', { name: 'Active' })).toBeVisible();
    expect(await sentBody('PATCH /api/members/101/status')).toEqual({ status: 0 });
    await waitFor(() => expect(timesSent(LIST)).toBe(3));
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
