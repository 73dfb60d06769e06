import { expect, type Page } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { demoTest as test } from '../fixtures';
import { button, expectNoSidewaysScroll, field, heading, logOut, takenOver } from '../screens';
import { signInHere } from './office';

async function visit(page: Page, path: string, name: string, whole: RegExp): Promise<void> {
  await goWithin(page, `/${path}`);
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole('main').getByText(whole).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
}

for (const width of [360, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('no screen of the demo scrolls sideways, banner and cast included', async ({ page }) => {
      await page.goto('login');
      await takenOver(page);
      await visit(page, 'login', 'Login', /Use demo admin/);
      await visit(page, 'register', 'Membership Registration Form', /Representative Name-1/);
      await visit(page, 'no-such-page', 'Page not found', /Page not found/);
      await goWithin(page, '/login');
      await signInHere(page, 'admin');
      await visit(page, 'admin', 'Dashboard', /Registered Members/);
      await visit(page, 'dashboard', 'Dashboard', /^Welcome, /);
      await visit(page, 'new-members', 'New Registration', /Kashi Tanchoi Handloom/);
      // The longest name of the cast.
      await visit(page, 'members?q=Adjoining', 'Members', /Adjoining Mohallas Limited/);
      await logOut(page);
      await signInHere(page, 'member');
      await visit(page, 'member', 'Dashboard', /Change Password/);
      await visit(page, 'receipt', 'Membership Fee Receipt', /BV-2025-0001/);
    });

    test('a registration with five representatives and every error fits', async ({ page }) => {
      await page.goto('register');
      for (let row = 1; row < 5; row += 1) await button(page, 'Add').click();
      await expect(field(page, 'Representative Mobile-5')).toBeVisible();
      await button(page, 'Submit').click();
      await expect(page.getByText('Representative Mobile-5 is required')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
}
