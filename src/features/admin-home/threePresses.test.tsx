import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectTally, NUMBERS, question } from '../../test/queueDialog';
import { texts } from '../../test/texts';
import { lookAlikeWorld } from '../../test/world';
import { sentChanges } from '../../test/wire';
import * as stories from './AdminHomePage.stories';

/* All links are sent, and all numbers are given, in three presses from the dashboard. */

const { EveryKindOfWork } = composeStories(stories);
const LINKS = 'Send payment links';

/** The ids of the applications with this payment status, as the service has them. */
const applied = (status: string) =>
  lookAlikeWorld()
    .members.filter((firm) => firm.membership === null && firm.paymentStatus === status)
    .map(({ id }) => id);

const press = (found: HTMLElement) => fireEvent.click(found);

/** The first press, on the line with this sentence, and the second one, above the list. */
async function openQueue(action: string, sentence: RegExp, queue: string) {
  await EveryKindOfWork.run();
  press(await screen.findByRole('link', { name: action, description: sentence }));
  const bar = within(await screen.findByRole('group', { name: 'Chosen firms' }));
  press(bar.getByRole('button', { name: queue }));
  return question(queue);
}

test('links to all firms that got none from this computer', async () => {
  const asked = await openQueue('Send links', /with no link from this computer yet$/, LINKS);
  expect(sentChanges()).toEqual([]);
  press(asked.getByRole('button', { name: 'Send to 38' }));
  await expectTally({ Sent: 38 });
  // This computer sent a link to the firms 3004 and 3006 before.
  const waiting = applied('pending').filter((id) => id !== 3004 && id !== 3006);
  expect(sentChanges().toSorted()).toEqual(
    waiting.map((id) => `POST /api/members/${id}/send-payment-link`).toSorted(),
  );
});

test('numbers for all firms that paid', async () => {
  const asked = await openQueue('Generate numbers', /paid, to be given a number$/, NUMBERS);
  const named = within(asked.getByRole('region', { name: 'What will be done' }));
  const [, ...rows] = named.getAllByRole('row');
  const mobiles = lookAlikeWorld()
    .members.filter(({ id }) => applied('paid').includes(id))
    .map(({ mobile }) => mobile);
  expect(rows).toHaveLength(mobiles.length);
  for (const mobile of mobiles) expect(texts(rows)).toContainEqual(expect.stringContaining(mobile));
  expect(asked.queryByRole('region', { name: 'Left out' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(asked.getByRole('button', { name: 'Generate 10 numbers' })).toBeEnabled(),
  );
  expect(sentChanges()).toEqual([]);
});
