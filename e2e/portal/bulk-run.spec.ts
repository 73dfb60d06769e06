import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { type PausedCall, pauseCall, allowLongPauses } from '../pauseCall';
import { answerDialog, button, chooseAll, dialog, heading, sendLink } from '../screens';
import { fillSignIn } from './people';
import { expectTally, firmOf, idsOf, LINKS, LIST, onlyApplied, SEND } from './bulkRunOffice';
import { timesSent } from './wire';

/**
 * A bulk run in a real browser: keys, file, a reload in the middle and a second tab. Every way it can end:
 * bulkRunEnds.test.tsx.
 */

test.beforeEach(({ context }) => allowLongPauses(context));

test('three clicks on the dashboard send links one by one; at the end the list is reloaded and the result saved', async ({
  office: page,
  backend,
}) => {
  onlyApplied(backend, 'pending', 12);
  firmOf(backend, 503).payment = 'paid';
  await page.goto('admin');
  await page.getByRole('link', { name: 'Send links' }).first().click();
  await expect(heading(page, 'New Registration')).toBeFocused();
  await expect(page.getByText('11 of 11 chosen')).toBeVisible();
  const reads = timesSent(backend, LIST);
  await button(page, LINKS).click();
  await expect(dialog(page, LINKS)).toBeVisible();
  expect(timesSent(backend, SEND)).toBe(0);
  await page.keyboard.press('Control+Enter');
  await expectTally(page, LINKS, { Sent: 11 });
  expect(idsOf(backend, SEND)).toEqual([501, 502, 504, 505, 506, 507, 508, 509, 510, 511, 512]);
  // Each call starts when the one before is answered. The list is read before the first call and after the last.
  const calls = backend.log.filter(({ call }) => call === SEND);
  expect(calls.every(({ over, status }) => over && status === 200)).toBe(true);
  expect(timesSent(backend, LIST) - reads).toBe(2);
  const saving = page.waitForEvent('download');
  await button(page, 'Save as CSV').click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^payment_links_\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain('\r\n"Firm 501","9415000501","",');
  await answerDialog(page, LINKS, 'Close');
});

/** Starts to send five links; the answer to the first one is held back. */
async function sendFive(page: Page, backend: Backend): Promise<PausedCall> {
  onlyApplied(backend, 'pending', 5);
  await page.goto('new-members');
  await chooseAll(page);
  await button(page, LINKS).click();
  const first = pauseCall(page, backend, SEND);
  await button(page, 'Send 5 links').click();
  await first.sent();
  return first;
}

test('Escape and Back do not close a running bulk run; after a reload, those that may have a link are skipped', async ({
  office: page,
  backend,
}) => {
  const first = await sendFive(page, backend);
  await expect(dialog(page, LINKS).locator(':focus')).toContainText('1 of 5: Firm 501');
  // Outside the dialog, the browser closes it at the second Escape without asking, as does the back gesture of a phone.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await expect(button(page, 'Stop')).toBeVisible();
  const second = pauseCall(page, backend, SEND);
  await first.arrive();
  await second.sent();
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText('Showing 1 to 5')).toBeVisible();
  expect(idsOf(backend, SEND)).toEqual([501, 502]);
  await chooseAll(page);
  await button(page, LINKS).click();
  await expect(dialog(page, LINKS)).toContainText('Firms to process: 3. To be skipped: 2.');
});

test('a second tab cannot start a bulk run; a link it sends itself is not sent twice', async ({
  office: page,
  context,
  backend,
}) => {
  onlyApplied(backend, 'pending', 5);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('new-members');
    await chooseAll(tab);
    await button(tab, LINKS).click();
  }
  const first = pauseCall(page, backend, SEND);
  await button(page, 'Send 5 links').click();
  await first.sent();
  await button(other, 'Send 5 links').click();
  await expect(other.getByText(/^Other firms are still being processed/)).toBeVisible();
  await answerDialog(other, LINKS, 'Cancel');
  await sendLink(other, 'Firm 504');
  await first.arrive();
  await expectTally(page, LINKS, { Sent: 4, Skipped: 1 });
  expect(idsOf(backend, SEND)).toEqual([501, 504, 502, 503, 505]);
});

test('429 waits as the service says, 401 opens the sign-in, and both resume with the same firm', async ({
  office: page,
  backend,
  allowConsoleLine,
}) => {
  allowConsoleLine(/status of (401|429)/);
  const first = await sendFive(page, backend);
  backend.fail(SEND, { kind: 'json', status: 401, json: { message: 'Unauthenticated.' } }, 1);
  // The newest of several faults is used first.
  backend.fail(SEND, { kind: 'answer', status: 429, headers: { 'retry-after': '1' } }, 1);
  await first.arrive();
  await expect(dialog(page, 'Authentication Failed')).toBeVisible();
  await fillSignIn(page, 'admin');
  await button(page, 'Login').click();
  await expectTally(page, LINKS, { Sent: 5 });
  expect(idsOf(backend, SEND)).toEqual([501, 502, 502, 502, 503, 504, 505]);
});
