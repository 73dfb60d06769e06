import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { pauseCall, allowLongPauses } from '../pauseCall';
import { answerDialog, button, field } from '../screens';
import { timesSent } from './wire';

/**
 * A change whose page is gone before its answer is remembered and asked about (rule C11). Here is what needs a browser: a
 * reload and a crash. Every change and every result: src/test/sentThenReloaded.test.tsx, src/api/once.test.ts.
 */
const UPDATE = 'PUT /api/member_update';
const says = /^Sent at \d\d:\d\d\. Result unknown\.$/;

/** Types and sends; the answer is held back. */
async function sendPaused(page: Page, backend: Backend): Promise<void> {
  await page.goto('member-edit/311');
  await field(page, 'Area').fill('Godowlia');
  const paused = pauseCall(page, backend, UPDATE);
  await button(page, 'Update').click();
  await paused.sent();
}

/** The new page says that a change was sent, and asks. Cancel sends nothing, the confirmation sends one call. */
async function expectQuestion(page: Page, backend: Backend): Promise<void> {
  const question = `${await field(page, 'Firm Name').inputValue()}: send again?`;
  await expect(page.getByText(says).first()).toBeVisible();
  await button(page, 'Update').click();
  await answerDialog(page, question, 'Cancel');
  expect(timesSent(backend, UPDATE)).toBe(1);
  await button(page, 'Update').click();
  await answerDialog(page, question, 'Send again');
  await answerDialog(page, 'Success', 'OK');
  expect(timesSent(backend, UPDATE)).toBe(2);
}

test.beforeEach(async ({ context, office: page }) => {
  await allowLongPauses(context);
  page.on('dialog', (leaving) => void leaving.accept());
});

test('a change, sent, then reloaded', async ({ page, backend }) => {
  await sendPaused(page, backend);
  await page.reload();
  await field(page, 'Area').fill('Godowlia');
  await expectQuestion(page, backend);
});

test('a second tab stays silent while the first waits, and asks once the first has crashed', async ({
  page,
  context,
  backend,
}) => {
  await sendPaused(page, backend);
  const other = await context.newPage();
  await other.goto('member-edit/311');
  // Takes longer than the portal needs to check the locks.
  await field(other, 'Area').fill('Godowlia');
  await expect(other.getByText(says)).toHaveCount(0);
  // The browser kills the page, so no code of it runs any more.
  const crash = await context.newCDPSession(page);
  void crash.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await expectQuestion(other, backend);
});
