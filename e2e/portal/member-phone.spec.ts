import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { boxOf, button, heading } from '../screens';
import { beSignedIn } from './people';

test.use({ viewport: { width: 360, height: 740 } });

test('a member’s home shows firm, number, receipt and PDF without scrolling, and the form’s buttons are visible', async ({
  member: page,
  site,
  backend,
}) => {
  await page.goto('member');
  await expect(page.getByRole('heading', { name: /R-2025-0310/ })).toBeVisible();
  const foot = await boxOf(page.getByRole('contentinfo'));
  expect(foot.height, 'a foot of one line').toBeLessThanOrEqual(30);
  for (const name of ['Share', 'Save as PDF']) {
    const { y, height } = await boxOf(button(page, name));
    expect(y + height, name).toBeLessThan(foot.y);
  }
  const last = page.getByRole('main').getByRole('link', { name: 'Change Password' });
  await last.focus();
  const tile = await boxOf(last);
  expect(tile.y + tile.height).toBeLessThanOrEqual(foot.y + 1);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Save as PDF').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Receipt-R-2025-0310-.*\.pdf$/);
  await page.getByRole('link', { name: 'Correct these details' }).click();
  await expect(page.getByLabel('Area')).toBeVisible();
  const update = await boxOf(button(page, 'Update'));
  expect(update.y + update.height).toBeLessThan((await boxOf(page.getByRole('contentinfo'))).y);

  await test.step('in Hindi the full member name fits beside the language switch', async () => {
    await beSignedIn(page, { backend, site }, 'secondMember');
    await page.goto('member');
    await button(page, 'हिन्दी').click();
    await expect(button(page, 'English')).toBeVisible();
    const name = page.getByRole('link', { name: 'Shabnam Ansari' });
    expect(await name.evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test('a member chooses the colours in the account menu on a phone, and in the bar on a desktop', async ({
  member: page,
}) => {
  await page.goto('member');
  const inBar = button(page, 'Theme');
  await button(page, 'Account').click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator(':root')).toHaveAttribute('data-colors', 'dark');
  await expect(inBar).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(inBar).toBeVisible();
  await button(page, 'Account').click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
});

test('on a desktop the sign-in focuses its first field, on a phone its heading', async ({
  page,
}) => {
  await page.goto('login');
  await expect(heading(page, 'Login')).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('login');
  await expect(page.getByLabel('Email')).toBeFocused();
});
