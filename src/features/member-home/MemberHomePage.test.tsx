import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { sentCalls } from '../../test/wire';
import * as stories from './MemberHomePage.stories';

const { Loaded } = composeStories(stories);

const tile = (name: string) => within(screen.getByRole('main')).getByRole('link', { name });

test('has the two tiles, and calls nobody', async () => {
  await Loaded.run();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(tile('Profile')).toHaveAttribute('href', '/members/membership');
  expect(tile('Change Password')).toHaveAttribute('href', '/members/change-member-password');
  expect(document.title).toBe('Home · BVUS');
  expect(sentCalls()).toEqual([]);
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
  expect(screen.getByRole('link', { name: 'Ramesh Jaiswal' })).toHaveAttribute(
    'href',
    '/members/member',
  );
  expect(
    screen.getByText('© 2025 Banarasi Vastra Udyog Sangh. All rights reserved.'),
  ).toBeVisible();

  const [toggle] = screen.getAllByRole('button', { name: 'Close menu', expanded: true });
  if (toggle === undefined) throw new Error('The sidebar starts closed');
  await user.click(toggle);
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});
