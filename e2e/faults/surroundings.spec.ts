import { expect } from '@playwright/test';
import { manyRows, openImport } from '../importFiles';
import { fillSignIn } from '../portal/people';
import { timesSent } from '../portal/wire';
import { answerDialog, button, dialog, field, heading, rowOf } from '../screens';
import { faultTest as test } from './watch';

const firm = 'Ansari Handloom House';
const IMPORT = 'POST /api/import/members';

test('the network goes offline and comes back', async ({
  office: page,
  context,
  backend,
  allowConsoleLine,
}) => {
  allowConsoleLine(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/);
  await page.goto('members');

  await test.step('offline and back: the screen stays and works again', async () => {
    const active = rowOf(page, firm).getByRole('button', { name: `Active: ${firm}`, exact: true });
    await expect(active).toBeVisible();
    await context.setOffline(true);
    await button(page, 'Refresh').click();
    await expect(page.getByRole('alert')).toContainText('Check your internet connection.');
    await expect(active).toBeVisible();
    await active.click();
    await answerDialog(page, 'Failed to update status', 'OK');
    // The portal retries the list twice on its own; then the person can press Retry.
    const retry = button(page, 'Retry');
    await expect(retry).toHaveAttribute('aria-busy', 'false');

    await context.setOffline(false);
    await retry.click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await active.click();
    await expect(
      rowOf(page, firm).getByRole('button', { name: `Inactive: ${firm}` }),
    ).toBeVisible();
    expect(timesSent(backend, 'PATCH /api/members/{id}/status')).toBe(1);
  });

  await test.step('an interrupted upload keeps its file', async () => {
    backend.fail(IMPORT, { kind: 'drop' }, 1);
    await openImport(page, manyRows(10_000));
    await expect(page.getByText('Rows in the file: 10000 · Needs fixing: 10')).toBeVisible();
    await button(page, 'Start Import').click();
    await expect(dialog(page, 'Import Members').getByRole('alert')).toContainText('Network error.');
    expect(timesSent(backend, IMPORT)).toBe(0);

    await expect(page.getByText(/^members\.csv, \d+ kB$/)).toBeVisible();
    await button(page, 'Start Import').click();
    await expect(page.getByText('Import completed.')).toBeVisible();
    expect(timesSent(backend, IMPORT)).toBe(1);
  });
});

test('the first load over slow 3G', async ({ page, context }) => {
  test.slow();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  // The values of the developer tools: 400 ms round trip, 400 kbit/s.
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto('login', { waitUntil: 'commit' });
  await expect(field(page, 'Email')).toBeVisible({ timeout: 60_000 });
  await fillSignIn(page, 'admin');
  await expect(heading(page, 'Login')).toBeVisible();
  await button(page, 'Login').click();
  await expect(heading(page, 'Dashboard')).toBeVisible({ timeout: 30_000 });
});
