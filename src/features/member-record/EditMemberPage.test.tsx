import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers } from '../../../mocks/scenarios';
import { expectTyped } from '../../test/expectTyped';
import { showPortal } from '../../test/showPortal';
import { typeInto } from '../../test/typeInto';
import { sentBody, timesSent } from '../../test/wire';
import * as stories from './EditMemberPage.stories';

const { WithAlternateMobile } = composeStories(stories);

const loaded = () => screen.findByLabelText('Firm Name');
const success = () => screen.findByRole('dialog', { name: 'Success' });

test('the form holds the firm and its contact persons; which fields it has is in src/test/phoneKeys.test.tsx', async () => {
  showPortal('/member-edit/101', 'admin');
  await loaded();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Member' })).toBeVisible();
  expect(document.title).toBe('Edit Member · BVUS');
  expectTyped({
    'Firm Name': 'Jaiswal Silk Emporium',
    Address: 'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001',
    'Firm Mobile No. (WhatsApp without +91)': '9415201101',
    'Firm Alternate Mobile': '05422401101',
    Area: 'Chowk',
    'Representative Name-2': 'Sunita Jaiswal',
    'Representative Mobile-2': '9415201102',
    'Representative Name-5': '',
  });
  expect(screen.getByLabelText('Firm Name')).not.toHaveAttribute('readonly');
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

test('a save sends the alternate mobile if the service accepts it', async () => {
  await WithAlternateMobile.run();
  await loaded();
  typeInto('Firm Alternate Mobile', '9415000077');
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await success()).not.toHaveTextContent('did not save');
  const body = await sentBody('PUT /api/member_update');
  expect(body).toMatchObject({ firmAlternateMobile: '9415000077' });
});

test('a save without a message from the service is still a success', async () => {
  const troubles = answers('put', '/api/member_update', { status: 'success' });
  showPortal('/member-edit/101', 'admin', { troubles });
  await loaded();
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await success()).toHaveTextContent('The details were updated.');
});
