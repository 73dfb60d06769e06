import { expect } from '@playwright/test';
import { button, field, heading } from '../screens';
import { adminAccount } from '../backend/accounts';
import { faultTest as test } from './watch';

test('a start over slow 3G', async ({ page, context }) => {
  test.slow();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  // As the browsers' own tools have it: 400 ms there and back, 400 kbit/s.
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto('login', { waitUntil: 'commit' });
  await expect(field(page, 'Email')).toBeVisible({ timeout: 60_000 });
  await field(page, 'Email').fill(adminAccount.email);
  await field(page, 'Password').fill(adminAccount.password);
  await expect(heading(page, 'Login')).toBeVisible();
  await button(page, 'Login').click();
  await expect(heading(page, 'Dashboard')).toBeVisible({ timeout: 30_000 });
});
