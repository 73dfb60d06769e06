import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { configFor, portalTest as test } from '../fixtures';
import { application, button, dialog, field, fillApplication, heading } from '../screens';
import { beSignedIn, fillSignIn } from './people';

test('the office’s own site is a link in the account menu, where config.json names one; the dashboard leads to Change Password', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('admin');
  await button(page, 'Account').click();
  await expect(page.getByRole('menuitem')).toHaveText([
    "Forget this computer's notes",
    'Help',
    'Logout',
  ]);

  site.config = configFor(backend, { adminBaseUrl: 'https://office.example/admin/' });
  await page.goto('admin');
  await button(page, 'Account').click();
  const office = page.getByRole('link', { name: 'Office site' });
  await expect(office).toHaveAttribute('href', 'https://office.example/admin');
  await expect(office).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');

  await goWithin(page, '/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Change Password' }).click();
  await expect(heading(page, 'Change Password')).toBeVisible();
});

test('a kept application says so, can be cleared, and the clearing can be taken back; of one that was sent nothing is said', async ({
  page,
}) => {
  await page.goto('register');
  const kept = page.getByText('What you typed before was kept in this browser.');
  await fillApplication(page);
  await expect(kept).toHaveCount(0);
  await page.reload();
  await expect(kept).toBeVisible();
  await expect(field(page, 'Firm Name')).toHaveValue(application['Firm Name']);
  await button(page, 'Clear the form').click();
  await expect(field(page, 'Firm Name')).toHaveValue('');
  await expect(field(page, 'Representative Name-2')).toHaveCount(0);
  await button(page, 'Undo').click();
  await expect(field(page, 'Firm Name')).toHaveValue(application['Firm Name']);
  await expect(field(page, 'Representative Name-2')).toHaveValue(
    application['Representative Name-2'],
  );
  await button(page, 'Clear the form').click();
  await page.reload();
  await expect(field(page, 'Firm Name')).toHaveValue('');
  await expect(kept).toHaveCount(0);

  await fillApplication(page);
  await page.reload();
  await expect(kept).toBeVisible();
  await button(page, 'Submit').click();
  await expect(dialog(page, 'Application Submitted Successfully')).toBeVisible();
  await expect(kept).toHaveCount(0);
});

test('the welcome stands 2000 ms from when it is drawn', async ({ page }) => {
  await page.clock.install();
  await page.goto('login');
  await fillSignIn(page, 'admin');
  // The portal's own form has come: it waits for clocks itself, and would never come afterwards.
  await expect(button(page, 'Login')).toBeEnabled();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await button(page, 'Login').click();
  const welcome = page.getByText('Welcome back, Sunita Mehrotra!');
  await expect(welcome).toBeVisible();
  await page.clock.runFor(1990);
  await expect(welcome).toBeVisible();
  await page.clock.runFor(20);
  await expect(welcome).toHaveCount(0);
});
