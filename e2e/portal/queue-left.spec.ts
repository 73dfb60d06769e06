import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { holdCall, mayHoldLong } from '../heldCall';
import { answerDialog, button } from '../screens';
import { beSignedIn, sixKeys } from './people';
import {
  askForAll,
  begin,
  beginHeld,
  expectTally,
  idsOf,
  leaveInTheMiddle,
  LINKS,
  onlyApplied,
  SEND,
} from './queueOffice';
import { timesSent } from './wire';

/** A queue whose list is left, loaded again, taken over or not alone, and one whose script is missing (rules Q3, Q5, C2). */

test.beforeEach(async ({ page, context, site, backend, tolerate }) => {
  await mayHoldLong(context);
  tolerate(/status of 404/);
  await beSignedIn(page, { backend, site }, 'admin');
  onlyApplied(backend, 'pending', 5);
});

test('Back asks; whoever leaves stops it, and reads afterwards how far it came', async ({
  page,
  backend,
}) => {
  const first = await leaveInTheMiddle(page, backend);
  await first.arrive();
  await goWithin(page, '/new-members');
  await expect(page.getByText('Send payment links: stopped at 1 of 5')).toBeVisible();
  expect(idsOf(backend, SEND)).toEqual([501]);
  await button(page, 'Only those not sent').click();
  await begin(page, 'Send to 4');
  await expectTally(page, LINKS, { Sent: 4 });
  expect(idsOf(backend, SEND)).toEqual([501, 502, 503, 504, 505]);
});

test('a reload in the middle says where it stopped, and nothing goes on by itself', async ({
  page,
  backend,
}) => {
  await askForAll(page, LINKS);
  const first = await beginHeld(page, backend, 'Send to 5');
  const second = holdCall(page, backend, SEND);
  await first.arrive();
  await second.sent();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  const told = page.getByRole('status').filter({ hasText: 'stopped at 2 of 5' });
  await expect(told).toContainText('Done: 1, refused: 0, not known: 1, not tried: 3.');
  expect(idsOf(backend, SEND)).toEqual([501, 502]);
  await told.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByText('Showing 1 to 5')).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('another person at this computer: nothing more is sent in the name of the first', async ({
  page,
  backend,
}) => {
  await askForAll(page, LINKS);
  const first = await beginHeld(page, backend, 'Send to 5');
  const other = await page.context().newPage();
  await other.goto('login');
  await other.evaluate(
    (keys) => {
      for (const [name, value] of Object.entries(keys)) localStorage.setItem(name, value);
    },
    sixKeys(backend, 'secondAdmin'),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await first.arrive();
  await expect(page.getByText('Showing 1 to 5')).toBeVisible();
  await expect(page.getByText('stopped at')).toHaveCount(0);
  expect(idsOf(backend, SEND)).toEqual([501]);
});

test('a second tab can begin none meanwhile', async ({ page, context, backend }) => {
  await askForAll(page, LINKS);
  const other = await context.newPage();
  await askForAll(other, LINKS);
  const first = await beginHeld(page, backend, 'Send to 5');
  await begin(other, 'Send to 5');
  await expect(other.getByText(/^Another queue is still at work/)).toBeVisible();
  await first.arrive();
  await expectTally(page, LINKS, { Sent: 5 });
  expect(timesSent(backend, SEND)).toBe(5);
});

test('a script of the queue that does not come: it says so, and the choice stays', async ({
  page,
  backend,
}) => {
  await page.route(/QueueDialog-/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('new-members');
  await button(page, 'Choose all 5').click();
  await button(page, LINKS).click();
  await answerDialog(page, 'Nothing was sent', 'OK');
  await expect(page.getByText('5 of 5 chosen')).toBeVisible();
  expect(timesSent(backend, SEND)).toBe(0);
});
