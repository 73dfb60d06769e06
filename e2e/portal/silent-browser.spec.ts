import { expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { csvOf } from '../importFiles';
import { button, named, rowOf } from '../screens';
import { beSignedIn } from './people';
import { timesSent } from './wire';

// Some browsers never answer a question about their storage, their locks or a worker (rule C9). Nobody waits for ever.

const chooseFile = async (page: Page) => {
  await button(page, 'Import').click();
  await page
    .getByLabel('File (.csv or .xlsx)')
    .setInputFiles(csvOf([['Silk One', '9839010008', 'Chowk', 'Chowk']]));
};

test('without an answer of the storage and the locks an import goes on, and so do links and their notes', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.addInitScript(() => {
    // As WebKitGTK 2.50 does now and then: no success, no error, nothing blocked.
    Object.assign(IDBFactory.prototype, { open: () => new EventTarget() });
    LockManager.prototype.request = () => new Promise<never>(() => undefined);
  });
  await page.goto('new-members');
  await chooseFile(page);
  await expect(page.getByText('Rows in the file: 1 · none to mend')).toBeVisible({
    timeout: 10_000,
  });
  await button(page, 'Start Import').click();
  await expect(page.getByText('Import completed.')).toBeVisible();
  expect(timesSent(backend, 'POST /api/import/newmembers')).toBe(1);
  await button(page, 'Close').click();
  await named(rowOf(page, 'Silk One'), 'Send Now').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => timesSent(backend, 'POST /api/members/{id}/send-payment-link')).toBe(1);
});

test('a browser that refuses workers says that the file cannot be shown, and it can still be sent', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.addInitScript(() => {
    Object.assign(window, {
      Worker: new Proxy(Worker, {
        construct() {
          throw new DOMException('No workers here', 'SecurityError');
        },
      }),
    });
  });
  await page.goto('new-members');
  await chooseFile(page);
  await expect(
    page.getByText(/^No preview: A part of the portal could not be loaded/),
  ).toBeVisible();
  await expect(button(page, 'Start Import')).toBeEnabled();
});
