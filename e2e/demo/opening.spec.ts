import { expect } from '@playwright/test';
import { demoTest as test } from '../fixtures';
import { button, field, heading } from '../screens';
import { holdFiles } from '../heldFiles';
import { firstRow, MOCKS, openNewRegistration } from './office';

test('the imitated service comes after the form, and a sign-in waits for it', async ({ page }) => {
  const letThrough = await holdFiles(page, MOCKS);
  const asked = page.waitForRequest(MOCKS);
  await page.goto('login');
  await expect(button(page, 'Login')).toBeEnabled();
  await asked;
  await expect(button(page, 'Use demo admin')).toBeDisabled();

  await field(page, 'Email').fill('admin@banarasivastra.example');
  await field(page, 'Password').fill('Kashi@2025');
  await button(page, 'Login').click();
  await expect(button(page, 'Logging in...')).toBeDisabled();
  letThrough();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  // The demo may have the sample association: it is nobody's portal.
  await expect(page.getByRole('link', { name: /^Registered Members/ })).toBeVisible();
  await expect(page.getByText('sample association')).toHaveCount(0);
});

test('an export that is asked for before the imitated service came waits for it', async ({
  page,
}) => {
  await openNewRegistration(page);
  await expect(firstRow(page)).toBeVisible();
  // It would answer with the files that it keeps.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  const letThrough = await holdFiles(page, MOCKS);
  await page.goto('members');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export Full CSV' }).click();
  letThrough();
  expect((await downloading).suggestedFilename()).toBe('members.csv');
  await expect(page).toHaveURL(/\/members\/members$/);
});
