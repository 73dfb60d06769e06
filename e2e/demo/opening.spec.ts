import { expect } from '@playwright/test';
import { demoTest as test } from '../fixtures';
import { button, field, heading } from '../screens';
import { holdFiles } from '../heldFiles';

const MOCKS = /\/assets\/browser-[^/]*\.js$/;

// A worker that an earlier page left would answer for its files.
test.use({ serviceWorkers: 'block' });

test('the imitated service comes after the form, and a sign-in waits for it', async ({
  page,
  tolerate,
}) => {
  tolerate(/Service Worker registration blocked by Playwright/);
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
});
