import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { button, dialog } from '../screens';
import { beSignedIn } from './people';

// A press that begins on something that moves, and ends beside it, is lost (docs/decisions/0006).
test('menus and dialogs stand still as soon as they open', async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  const animations = () => page.evaluate(() => document.getAnimations().length);

  await button(page, 'Account').click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  expect(await animations()).toBe(0);
  await page.keyboard.press('Escape');

  await button(page, 'Delete Ansari Handloom House').click();
  await expect(dialog(page, 'Delete Ansari Handloom House')).toBeVisible();
  expect(await animations()).toBe(0);
});
