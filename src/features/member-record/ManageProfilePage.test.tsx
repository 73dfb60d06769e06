import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { answers, never } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { answer, findDialog, press } from '../../test/calls/moves';
import { showPortal } from '../../test/showPortal';
import { shownValue } from '../../test/shownValue';
import { typeInto } from '../../test/typeInto';
import { sentCalls, sentChanges } from '../../test/wire';

const field = (label: string) => screen.getByLabelText(label);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const cancels = () => screen.getAllByRole('button', { name: 'Cancel' });

async function edit() {
  await press('Edit');
  expect(await screen.findByLabelText('Area')).toHaveValue('Chowk');
  typeInto('Area', 'Thatheri Bazar');
}

describe('view mode', () => {
  test('shows the membership and both sections, "-" for empty values, and goes back home', async () => {
    showPortal(paths.profileEdit, 'member');
    expect(await heading('Member Details')).toBeVisible();
    expect(document.title).toBe('Manage Profile · BVUS');
    expect(await screen.findByText('1001')).toBeVisible();
    expect(screen.getByText('07-04-2025')).toBeVisible();
    expect(shownValue('Firm Name')).toBe('Jaiswal Silk Emporium');
    expect(shownValue('Area')).toBe('Chowk');
    expect(shownValue('Representative Name-2')).toBe('Sunita Jaiswal');
    for (const number of [3, 4, 5]) {
      expect(shownValue(`Representative Name-${number}`)).toBe('-');
      expect(shownValue(`Representative Mobile-${number}`)).toBe('-');
    }
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Save|Update|Cancel/ })).not.toBeInTheDocument();
    expect(sentCalls()).toEqual(['GET /api/profile_view/7002']);
    await press('Back');
    expect(await heading('Dashboard')).toBeVisible();
  });

  test('of a record without a number or a date says so', async () => {
    const list = { name: 'Ganga Zari House', membership: null, rep_name_1: null };
    const troubles = answers('get', '/api/profile_view/:id', { data: { list } });
    showPortal(paths.profileEdit, 'member', { troubles });
    expect(await screen.findByText('Not Available')).toBeVisible();
    const since = screen.getByText('Membership start date').parentElement;
    expect(since).toHaveTextContent('Membership start date: -');
    expect(shownValue('Address')).toBe('-');
  });
});

describe('edit mode', () => {
  test('has two pairs of buttons, five rows, a firm name that cannot be changed, and never "-"', async () => {
    showPortal(paths.profileEdit, 'member');
    await edit();
    expect(await heading('Edit Member')).toBeVisible();
    expect(button('Save')).toBeEnabled();
    expect(button('Update')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    expect(field('Firm Name')).toHaveAttribute('readonly');
    expect(screen.getAllByLabelText(/^Representative/)).toHaveLength(10);
    expect(field('Representative Name-3')).toHaveValue('');
    // Both modes have the membership in the header.
    expect(screen.getByText('1001')).toBeVisible();
    expect(cancels()).toHaveLength(2);
    // Each Cancel restores the saved values.
    for (const pair of [0, 1]) {
      fireEvent.click(cancels()[pair] ?? document.body);
      expect(await heading('Member Details')).toBeVisible();
      expect(shownValue('Area')).toBe('Chowk');
      await edit();
    }
    expect(sentChanges()).toEqual([]);
  });

  test('says Saving..., and disables its buttons, of which the pressed one keeps the focus', async () => {
    const user = userEvent.setup();
    showPortal(paths.profileEdit, 'member', { troubles: never('/api/profile_update') });
    await edit();
    await user.click(button('Save'));
    const saving = await screen.findByRole('button', { name: 'Saving...' });
    expect(saving).toHaveFocus();
    for (const one of [saving, button('Update')]) {
      expect(one).toHaveAttribute('aria-disabled', 'true');
      // A browser takes the focus from a button with this attribute.
      expect(one).not.toHaveAttribute('disabled');
      await user.click(one);
    }
    for (const one of cancels()) expect(one).toBeDisabled();
    await waitFor(() => expect(sentChanges()).toHaveLength(1));
  });

  test('each change of mode focuses the heading, since the pressed button is gone', async () => {
    const user = userEvent.setup();
    showPortal(paths.profileEdit, 'member');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByLabelText('Area');
    expect(await heading('Edit Member')).toHaveFocus();
    for (const pair of [0, 1]) {
      await user.click(cancels()[pair] ?? document.body);
      expect(await heading('Member Details')).toHaveFocus();
      await user.click(button('Edit'));
      await screen.findByLabelText('Area');
    }
    await user.type(field('Area'), ' East');
    await user.click(button('Save'));
    await user.click(within(await findDialog('Success')).getByRole('button', { name: 'OK' }));
    expect(await heading('Member Details')).toHaveFocus();
  });

  test('shows the values that the service returned, not the typed ones', async () => {
    showPortal(paths.profileEdit, 'member');
    await edit();
    const list = { name: 'Jaiswal Silk Emporium', area: 'THATHERI', membership: 1001 };
    server.use(...answers('put', '/api/profile_update', { message: 'Saved.', list }));
    await press('Save');
    expect(await findDialog('Success')).toHaveTextContent(
      /did not save your change to: Address, .*Area/,
    );
    await answer('Success', 'OK');
    expect(shownValue('Area')).toBe('THATHERI');
    server.use(...answers('get', '/api/profile_view/:id', { data: { list } }));
    await press('Edit');
    expect(await screen.findByLabelText('Area')).toHaveValue('THATHERI');
  });
});
