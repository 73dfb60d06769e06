import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { texts } from '../../test/texts';
import { changeWorld, sentCalls } from '../../test/wire';
import * as stories from './MemberHomePage.stories';

const { Loaded, Empty, Loading, Failed, ReceiptFailed, OfficeOnWhatsApp, OddValues } =
  composeStories(stories);

const ADDRESS = 'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001';

const main = () => within(screen.getByRole('main'));

const tile = (name: string) => main().getByRole('link', { name });

/** The headings below the screen's own, in reading order; the tiles are links. */
const order = () =>
  [...screen.getByRole('main').querySelectorAll('*')]
    .filter((one) => one.matches('h2, a[href$="/membership"]'))
    .map(({ textContent }) => textContent);

/** The ways to reach the office. */
const ways = () => {
  const office = screen.getByRole('heading', { name: 'Office' }).parentElement;
  if (office === null) throw new Error('There is no office');
  return within(office).getAllByRole('link');
};

describe('the two tiles', () => {
  test('open Profile and Change Password, and are shown before any answer', async () => {
    await Loading.run();
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(tile('Profile')).toHaveAttribute('href', '/members/membership');
    expect(tile('Change Password')).toHaveAttribute('href', '/members/change-member-password');
    expect(document.title).toBe('Home · BVUS');
  });

  test('come first in the reading order if the requests fail, and both can be retried', async () => {
    const user = userEvent.setup();
    await Failed.run();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load member data.');
    expect(await screen.findByText(/Failed to load receipt\./)).toBeVisible();
    expect(order()).toEqual(['Profile', 'Office']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // A failed receipt affects nothing else.
    changeWorld(ReceiptFailed.parameters);
    for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
    const firm = 'Jaiswal Silk Emporium';
    await waitFor(() =>
      expect(order()).toEqual([firm, 'Your details at the office', 'Profile', 'Office']),
    );
    changeWorld(Loaded.parameters);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: /BV-2025-0001/ })).toBeVisible();
    expect(order()).toHaveLength(5);
  });
});

test('a record that failed here is fetched again on the next screen, which does not report the earlier failure', async () => {
  const user = userEvent.setup();
  const goTo = async (name: string) => {
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    await user.click(menu.getByRole('link', { name }));
  };
  await Loaded.run();
  // Its script is loaded by now, so it opens with the press.
  await goTo('Manage Profile');
  await screen.findByText(ADDRESS);
  changeWorld(Failed.parameters);
  await goTo('Dashboard');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load member data.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  changeWorld(Loaded.parameters);
  await goTo('Manage Profile');
  expect(await screen.findByText(ADDRESS)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('what a member comes for', () => {
  test('stands there, by the id of the user: firm, number, since, receipt, what is on file; it is copied and corrected from there', async () => {
    await Loaded.run();
    expect(await screen.findByRole('heading', { name: /BV-2025-0001/ })).toHaveTextContent(
      'Receipt BV-2025-0001 · ₹2,500.00',
    );
    await screen.findByText('Member since 07-04-2025');
    expect(order()).toEqual([
      'Jaiswal Silk Emporium',
      'Receipt BV-2025-0001 · ₹2,500.00',
      'Your details at the office',
      'Profile',
      'Office',
    ]);
    expect(main().getByText('1001')).toBeVisible();
    const onFile = within(screen.getByRole('region', { name: 'Your details at the office' }));
    expect(texts(onFile.getAllByRole('columnheader'))).toEqual([
      'Mobile No.',
      'Area',
      'Address',
      'Representatives',
    ]);
    expect(texts(onFile.getAllByRole('cell'))).toEqual([
      '9415201101',
      'Chowk',
      ADDRESS,
      'Ramesh Jaiswal, Sunita Jaiswal',
    ]);
    expect(main().getByRole('link', { name: 'Open receipt' })).toHaveAttribute(
      'href',
      '/members/receipt',
    );
    // A landline has no WhatsApp.
    expect(ways()).toHaveLength(2);
    for (const name of ['Share', 'Save as PDF'])
      expect(main().getByRole('button', { name })).toBeEnabled();
    expect(sentCalls().toSorted()).toEqual(['GET /api/profile_view/7002', 'GET /api/receipt/7002']);

    const user = userEvent.setup();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy membership number' }));
    expect(copied.mock.calls).toEqual([['1001']]);
    expect(await screen.findByText('Copied')).toBeVisible();

    // "Correct" opens Manage Profile in edit mode; Cancel returns to view mode.
    await user.click(screen.getByRole('link', { name: 'Correct these details' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Member' })).toBeVisible();
    expect(await screen.findByLabelText('Address')).toHaveValue(ADDRESS);
    fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
    expect(await screen.findByRole('heading', { level: 1, name: 'Member Details' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  });

  test('a member without a payment sees one plain line, and no dialog', async () => {
    await Empty.run();
    const line = await screen.findByText(/No receipt yet/);
    expect(line).toHaveRole('status');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });

  test('missing values leave no empty line', async () => {
    await OddValues.run();
    expect(await screen.findByRole('heading', { name: 'Receipt 42 · as agreed' })).toBeVisible();
    expect(await main().findByText('Not Available')).toBeVisible();
    expect(main().queryByText(/since/)).not.toBeInTheDocument();
    expect(main().queryByText(/Representatives/)).not.toBeInTheDocument();
    expect(main().queryByRole('button', { name: /Copy/ })).not.toBeInTheDocument();
  });
});

test('the office’s phone, WhatsApp and email come from config.json', async () => {
  await OfficeOnWhatsApp.run();
  await screen.findByRole('heading', { name: 'Office' });
  expect(ways().map((way) => `${way.textContent.trim()}: ${way.getAttribute('href')}`)).toEqual([
    '0542 240 0000: tel:+915422400000',
    'WhatsApp: https://wa.me/919415240000?text=Namaste',
    'desk@bvus.example: mailto:desk@bvus.example',
  ]);
});

test('stands in the member layout: name, menu, footer', async () => {
  const user = userEvent.setup();
  await Loaded.run();
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/members/member');
  const receipt = menu.getByRole('link', { name: 'Download Receipt' });
  expect(receipt).toHaveAttribute('href', '/members/receipt');
  expect(receipt).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'BVUS' })).toHaveAttribute('href', '/members/member');
  expect(await screen.findByRole('link', { name: 'Ramesh Jaiswal' })).toHaveAttribute(
    'href',
    '/members/member',
  );
  expect(
    screen.getByText('© 2025 Banarasi Vastra Udyog Sangh. All rights reserved.'),
  ).toBeVisible();

  const [toggle] = screen.getAllByRole('button', { name: 'Main menu', expanded: true });
  if (toggle === undefined) throw new Error('The sidebar starts closed');
  await user.click(toggle);
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Main menu' }));
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});
