import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { answers, rejects, sessionExpired } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { fieldError } from '../../test/fieldError';
import { showPortal } from '../../test/showPortal';
import { typeInto } from '../../test/typeInto';
import { changeWorld, sentBody, sentCalls, sentChanges, timesSent } from '../../test/wire';
import * as stories from './ManageProfilePage.stories';

const { Loaded, Empty, Loading, Failed, Filled, Invalid, Rejected, Saving, Lost } =
  composeStories(stories);

const UPDATE = 'PUT /api/profile_update';
const READ = 'GET /api/profile_view/7002';
const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';

const field = (label: string) => screen.getByLabelText(label);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const shown = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('view mode', () => {
  test('shows the membership and both sections, and "-" for what is empty', async () => {
    await Loaded.run();
    expect(await heading('Member Details')).toBeVisible();
    expect(document.title).toBe('Manage Profile · BVUS');
    expect(await screen.findByText('1001')).toBeVisible();
    expect(screen.getByText('07-04-2025')).toBeVisible();
    expect(shown('Firm Name')).toBe('Jaiswal Silk Emporium');
    expect(shown('Area')).toBe('Chowk');
    expect(shown('Representative Name-2')).toBe('Sunita Jaiswal');
    for (const number of [3, 4, 5]) {
      expect(shown(`Representative Name-${number}`)).toBe('-');
      expect(shown(`Representative Mobile-${number}`)).toBe('-');
    }
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Save|Update|Cancel/ })).not.toBeInTheDocument();
    expect(sentCalls()).toEqual([READ]);
  });

  test('of a record without a number or a date says so', async () => {
    await Empty.run();
    expect(await screen.findByText('Not Available')).toBeVisible();
    const since = screen.getByText('Membership start date').parentElement;
    expect(since).toHaveTextContent('Membership start date: -');
    expect(shown('Address')).toBe('-');
  });

  test('waits with Loading...', async () => {
    await Loading.run();
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  });

  test('that cannot be loaded says so in a dialog and in its place, and Retry loads it', async () => {
    const user = userEvent.setup();
    await Failed.run();
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog).toHaveTextContent('Failed to load member data.');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load member data.');
    changeWorld(Loaded.parameters);
    await user.click(screen.getByRole('button', { name: /Retry/ }));
    expect(await screen.findByText('1001')).toBeVisible();
  });

  test('of a session that has ended says so once, and leads to the sign-in', async () => {
    const user = userEvent.setup();
    const troubles = sessionExpired('/api/profile_view/:id');
    const { router } = showPortal(paths.profileEdit, 'member', { troubles });
    const dialog = await screen.findByRole('dialog', { name: 'Authentication Failed' });
    expect(dialog).toHaveTextContent('Please log in again.');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await heading('Login')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/members/');
    expect(screen.queryByText('Failed to load member data.')).not.toBeInTheDocument();
    expect(timesSent(READ)).toBe(1);
  });

  test('goes back to the home of a person who came from nowhere', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await heading('Member Details');
    await user.click(button('Back'));
    expect(await heading('Dashboard')).toBeVisible();
  });
});

describe('edit mode', () => {
  test('has two pairs of buttons, five rows, a firm name that cannot be changed, and never "-"', async () => {
    await Filled.run();
    expect(await heading('Edit Member')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Cancel' })).toHaveLength(2);
    expect(button('Save')).toBeEnabled();
    expect(button('Update')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(field('Firm Name')).toHaveAttribute('readonly');
    expect(screen.getAllByLabelText(/^Representative/)).toHaveLength(10);
    expect(field('Representative Name-3')).toHaveValue('');
    // The membership stands in the header of both modes.
    expect(screen.getByText('1001')).toBeVisible();
  });

  test.each([0, 1])('Cancel (the pair %i) restores what was there', async (which) => {
    const user = userEvent.setup();
    await Filled.run();
    const cancel = screen.getAllByRole('button', { name: 'Cancel' })[which];
    if (cancel !== undefined) await user.click(cancel);
    expect(await heading('Member Details')).toBeVisible();
    expect(shown('Area')).toBe('Chowk');
    await user.click(button('Edit'));
    expect(await screen.findByLabelText('Area')).toHaveValue('Chowk');
    expect(sentChanges()).toEqual([]);
  });

  test.each(['Save', 'Update'])('%s sends the documented body once', async (name) => {
    const user = userEvent.setup();
    await Filled.run();
    await user.dblClick(button(name));
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    expect(dialog).toHaveTextContent('Member updated successfully.');
    expect(sentChanges()).toEqual([UPDATE]);
    expect(await sentBody(UPDATE)).toEqual({
      id: 7002,
      firmName: 'Jaiswal Silk Emporium',
      firmMobile: '9415201101',
      address: 'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001',
      area: 'Thatheri Bazar',
      representatives: [
        { name: 'Ramesh Jaiswal', mobile: '9415201101' },
        { name: 'Sunita Jaiswal', mobile: '9415201102' },
      ],
    });
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await heading('Member Details')).toBeVisible();
    expect(shown('Area')).toBe('Thatheri Bazar');
    expect(shown('Representative Name-3')).toBe('-');
  });

  test('says Saving..., disables its buttons and ignores a second submit', async () => {
    const user = userEvent.setup();
    await Saving.run();
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(button('Update')).toBeDisabled();
    for (const cancel of screen.getAllByRole('button', { name: 'Cancel' }))
      expect(cancel).toBeDisabled();
    await user.type(field('Area'), '{Enter}');
    expect(timesSent(UPDATE)).toBe(1);
  });

  test('shows what the service gave back, not what was typed', async () => {
    const user = userEvent.setup();
    await Filled.run();
    const list = { name: 'Jaiswal Silk Emporium', area: 'THATHERI', membership: 1001 };
    server.use(...answers('put', '/api/profile_update', { message: 'Saved.', list }));
    await user.click(button('Save'));
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    expect(dialog).toHaveTextContent(/did not keep your change of: Address, .*Area/);
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(shown('Area')).toBe('THATHERI');
    server.use(...answers('get', '/api/profile_view/:id', { data: { list } }));
    await user.click(button('Edit'));
    expect(await screen.findByLabelText('Area')).toHaveValue('THATHERI');
  });

  test('names the alternate mobile that the service did not keep', async () => {
    const user = userEvent.setup();
    await Filled.run();
    typeInto('Firm Alternate Mobile', '9415000077');
    await user.click(button('Update'));
    expect(await screen.findByRole('dialog', { name: 'Success' })).toHaveTextContent(
      'The service did not keep your change of: Firm Alternate Mobile.',
    );
  });

  test('names what is missing and sends nothing', async () => {
    await Invalid.run();
    await waitFor(() => expect(fieldError(field('Address'))).toBe('Address is required'));
    expect(fieldError(field(MOBILE))).toBe(`${MOBILE} is required`);
    expect(fieldError(field('Area'))).toBe('Area is required');
    await waitFor(() => expect(field('Address')).toHaveFocus());
    expect(sentChanges()).toEqual([]);
  });

  test('says under the field what the service refuses', async () => {
    await Rejected.run();
    await waitFor(() => expect(fieldError(field('Area'))).toBe('This area is unknown.'));
    expect(field('Area')).toHaveValue('Thatheri Bazar');
    expect(await heading('Edit Member')).toBeVisible();
  });

  test('refused without words says Update failed.', async () => {
    const user = userEvent.setup();
    await Filled.run();
    server.use(...rejects('put', '/api/profile_update', 409, {}));
    await user.click(button('Save'));
    expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(
      'Update failed.',
    );
    expect(field('Area')).toHaveValue('Thatheri Bazar');
  });

  test('after a lost answer keeps what was typed and reads the record again', async () => {
    const user = userEvent.setup();
    await Filled.run();
    changeWorld(Lost.parameters);
    const reads = timesSent(READ);
    await user.click(button('Save'));
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog).toHaveTextContent('An error occurred during update.');
    expect(dialog).toHaveTextContent('may or may not have been saved');
    // Once before the save, and once more after it.
    await waitFor(() => expect(timesSent(READ)).toBe(reads + 2));
    expect(timesSent(UPDATE)).toBe(1);
    expect(field('Area')).toHaveValue('Thatheri Bazar');
  });
});
