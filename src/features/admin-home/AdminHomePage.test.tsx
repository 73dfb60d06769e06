import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './AdminHomePage.stories';

const { Loaded, SampleAssociation } = composeStories(stories);

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
  // An association of its own is nothing to tell.
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  expect(document.title).toBe('Dashboard · BVUS');
});

test('an association that nobody wrote into config.json is told, with what of it is still there', async () => {
  await SampleAssociation.run();
  const told = await screen.findByRole('note');
  expect(told).toHaveTextContent('The portal still carries the sample association.');
  expect(told).toHaveTextContent('VNS/1234/2001, 0542 000 0000, office@bvus.example');
  expect(told).toHaveTextContent('Ask whoever set the portal up');
});
