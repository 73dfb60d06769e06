import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../config/paths';
import { findDialog, press } from '../../test/calls/moves';
import { rowOf } from '../../test/rowOf';
import { showPortal } from '../../test/showPortal';
import { texts } from '../../test/texts';
import { pauseAnswer } from '../../test/wire';
import { castWorld } from '../../test/world';
import * as stories from './MembersPage.stories';

const { OddRows } = composeStories(stories);

const FIRM = 'Kabir Chaura Weavers';

test('has the columns of the specification, ten rows, their texts and links, and the whole CSV', async () => {
  showPortal(paths.members, 'admin', { world: castWorld() });
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
  for (const [index, title] of titles.entries()) expect(headers[index]).toHaveAccessibleName(title);
  expect(first.getByRole('rowheader')).toHaveTextContent('Jaiswal Silk Emporium');
  expect(texts(first.getAllByRole('cell')).slice(0, 5)).toEqual([
    '1',
    '1001',
    'jaiswal@banarasivastra.example',
    '9415201101',
    'Active',
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(11);
  expect(screen.getByText('Showing 1 to 10 of 250 entries')).toBeVisible();
  expect((await rowOf(FIRM)).getByText('Not Available')).toBeVisible();
  // A name is always plain text.
  expect(screen.getByRole('button', { name: '<b>Noor & Sons</b>' })).toBeVisible();
  for (const act of ['View', 'Edit'])
    expect(first.getByRole('link', { name: `${act} Jaiswal Silk Emporium` })).toHaveAttribute(
      'href',
      `/members/member-${act.toLowerCase()}/101`,
    );
  expect(screen.getByRole('link', { name: 'Export Full CSV' })).toHaveAttribute(
    'href',
    'https://service.example/api/members/export',
  );
});

test('offers nothing for a row without an id', async () => {
  await OddRows.run();
  const withoutId = await rowOf('No Id Textiles');
  expect(withoutId.getByText('Inactive')).toBeVisible();
  expect(texts(withoutId.getAllByRole('button'))).toEqual(['No Id Textiles']);
  expect(withoutId.queryByRole('link')).not.toBeInTheDocument();
});

test("Member Details open from the firm's name, also of a firm that somebody else has deleted meanwhile", async () => {
  showPortal(paths.members, 'admin');
  const opener = (await rowOf(FIRM)).getByRole('button', { name: FIRM });
  opener.focus();
  fireEvent.click(opener);
  const dialog = within(await findDialog('Member Details'));
  expect(dialog.getAllByRole('row').map((row) => texts([...row.children]))).toEqual([
    ['Customer Name', FIRM],
    ['Email', '-'],
    ['Mobile No.', '7390104104'],
    ['Address', 'C 27/111, Kabir Chaura, Varanasi 221001'],
  ]);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
  const answer = pauseAnswer('/api/members', []);
  await press('Refresh');
  fireEvent.click(opener);
  const again = await findDialog('Member Details');
  answer();
  expect(await within(again).findByText('No customer details available')).toBeInTheDocument();
});
