import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NUMBERS, question } from '../../test/bulkRunDialog';
import { texts } from '../../test/texts';
import { lookAlikeWorld } from '../../test/world';
import { sentChanges } from '../../test/wire';
import * as stories from './AdminHomePage.stories';

/* Generating all numbers takes three presses from the dashboard; sending all links is tested in e2e/portal/bulk-run.spec.ts. */

const { EveryKindOfWork } = composeStories(stories);

/** The ids of the applications with this payment status in the service. */
const applied = (status: string) =>
  lookAlikeWorld()
    .members.filter((firm) => firm.membership === null && firm.paymentStatus === status)
    .map(({ id }) => id);

const press = (found: HTMLElement) => fireEvent.click(found);

test('numbers for all firms that paid', async () => {
  await EveryKindOfWork.run();
  const line = { name: NUMBERS, description: /paid, waiting for a membership number$/ };
  press(await screen.findByRole('link', line));
  const bar = within(await screen.findByRole('group', { name: 'Chosen firms' }));
  press(bar.getByRole('button', { name: NUMBERS }));
  const asked = await question(NUMBERS);
  const named = within(asked.getByRole('region', { name: 'Firms to process' }));
  const [, ...rows] = named.getAllByRole('row');
  const mobiles = lookAlikeWorld()
    .members.filter(({ id }) => applied('paid').includes(id))
    .map(({ mobile }) => mobile);
  expect(rows).toHaveLength(mobiles.length);
  for (const mobile of mobiles) expect(texts(rows)).toContainEqual(expect.stringContaining(mobile));
  expect(asked.queryByRole('region', { name: 'Skipped' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(asked.getByRole('button', { name: 'Generate 10 numbers' })).toBeEnabled(),
  );
  expect(sentChanges()).toEqual([]);
});
