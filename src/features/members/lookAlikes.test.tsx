import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { answers } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { showPortal } from '../../test/showPortal';
import { sentChanges } from '../../test/wire';

/** Two firms that look the same in the list, and one whose name reverses the text around it, without a number. */
const RTL = 'شركة الحرير';
const firm = (id: number, name: string, rest: object) => ({
  id,
  name,
  mobile: '9415012345',
  membership: null,
  status: 0,
  ...rest,
});

const open = (path: string, members: object[], applied: object[] = []) =>
  showPortal(path, 'admin', {
    troubles: [
      ...answers('get', '/api/members', members),
      ...answers('get', '/api/newmembers', applied),
      ...answers('get', '/api/membership/:id', {}),
    ],
  });

const press = async (name: string, place: Pick<typeof screen, 'findByRole'> = screen) =>
  userEvent.click(await place.findByRole('button', { name }));

/** The dialog: its parts with their own writing direction, and its full text. */
async function said(title: string) {
  const dialog = await screen.findByRole('dialog', { name: title });
  const isolated = [...dialog.querySelectorAll('bdi')].map((part) => part.textContent);
  return { dialog: within(dialog), isolated, text: dialog.textContent.replaceAll('\u00A0', ' ') };
}

/** Enter pressed by mistake: the question starts on Cancel. The focus returns to the button. */
async function refuse(cancel: HTMLElement, opener: HTMLElement) {
  await waitFor(() => expect(cancel).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(cancel).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
}

test('the question before Delete names firm, number and id, each in its own direction', async () => {
  open(paths.members, [
    firm(51, 'Kashi Silks', { membership: 1051 }),
    firm(52, 'Kashi Silks', { membership: 1052 }),
    firm(53, RTL, { mobile: '9839000053' }),
  ]);
  await screen.findByText(/^Showing 1 to 3/);
  for (const [place, name, label, number, id] of [
    [1, 'Kashi Silks', 'Membership No.', '1051', '51'],
    [2, 'Kashi Silks', 'Membership No.', '1052', '52'],
    [3, RTL, 'Mobile No.', '9839000053', '53'],
  ] as const) {
    const row = within(screen.getAllByRole('row')[place] ?? document.body);
    await press(`Delete ${name}`, row);
    const { dialog, isolated, text } = await said(`Delete ${name}`);
    expect(isolated).toEqual([name, name, number, id]);
    expect(text).toContain(`${name} · ${label} ${number} · ID ${id}`);
    expect(
      dialog.getByText(
        'Are you sure you want to delete this member? This action cannot be undone.',
      ),
    ).toBeVisible();
    await refuse(
      dialog.getByRole('button', { name: 'Cancel' }),
      row.getByRole('button', { name: `Delete ${name}` }),
    );
  }
  expect(sentChanges()).toEqual([]);
});

test('so do the question before Send and the message after Generate', async () => {
  open(
    paths.newMembers,
    [],
    [
      firm(61, 'Assi Looms', { payment_status: 'pending' }),
      firm(62, 'Assi Looms', { payment_status: 'paid', mobile: '9839000062' }),
    ],
  );
  await press('Send Now: Assi Looms');
  const { dialog, text } = await said('Payment link for Assi Looms');
  expect(text).toContain('Assi Looms · Mobile No. 9415012345 · ID 61');
  expect(dialog.getByText('Send payment link to this member?')).toBeVisible();
  await refuse(
    dialog.getByRole('button', { name: 'Cancel' }),
    screen.getByRole('button', { name: 'Send Now: Assi Looms' }),
  );
  expect(sentChanges()).toEqual([]);
  await press('Generate: Assi Looms');
  const generated = await said('Membership No. generated successfully');
  expect(generated.text).toContain('Assi Looms · Mobile No. 9839000062 · ID 62');
});
