import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { answers } from '../../../mocks/scenarios';
import { rowOf } from '../../test/rowOf';
import { showPortal } from '../../test/showPortal';
import { texts } from '../../test/texts';
import { paths } from '../../config/paths';

const FIRM = 'Jaiswal Silk Emporium';
const MOBILE = '9415201101';
const MAIL = 'jaiswal@banarasivastra.example';

type User = ReturnType<typeof userEvent.setup>;

/** A list of these firms alone. */
const listOf = (
  ...firms: readonly {
    readonly name: string;
    readonly mobile?: string;
    readonly email?: string;
  }[]
) =>
  showPortal(paths.members, 'admin', {
    troubles: answers(
      'get',
      '/api/members',
      firms.map((firm, index) => ({ id: index + 1, ...firm })),
    ),
  });

const putClipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });

/** As over plain http. */
function takeClipboardAway() {
  const { clipboard } = navigator;
  putClipboard(undefined);
  return { mockRestore: () => putClipboard(clipboard) };
}

async function openMenu(user: User, firm = FIRM) {
  const row = await rowOf(firm);
  const opener = row.getByRole('button', { name: `More for ${firm}` });
  await user.click(opener);
  const [first] = await screen.findAllByRole('menuitem');
  await waitFor(() => expect(first).toHaveFocus());
  return opener;
}

const entries = () => texts(screen.getAllByRole('menuitem'));
const linkOf = (name: string) => screen.getByRole('link', { name });

async function openDetails(user: User) {
  await user.click(await screen.findByRole('button', { name: FIRM }));
  return screen.findByRole('dialog', { name: 'Member Details' });
}

describe('the menu of a row', () => {
  test('leads to the telephone, to WhatsApp with a greeting and nothing else, and to the mail', async () => {
    const user = userEvent.setup();
    showPortal(paths.members, 'admin');
    const opener = await openMenu(user);
    expect(entries()).toEqual([
      'Call',
      'WhatsApp',
      'Write an e-mail',
      'Copy the number',
      'Copy the e-mail address',
    ]);
    expect(linkOf('Call')).toHaveAttribute('href', `tel:+91${MOBILE}`);
    expect(linkOf('WhatsApp')).toHaveAttribute(
      'href',
      `https://wa.me/91${MOBILE}?text=Namaste%2C%20Jaiswal%20Silk%20Emporium`,
    );
    expect(linkOf('WhatsApp')).toHaveAttribute('target', '_blank');
    expect(linkOf('WhatsApp')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(linkOf('Write an e-mail')).toHaveAttribute('href', `mailto:${MAIL}`);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    await openMenu(user);
    await user.click(opener);
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });

  test('a landline is rung and has no WhatsApp', async () => {
    const user = userEvent.setup();
    listOf({ name: FIRM, mobile: '0542-2401101', email: '' });
    await openMenu(user);
    expect(entries()).toEqual(['Call', 'Copy the number']);
    expect(linkOf('Call')).toHaveAttribute('href', 'tel:+915422401101');
  });

  test.each([
    ['no number', { mobile: '', email: '' }],
    ['two numbers', { mobile: '9415201101 / 9415201102', email: '' }],
    ['two addresses', { mobile: '94152', email: 'one@bvus.example, two@bvus.example' }],
  ])('a firm with %s cannot be reached by it', async (_, firm) => {
    const user = userEvent.setup();
    listOf({ name: FIRM, ...firm });
    const row = await rowOf(FIRM);
    expect(row.getByRole('link', { name: `Edit ${FIRM}` })).toBeVisible();
    expect(row.queryByRole('link', { name: `Call ${FIRM}` })).not.toBeInTheDocument();
    // Only a card draws it, for what it has no other room for (e2e/portal/listsOnTablets.spec.ts).
    await user.click(row.getByRole('button', { name: `More for ${FIRM}` }));
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });

  test('what a row does not draw is in its menu, and is pressed from there', async () => {
    const user = userEvent.setup();
    showPortal(paths.members, 'admin');
    const row = await rowOf(FIRM);
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
    expect(entries()).toEqual([
      'View',
      'Edit',
      'Call',
      'WhatsApp',
      'Write an e-mail',
      'Copy the number',
      'Copy the e-mail address',
      'Delete',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: `Delete ${FIRM}` })).toBeVisible();
  });

  test('a name that is broken, or full of signs of an address, is text of the greeting', async () => {
    const user = userEvent.setup();
    listOf({ name: '\uD800&text=Pay #1', mobile: MOBILE });
    await user.click(await screen.findByRole('button', { name: /^More for/ }));
    expect(await screen.findByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/91${MOBILE}?text=Namaste%2C%20%EF%BF%BD%26text%3DPay%20%231`,
    );
  });

  test('copies the number as it stands there, and says so', async () => {
    const user = userEvent.setup();
    showPortal(paths.members, 'admin');
    await openMenu(user);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('menuitem', { name: 'Copy the number' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(copied.mock.calls).toEqual([[MOBILE]]);
    copied.mockRestore();
  });

  test.each([
    ['refuses', () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error())],
    ['has none', takeClipboardAway],
  ])('where the browser %s, what was to be copied stands there to be marked', async (_, refuse) => {
    const user = userEvent.setup();
    showPortal(paths.members, 'admin');
    const opener = await openMenu(user);
    const refused = refuse();
    await user.click(screen.getByRole('menuitem', { name: 'Copy the e-mail address' }));
    const message = await screen.findByRole('dialog', {
      name: 'The browser did not let this be copied',
    });
    expect(message).toHaveTextContent(MAIL);
    await user.click(within(message).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(opener).toHaveFocus());
    refused.mockRestore();
  });
});

describe('Member Details', () => {
  test('have the same ways, and lead to the edit', async () => {
    const user = userEvent.setup();
    showPortal(paths.members, 'admin');
    const details = within(await openDetails(user));
    expect(texts(details.getAllByRole('link'))).toEqual([
      'Call',
      'WhatsApp',
      'Write an e-mail',
      'Edit',
    ]);
    expect(details.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:+91${MOBILE}`);
    await user.click(details.getByRole('link', { name: 'Edit' }));
    expect(await screen.findByRole('heading', { name: 'Edit Member' })).toBeVisible();
    expect(await screen.findByLabelText('Firm Name')).toHaveValue(FIRM);
  });

  test('say what came of a copy where they stand', async () => {
    const user = userEvent.setup();
    showPortal(paths.members, 'admin');
    const details = within(await openDetails(user));
    const clipboard = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(details.getByRole('button', { name: 'Copy the e-mail address' }));
    await waitFor(() => expect(details.getByRole('status')).toHaveTextContent(`Copied: ${MAIL}`));
    expect(clipboard.mock.calls).toEqual([[MAIL]]);
    clipboard.mockRejectedValue(new Error());
    await user.click(details.getByRole('button', { name: 'Copy the number' }));
    await waitFor(() =>
      expect(details.getByRole('status')).toHaveTextContent(
        `The browser did not let this be copied: ${MOBILE}`,
      ),
    );
    clipboard.mockRestore();
  });
});
