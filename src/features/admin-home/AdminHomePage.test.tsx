import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { changeWorld } from '../../test/wire';
import * as stories from './AdminHomePage.stories';

const { Loaded, Empty, Loading, Failed, SampleAssociation } = composeStories(stories);

test('shows the old count as Registered Members, the new one as New Registration, and Profile', async () => {
  await Loaded.run();
  const members = await screen.findByRole('link', { name: /^Registered Members ?380$/ });
  expect(members).toHaveAttribute('href', '/members/members');
  expect(screen.getByRole('link', { name: /^New Registration ?32$/ })).toHaveAttribute(
    'href',
    '/members/new-members',
  );
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/members/dashboard',
  );
  expect(screen.queryByText(/412/)).not.toBeInTheDocument();
  expect(document.title).toBe('Dashboard · BVUS');
});

test('an association that nobody wrote into config.json is told, with what of it is still there', async () => {
  await SampleAssociation.run();
  const told = await screen.findByRole('note');
  expect(told).toHaveTextContent('The portal still carries the sample association.');
  expect(told).toHaveTextContent('VNS/1234/2001, 0542 000 0000, office@bvus.example');
  expect(told).toHaveTextContent('Ask whoever set the portal up');
});

test('an association of its own is nothing to tell', async () => {
  await Loaded.run();
  expect(await screen.findByRole('link', { name: 'Profile' })).toBeVisible();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});

test('nothing to count is 0', async () => {
  await Empty.run();
  expect(await screen.findByRole('link', { name: /^Registered Members ?0$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^New Registration ?0$/ })).toBeVisible();
});

test('a spinner stands while it loads', async () => {
  await Loading.run();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByText(/^\d+$/)).not.toBeInTheDocument();
});

test('a failed load says what failed, shows no number, and Retry loads it', async () => {
  const user = userEvent.setup();
  await Failed.run();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the counts.');
  expect(screen.queryByText(/^\d+$/)).not.toBeInTheDocument();
  changeWorld(Loaded.parameters);
  await user.click(screen.getByRole('button', { name: /Retry/ }));
  expect(await screen.findByRole('link', { name: /^Registered Members ?380$/ })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
