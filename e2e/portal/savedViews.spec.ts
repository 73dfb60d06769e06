import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { button, chooseFilter, dialog } from '../screens';

/** Saved views (rule H7) in a real browser. Orders of events: savedViews.test.ts and savedViews.test.tsx. */

test('a list is saved under a name by the keyboard, and opened in one press, here and in another tab', async ({
  office: page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('new-members');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  const before = await row.boundingBox();
  await chooseFilter(page, /^pending/);
  await button(page, 'Save view').press('Enter');
  const name = dialog(page, 'Save view').getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('pending');
  // The proposed name is selected once the dialog is open, so that typing replaces it.
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('pending');
  await page.keyboard.type('To pay');
  await page.keyboard.press('Enter');
  const views = (tab: typeof page) => tab.getByRole('navigation', { name: 'Saved views' });
  const link = views(page).getByRole('link', { name: 'To pay' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(button(page, 'Save view')).toBeFocused();

  const there = views(other).getByRole('link', { name: 'To pay' });
  await there.click();
  await expect(other).toHaveURL(/new-members\?filter=pending$/);
  await other.goBack();
  await expect(other).toHaveURL(/new-members$/);

  await button(page, 'Save view').click();
  await button(page, 'Delete view: To pay').click();
  await expect(views(other)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Save view')).toHaveCount(0);
  expect((await row.boundingBox())?.y).toBe(before?.y);
});
