import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../config/paths';
import { findDialog, findRow, press } from '../../test/calls/moves';
import { rowOf } from '../../test/rowOf';
import { showPortal } from '../../test/showPortal';
import { texts } from '../../test/texts';
import { pauseAnswer } from '../../test/wire';
import { castWorld } from '../../test/world';
import * as members from './MembersPage.stories';
import * as newMembers from './NewMembersPage.stories';

const OddRows = {
  Members: composeStories(members).OddRows,
  'New Registration': composeStories(newMembers).OddRows,
} as const;

const FIRM = 'Kabir Chaura Weavers';

/** The columns of product §2, and the texts of the first row of each list. */
const tables = [
  {
    title: 'Members',
    path: paths.members,
    firm: 'Jaiswal Silk Emporium',
    cells: {
      'Sr.No.': '1',
      Membership: '1001',
      'Firm Name': 'Jaiswal Silk Emporium',
      Email: 'jaiswal@banarasivastra.example',
      'Firm Mobile No': '9415201101',
      'Manage Status': 'Active',
    },
    links: ['/members/member-view/101', '/members/member-edit/101'],
    showing: 'Showing 1 to 10 of 250 entries',
  },
  {
    title: 'New Registration',
    path: paths.newMembers,
    // The latest application.
    firm: 'Kashi Tanchoi Handloom',
    cells: {
      'Sr.No.': '1',
      'Membership No.': 'Not Available',
      'Firm Name': 'Kashi Tanchoi Handloom',
      Email: '',
      'Firm Mobile No': '9956303006',
      'Payment Link': 'Send Now',
      'Payment Status': 'pending',
      Membership: '',
    },
    links: ['/members/new-member-view/3006', '/members/new-member-edit/3006'],
    showing: 'Showing 1 to 10 of 46 entries',
  },
] as const;

test.each(tables)(
  '$title has the columns of the specification, ten rows, their texts and links',
  async ({ title, path, firm, cells, links, showing }) => {
    showPortal(path, 'admin', { world: castWorld() });
    const row = await findRow(firm);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} · BVUS`);
    const headers = screen.getAllByRole('columnheader');
    const titles = [...Object.keys(cells), 'Action'];
    expect(headers).toHaveLength(titles.length);
    for (const [index, name] of titles.entries()) expect(headers[index]).toHaveAccessibleName(name);
    expect(within(row).getByRole('rowheader')).toHaveTextContent(firm);
    expect(texts([...row.children].slice(0, -1))).toEqual(Object.values(cells));
    expect(screen.getAllByRole('row')).toHaveLength(11);
    expect(screen.getByText(showing)).toBeVisible();
    for (const [at, act] of ['View', 'Edit'].entries())
      expect(within(row).getByRole('link', { name: `${act} ${firm}` })).toHaveAttribute(
        'href',
        links[at],
      );
  },
);

test('Members has its names as plain text, and the whole CSV', async () => {
  showPortal(paths.members, 'admin', { world: castWorld() });
  expect((await rowOf(FIRM)).getByText('Not Available')).toBeVisible();
  expect(screen.getByRole('button', { name: '<b>Noor & Sons</b>' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Export Full CSV' })).toHaveAttribute(
    'href',
    'https://service.example/api/members/export',
  );
});

test.each([
  ['Members', ['No Id Textiles'], 'Inactive'],
  ['New Registration', ['No Id Pending', 'No Id Paid'], 'paid'],
] as const)('%s offers nothing for a row without an id: %j', async (title, firms, status) => {
  await OddRows[title].run();
  for (const firm of firms) {
    const row = await rowOf(firm);
    expect(texts(row.getAllByRole('button'))).toEqual([firm]);
    expect(row.queryByRole('link')).not.toBeInTheDocument();
  }
  expect((await rowOf(firms.at(-1) ?? '')).getByText(status)).toBeVisible();
});

test.each([
  ['Kashi Tanchoi Handloom', 'pending', /amber/, 'Send Now'],
  ['Reshmi Dhaga Traders', 'paid', /green/, 'Generate'],
  ['Processed Kataan Udyog', 'done', /grey/, null],
  ['Bunkar Nagar Textiles', 'Under Review', /grey/, null],
])('a payment status has its colour and its one action: %s', async (firm, status, colour, act) => {
  showPortal(paths.newMembers, 'admin');
  const row = await rowOf(firm);
  expect(row.getByText(status)).toHaveClass(colour);
  const acts = row.queryAllByRole('button', { name: /Send Now|Generate/ });
  expect(acts.map((one) => one.getAttribute('aria-label'))).toEqual(
    act === null ? [] : [`${act}: ${firm}`],
  );
});

test('New Registration has the number and "Processed" of who is done, and "-" for no status', async () => {
  showPortal(paths.newMembers, 'admin');
  const done = await rowOf('Processed Kataan Udyog');
  expect(done.getByText('Processed')).toBeVisible();
  expect(done.getByText('1009')).toBeVisible();
  await OddRows['New Registration'].run();
  expect((await rowOf('Without Status')).getByText('-', { selector: 'span' })).toHaveClass(/grey/);
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
