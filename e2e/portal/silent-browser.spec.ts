import { expect, type Page } from '@playwright/test';
import { twoFrames } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { csvOf, openImport } from '../importFiles';
import { button, named, rowOf } from '../screens';
import { timesSent } from './wire';

// Some browsers never answer requests to their storage or locks (rule C9). The portal must not wait for ever.

/** Passes ten seconds, one by one, so that every time limit can end. */
async function passSomeTime(page: Page): Promise<void> {
  for (let second = 1; second <= 10; second += 1) {
    await page.clock.fastForward(1000);
    await twoFrames(page);
  }
}

test('imports, links and local notes work when storage and locks never answer', async ({
  office: page,
  backend,
}) => {
  await page.addInitScript(() => {
    // WebKitGTK 2.50 does this sometimes: no success, no error, not blocked.
    Object.assign(IDBFactory.prototype, { open: () => new EventTarget() });
    LockManager.prototype.request = () => new Promise<never>(() => undefined);
  });
  await page.clock.install();
  await page.goto('new-members');
  await openImport(page, csvOf([['Silk One', '9839010008', 'Chowk', 'Chowk']]));
  await passSomeTime(page);
  await expect(page.getByText('Rows in the file: 1 · Nothing to fix')).toBeVisible();
  await button(page, 'Start Import').click();
  await passSomeTime(page);
  await expect(page.getByText('Import completed.')).toBeVisible();
  expect(timesSent(backend, 'POST /api/import/newmembers')).toBe(1);
  await button(page, 'Close').click();
  await named(rowOf(page, 'Silk One'), 'Send Now').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await passSomeTime(page);
  await expect.poll(() => timesSent(backend, 'POST /api/members/{id}/send-payment-link')).toBe(1);
});
