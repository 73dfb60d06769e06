import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers } from '../../../mocks/scenarios';
import { showPortal } from '../../test/showPortal';
import { typeInto } from '../../test/typeInto';
import { sentBody, sentCalls, timesSent } from '../../test/wire';
import * as stories from './EditMemberPage.stories';

const { WithAlternateMobile } = composeStories(stories);

const field = (label: string) => screen.getByLabelText(label);
const loaded = () => screen.findByLabelText('Firm Name');
const success = () => screen.findByRole('dialog', { name: 'Success' });

test('the form has the fields of the specification and five contact persons', async () => {
  showPortal('/member-edit/101', 'admin');
  await loaded();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Member' })).toBeVisible();
  expect(document.title).toBe('Edit Member · BVUS');
  const expected: Readonly<Record<string, string>> = {
    'Firm Name': 'Jaiswal Silk Emporium',
    Address: 'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001',
    'Firm Mobile No. (WhatsApp without +91)': '9415201101',
    'Firm Alternate Mobile': '05422401101',
    Area: 'Chowk',
    'Representative Name-1': 'Ramesh Jaiswal',
    'Representative Mobile-1': '9415201101',
    'Representative Name-2': 'Sunita Jaiswal',
    'Representative Mobile-2': '9415201102',
    'Representative Name-5': '',
    'Representative Mobile-5': '',
  };
  for (const [label, value] of Object.entries(expected)) expect(field(label)).toHaveValue(value);
  expect(screen.getAllByLabelText(/^Representative/)).toHaveLength(10);
  expect(field('Firm Name')).not.toHaveAttribute('readonly');
  expect(timesSent('GET /api/member_edit/101')).toBe(1);
});

test.each([
  ['/member-edit/101', '/members/members'],
  ['/new-member-edit/3006', '/members/new-members'],
])('%s has a back arrow to its own list', async (path, list) => {
  const { router } = showPortal(path, 'admin');
  await loaded();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(list));
});

test.each(['/member-edit/0', '/member-edit/%2e%2e%2Fmembership%2F3003', '/new-member-view/0101'])(
  '%s is Page not found, and nothing is asked',
  async (path) => {
    showPortal(path, 'admin');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(sentCalls()).toEqual([]);
  },
);

test('a save sends the alternate mobile where the service takes it', async () => {
  await WithAlternateMobile.run();
  await loaded();
  typeInto('Firm Alternate Mobile', '9415000077');
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await success()).not.toHaveTextContent('did not keep');
  const body = await sentBody('PUT /api/member_update');
  expect(body).toMatchObject({ firmAlternateMobile: '9415000077' });
});

test('a save that the service answers without words is a success all the same', async () => {
  const troubles = answers('put', '/api/member_update', { status: 'success' });
  showPortal('/member-edit/101', 'admin', { troubles });
  await loaded();
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await success()).toHaveTextContent('The member was updated.');
});
