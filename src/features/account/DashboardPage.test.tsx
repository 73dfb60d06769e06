import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { changeWorld } from '../../test/wire';
import { storedItems } from '../../test/storedItems';
import * as stories from './DashboardPage.stories';

const { Loaded, Loading, Failed, Expired } = composeStories(stories);

test('welcomes the person by name and shows the e-mail address', async () => {
  await Loaded.run();
  expect(await screen.findByText('Welcome, Ramesh Jaiswal')).toBeVisible();
  expect(screen.getByText('jaiswal@banarasivastra.example')).toBeVisible();
  expect(document.title).toBe('Dashboard · BVUS');
});

test('Logout leads to the sign-in page and leaves nothing in storage', async () => {
  const user = userEvent.setup();
  await Loaded.run();
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(storedItems()).toEqual({});
});

test('shows that it is loading, with Logout in reach', async () => {
  await Loading.run();
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test('a failed load says what failed, and Retry loads it', async () => {
  const user = userEvent.setup();
  await Failed.run();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your details.');
  changeWorld(Loaded.parameters);
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  expect(await screen.findByText('Welcome, Ramesh Jaiswal')).toBeVisible();
});

test('an expired session says so once, on the sign-in page, and is gone from storage', async () => {
  const user = userEvent.setup();
  await Expired.run();
  const dialog = await screen.findByRole('dialog', { name: 'Authentication Failed' });
  expect(dialog).toHaveTextContent('Please log in again.');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect(screen.queryByText(/Signed in as/)).not.toBeInTheDocument();
  expect(storedItems()).toEqual({});
});
