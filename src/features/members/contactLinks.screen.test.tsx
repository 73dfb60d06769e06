import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, onTestFinished, test, vi } from 'vitest';
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

const ACTIONS = ['View', 'Edit', ...WAYS, 'Delete'];

test('the menu of a row has every action: it leads to the firm, copies its number, and deletes it', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  const { row, opener } = await openMenu(user);
  expect(entries()).toEqual(ACTIONS);
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

  expect(row.getByRole('link', { name: `Call ${FIRM}` })).toHaveAttribute(
    'href',
    `tel:+91${MOBILE}`,
  );
  await openMenu(user);
  await choose(user, 'Delete');
  const question = await screen.findByRole('dialog', { name: `Delete ${FIRM}` });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await openMenu(user);
  await user.click(linkOf('View'));
  expect(await screen.findByRole('heading', { name: 'View Member' })).toBeVisible();
});

/** The controls of a row, without the firm's name and the call. */
async function namesIn(firm: string) {
  const row = await rowOf(firm);
  const controls = [...row.getAllByRole('link'), ...row.getAllByRole('button')];
  return controls
    .map((control) => control.getAttribute('aria-label'))
    .filter((name) => name !== `Call ${firm}`)
    .map((name) => name?.replace(firm, ''));
}

test('a firm that cannot be reached has the same controls in the same places', async () => {
  const service = new ListService([
    { id: 1, name: 'Ganga Silk', payment_status: 'done', mobile: '9415201101' },
    { id: 2, name: 'Zari House', payment_status: 'done' },
  ]);
  showOffice(service);
  expect(await namesIn('Zari House')).toEqual(await namesIn('Ganga Silk'));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More actions for Zari House' }));
  await screen.findByRole('menuitem', { name: 'View' });
  expect(entries()).toEqual(['View', 'Edit', 'Delete']);
});

const putClipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

/** What the browser is asked to copy, in the way that works without https. jsdom cannot copy. */
function collectCopies(isAllowed: boolean): string[] {
  const copies: string[] = [];
  const execCommand = () => {
    const { activeElement } = document;
    if (isAllowed && activeElement instanceof HTMLTextAreaElement) copies.push(activeElement.value);
    return isAllowed;
  };
  Object.defineProperty(document, 'execCommand', { configurable: true, value: execCommand });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  const { clipboard } = navigator;
  putClipboard(undefined);
  onTestFinished(() => void putClipboard(clipboard));
  return copies;
}

test('over plain http, without a clipboard, a number is copied too, in an open dialog as well', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  const { opener } = await openMenu(user);
  const copies = collectCopies(true);
  await choose(user, 'Copy number');
  expect(await screen.findByText('Copied')).toBeVisible();
  await waitFor(() => expect(opener).toHaveFocus());
  await user.click(screen.getByRole('button', { name: FIRM }));
  const details = within(await screen.findByRole('dialog', { name: 'Member Details' }));
  const copy = details.getByRole('button', { name: 'Copy email address' });
  await user.click(copy);
  await waitFor(() => expect(details.getByRole('status')).toHaveTextContent(`Copied: ${MAIL}`));
  // The hidden field took the focus for a moment, and gives it back to the dialog.
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  expect(copies).toEqual([MOBILE, MAIL]);
});

test('what the browser does not copy stands there to be marked', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  const { opener } = await openMenu(user);
  collectCopies(false);
  await choose(user, 'Copy email address');
  const message = await screen.findByRole('dialog', {
    name: 'This could not be copied',
  });
  expect(message).toHaveTextContent(MAIL);
  await user.click(within(message).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(opener).toHaveFocus());
});

test('a name is selected without opening its details; a press opens them', async () => {
  const user = userEvent.setup();
  showPortal(paths.members, 'admin');
  const name = await screen.findByRole('button', { name: FIRM });
  getSelection()?.selectAllChildren(name);
  fireEvent.click(name, { detail: 1 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // Text that is selected elsewhere does not matter.
  getSelection()?.selectAllChildren(screen.getByRole('heading', { name: 'Members' }));
  fireEvent.click(name, { detail: 1 });
  expect(await screen.findByRole('dialog', { name: 'Member Details' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
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
  await userEvent.click(row.getByRole('button', { name: 'More actions for Firm 502' }));
  await screen.findByRole('menuitem', { name: 'Delete' });
  change(service);
  service.firms = [...service.firms, { id: 999, name: 'Firm 999', payment_status: 'paid' }];
  const port = new BroadcastChannel('changes');
  port.postMessage(false);
  await rowOf('Firm 999');
  port.close();
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
