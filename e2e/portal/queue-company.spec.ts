import { expect, type Page } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { drawn, holdCall, mayHoldLong } from '../heldCall';
import { answerDialog, button, dialog, heading, rowOf } from '../screens';
import { heldNotes } from './memoryOffice';
import { beSignedIn } from './people';
import {
  askForAll,
  begin,
  beginHeld,
  expectTally,
  firmOf,
  GENERATE,
  idsOf,
  leaveInTheMiddle,
  LINKS,
  LIST,
  NUMBERS,
  onlyApplied,
  outcomeOf,
  SEND,
} from './queueOffice';
import { timesSent } from './wire';

/** A queue among what else happens meanwhile: other tabs, keys, gestures, and lists that are slow. */

test.beforeEach(async ({ page, context, site, backend }) => {
  await mayHoldLong(context);
  await beSignedIn(page, { backend, site }, 'admin');
  onlyApplied(backend, 'pending', 5);
});

/** Keeps the list from this tab from now on. */
async function holdList(page: Page) {
  let open: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/api/newmembers', async (route) => {
    await gate;
    await route.continue();
  });
  return () => open?.();
}

test('a number that another tab gave meanwhile is not given again from the older list', async ({
  page,
  context,
  backend,
}) => {
  onlyApplied(backend, 'paid', 3);
  const other = await context.newPage();
  await other.goto('new-members');
  await askForAll(page, NUMBERS);
  const first = await beginHeld(page, backend, 'Give 3 numbers', GENERATE);
  const openList = await holdList(page);
  await rowOf(other, 'Firm 502').getByRole('button', { name: 'Generate' }).click();
  await answerDialog(other, 'Membership No. generated successfully', 'OK');
  await first.arrive();
  await drawn(page);
  expect(idsOf(backend, GENERATE)).toEqual([501, 502]);
  openList();
  await expectTally(page, NUMBERS, { 'Number given': 2, 'Left out': 1 });
  await expect(outcomeOf(page, NUMBERS, 'Firm 502')).toContainText('Its payment status is done');
  expect(idsOf(backend, GENERATE)).toEqual([501, 502, 503]);
});

test('a link that another tab sent meanwhile is not sent again', async ({
  page,
  context,
  backend,
}) => {
  const other = await context.newPage();
  await other.goto('new-members');
  await askForAll(page, LINKS);
  const first = await beginHeld(page, backend, 'Send to 5');
  await rowOf(other, 'Firm 504').getByRole('button', { name: 'Send Now' }).click();
  await answerDialog(other, 'Payment link for Firm 504', 'Send');
  await answerDialog(other, 'Payment link sent', 'OK');
  await first.arrive();
  await expectTally(page, LINKS, { Sent: 4, 'Left out': 1 });
  expect(idsOf(backend, SEND)).toEqual([501, 504, 502, 503, 505]);
});

test('a list that cannot be read after another tab changed something: nothing is sent from the older one', async ({
  page,
  context,
  backend,
  tolerate,
}) => {
  tolerate(/status of 409/);
  onlyApplied(backend, 'paid', 4);
  const other = await context.newPage();
  await other.goto('new-members');
  await askForAll(page, NUMBERS);
  const first = await beginHeld(page, backend, 'Give 4 numbers', GENERATE);
  await page.route('**/api/newmembers', (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'Not now.' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await rowOf(other, 'Firm 504').getByRole('button', { name: 'Generate' }).click();
  await answerDialog(other, 'Membership No. generated successfully', 'OK');
  await first.arrive();
  await expectTally(page, NUMBERS, { 'Number given': 1, Refused: 3 });
  expect(idsOf(backend, GENERATE)).toEqual([501, 504]);
});

test('Escape and the back gesture close no queue that runs, however often', async ({
  page,
  backend,
}) => {
  await askForAll(page, LINKS);
  const focused = dialog(page, LINKS).locator(':focus');
  const list = holdCall(page, backend, LIST);
  await begin(page, 'Send to 5');
  await list.sent();
  // The focus is in the dialog at each moment, where a screen reader goes on.
  await expect(focused).toContainText('The list is being read…');
  const first = holdCall(page, backend, SEND);
  await list.arrive();
  await first.sent();
  await expect(focused).toHaveText('1 of 5: Firm 501');
  // All of the choice has its place in the account from the first moment.
  await expect(dialog(page, LINKS).locator('dl > div').filter({ hasText: 'Not tried' })).toHaveText(
    'Not tried5',
  );
  // Outside of it the browser itself closes a dialog, the second time without asking: so does the back gesture of a phone.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await expect(button(page, 'Stop')).toBeVisible();
  await button(page, 'Stop').click();
  await expect(focused).toHaveText('Stop');
  await first.arrive();
  await expectTally(page, LINKS, { Sent: 1, 'Not tried': 4 });
  await expect(focused).toHaveText('Stopped. The others were not tried.');
});

test('whoever comes back before the last answer reads what came of it', async ({
  page,
  backend,
}) => {
  const first = await leaveInTheMiddle(page, backend);
  await goWithin(page, '/new-members');
  await expect(page.getByText('Showing 1 to 5')).toBeVisible();
  await expect(page.getByText('stopped at')).toHaveCount(0);
  await first.arrive();
  await expect(page.getByRole('status').filter({ hasText: 'stopped at 1 of 5' })).toContainText(
    'Done: 1, refused: 0, not known: 0, not tried: 4.',
  );
});

test('a reload while the service asks to wait: that firm was certainly not sent one', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/status of 429/);
  await askForAll(page, LINKS);
  backend.fail(SEND, { kind: 'answer', status: 429, headers: { 'retry-after': '600' } }, 1);
  await begin(page, 'Send to 5');
  await expect(page.getByText('The service asks to wait.')).toBeVisible();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'stopped at 0 of 5' })).toContainText(
    'Done: 0, refused: 0, not known: 0, not tried: 5.',
  );
});

test('a link that was answered after the sign-out is remembered for who sent it', async ({
  page,
  context,
  site,
  backend,
}) => {
  await askForAll(page, LINKS);
  const first = await beginHeld(page, backend, 'Send to 5');
  const other = await context.newPage();
  await other.goto('admin');
  await other.evaluate(() => localStorage.removeItem('token'));
  await expect(heading(page, 'Login')).toBeVisible();
  await first.arrive();
  await expect.poll(() => heldNotes(page)).toContain('"linkSent":[501,');
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('new-members');
  await expect(rowOf(page, 'Firm 501')).toContainText('link sent');
  expect(idsOf(backend, SEND)).toEqual([501]);
});

test('the list beside it may take its time', async ({ page, backend }) => {
  await askForAll(page, LINKS);
  backend.fail('GET /api/members', { kind: 'hang' });
  await begin(page, 'Send to 5');
  await expect(button(page, 'Save as CSV')).toBeVisible();
  await expectTally(page, LINKS, { Sent: 5 });
  expect(timesSent(backend, SEND)).toBe(5);
  expect(firmOf(backend, 505).linkSent).toBe(true);
});
