import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentCalls } from '../../test/wire';
import * as stories from './PaymentFailedPage.stories';

const { Loaded, Empty } = composeStories(stories);

test("shows the provider's words and the texts of the specification, and leads to the start", async () => {
  await Loaded.run();
  expect(await screen.findByRole('heading', { level: 1, name: 'The bank said no' })).toBeVisible();
  expect(screen.getByText('Oops!')).toBeVisible();
  expect(screen.getByText('Something went wrong. Please try again later.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
    'href',
    '/members/',
  );
  expect(document.title).toBe('Payment Failed · BVUS');
  expect(sentCalls()).toEqual([]);
});

test('without words of the provider has its own', async () => {
  await Empty.run();
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Failed' })).toBeVisible();
});
