import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { demoTest as test } from '../fixtures';
import { button, field, heading } from '../screens';
import { pauseFiles } from '../pauseCall';
import { MOCKS } from './office';

test('the mock service loads after the form, and a sign-in and an export wait for it', async ({
  page,
}) => {
  const letSignInThrough = await pauseFiles(page, MOCKS);
  const mocksRequest = page.waitForRequest(MOCKS);
  await page.goto('login');
  await expect(button(page, 'Login')).toBeEnabled();
  await mocksRequest;
  await expect(button(page, 'Use demo admin')).toBeDisabled();

  await field(page, 'Email').fill('admin@banarasivastra.example');
  await field(page, 'Password').fill('Kashi@2025');
  await button(page, 'Login').click();
  await expect(button(page, 'Logging in...')).toBeDisabled();
  letSignInThrough();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  // The demo may show the sample association, since it belongs to nobody.
  await expect(page.getByRole('link', { name: /^Registered Members/ })).toBeVisible();
  await expect(page.getByText('sample association')).toHaveCount(0);

  // The worker would answer from its cache.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  const letExportThrough = await pauseFiles(page, MOCKS);
  await page.goto('members');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export Full CSV' }).click();
  letExportThrough();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('members.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFmembership,name,mobile,/);
  expect(text).toContain('1001,Jaiswal Silk Emporium,9415201101,');
  await expect(page).toHaveURL(/\/members\/members$/);
});
