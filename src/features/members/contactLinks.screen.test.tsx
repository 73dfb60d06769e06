import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { applications, ListService } from '../../test/applications';
import { showOffice } from '../../test/office';
import { rowOf } from '../../test/rowOf';
import { showPortal } from '../../test/showPortal';
import { texts } from '../../test/texts';
import { paths } from '../../config/paths';
import type { User } from '../../test/User';

/* Contact from the menu of a row and from the details; contactLinks.test.ts tests which ways there are. */

const FIRM = 'Jaiswal Silk Emporium';
const MOBILE = '9415201101';
const MAIL = 'jaiswal@banarasivastra.example';
const LINKS = ['Call', 'WhatsApp', 'Send email'];
const WAYS = [...LINKS, 'Copy number', 'Copy email address'];

async function openMenu(user: User) {
  const row = await rowOf(FIRM);
  const opener = row.getByRole('button', { name: `More actions for ${FIRM}` });
  await user.click(opener);
  const [first] = await screen.findAllByRole('menuitem');
  await waitFor(() => expect(first?.contains(document.activeElement)).toBe(true));
  return { row, opener };
}

const entries = () => texts(screen.getAllByRole('menuitem'));
const linkOf = (name: string) => screen.getByRole('link', { name });
const choose = (user: User, name: string) => user.click(screen.getByRole('menuitem', { name }));

test('the menu of a row leads to the firm, copies its number, and has what the row does not draw', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  const { row, opener } = await openMenu(user);
  expect(entries()).toEqual(WAYS);
  expect(linkOf('Call')).toHaveAttribute('href', `tel:+91${MOBILE}`);
  expect(linkOf('WhatsApp')).toHaveAttribute(
    'href',
    `https://wa.me/91${MOBILE}?text=Namaste%2C%20Jaiswal%20Silk%20Emporium`,
  );
  expect(linkOf('WhatsApp')).toHaveAttribute('target', '_blank');
  expect(linkOf('WhatsApp')).toHaveAttribute('rel', 'noopener noreferrer');
  expect(linkOf('Send email')).toHaveAttribute('href', `mailto:${MAIL}`);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await openMenu(user);
  await user.click(opener);
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();

  await openMenu(user);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await choose(user, 'Copy number');
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(copied.mock.calls).toEqual([[MOBILE]]);
  copied.mockRestore();

  for (const control of [
    row.getByRole('link', { name: `View ${FIRM}` }),
    row.getByRole('link', { name: `Edit ${FIRM}` }),
    row.getByRole('button', { name: `Delete ${FIRM}` }),
  ])
    control.style.display = 'none';
  expect(row.getByRole('link', { name: `Call ${FIRM}` })).toHaveAttribute(
    'href',
    `tel:+91${MOBILE}`,
  );
  await openMenu(user);
  expect(entries()).toEqual(['View', 'Edit', ...WAYS, 'Delete']);
  await choose(user, 'Delete');
  expect(await screen.findByRole('dialog', { name: `Delete ${FIRM}` })).toBeVisible();
});

const putClipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

test('over plain http, without a clipboard, what was to be copied stands there to be marked', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  const { opener } = await openMenu(user);
  const { clipboard } = navigator;
  putClipboard(undefined);
  await choose(user, 'Copy email address');
  const message = await screen.findByRole('dialog', {
    name: 'This could not be copied',
  });
  expect(message).toHaveTextContent(MAIL);
  await user.click(within(message).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(opener).toHaveFocus());
  putClipboard(clipboard);
});

test('Member Details have the same ways, say what came of a copy, and lead to the edit', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  await user.click(await screen.findByRole('button', { name: FIRM }));
  const details = within(await screen.findByRole('dialog', { name: 'Member Details' }));
  expect(texts(details.getAllByRole('link'))).toEqual([...LINKS, 'Edit']);
  expect(details.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:+91${MOBILE}`);
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText');
  const says = (text: string) =>
    waitFor(() => expect(details.getByRole('status')).toHaveTextContent(text));
  await user.click(details.getByRole('button', { name: 'Copy email address' }));
  await says(`Copied: ${MAIL}`);
  expect(clipboard.mock.calls).toEqual([[MAIL]]);
  clipboard.mockRejectedValue(new Error());
  await user.click(details.getByRole('button', { name: 'Copy number' }));
  await says(`This could not be copied: ${MOBILE}`);
  clipboard.mockRestore();
  await user.click(details.getByRole('link', { name: 'Edit' }));
  expect(await screen.findByRole('heading', { name: 'Edit Member' })).toBeVisible();
  expect(await screen.findByLabelText('Firm Name')).toHaveValue(FIRM);
});

/** Opens the menu of the second firm, then a list with this change arrives. */
async function listComes(change: (service: ListService) => void) {
  const service = new ListService(applications(3));
  showOffice(service);
  const row = await rowOf('Firm 502');
  row.getByRole('button', { name: 'Delete Firm 502' }).style.display = 'none';
  await userEvent.click(row.getByRole('button', { name: 'More actions for Firm 502' }));
  await screen.findByRole('menuitem', { name: 'Delete' });
  change(service);
  service.firms = [...service.firms, { id: 999, name: 'Firm 999', payment_status: 'paid' }];
  window.dispatchEvent(new StorageEvent('storage', { key: 'change', newValue: '1' }));
  await rowOf('Firm 999');
}

test.each<readonly [string, (service: ListService) => void]>([
  ['stands elsewhere', (service) => (service.firms = service.firms.toReversed())],
  ['has paid', (service) => service.change(502, { payment_status: 'paid' })],
])('the open menu stays with its firm if that %s in the next list', async (_, change) => {
  await listComes(change);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByRole('dialog', { name: 'Delete Firm 502' })).toBeVisible();
});

test('the open menu disappears with its firm', async () => {
  await listComes((service) => service.firms.splice(1, 1));
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
});
