import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { storedItems } from '../../test/storedItems';
import * as stories from './DashboardPage.stories';

const { Loaded, Loading } = composeStories(stories);

test('welcomes the person by name and shows the e-mail address', async () => {
  await Loaded.run();
  expect(await screen.findByText('Welcome, Ramesh Jaiswal')).toBeVisible();
  expect(screen.getByText('jaiswal@banarasivastra.example')).toBeVisible();
  expect(document.title).toBe('Dashboard · BVUS');
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'Change Password' }),
  ).toHaveAttribute('href', '/members/changepassword');
});

test('Logout opens the login page and removes the person’s data from storage', async () => {
  const user = userEvent.setup();
  // Available while the page loads.
  await Loading.run();
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(storedItems()).toEqual({ last_group: 'member' });
});
