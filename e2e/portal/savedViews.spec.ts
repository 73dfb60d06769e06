import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { button, chooseFilter } from '../screens';

/** Saved views in a real browser and its IndexedDB. Other orders of events: localStore.test.tsx and savedViews.test.tsx. */

test('a list is saved under a name by the keyboard, and opened, deleted and seen in another tab', async ({
  office: page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('new-members');
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  await chooseFilter(page, /^pending/);
  await button(page, 'Views').press('Enter');
  await expect(page.getByRole('textbox', { name: 'Save this view as' })).toBeFocused();
  await page.keyboard.type('To pay');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Views')).toBeFocused();

  await button(other, 'Views').click();
  await other.getByRole('link', { name: 'To pay' }).click();
  await expect(other).toHaveURL(/new-members\?filter=pending$/);
  await other.goBack();
  await expect(other).toHaveURL(/new-members$/);

  await page.reload();
  await expect(row).toBeVisible();
  const before = await row.boundingBox();
  await button(page, 'Views').press('Enter');
  const link = page.getByRole('link', { name: 'To pay' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Delete view: To pay')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Undo: To pay')).toBeFocused();
  await button(other, 'Views').click();
  await expect(other.getByRole('textbox', { name: 'Save this view as' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'To pay' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Views')).toBeFocused();
  expect((await row.boundingBox())?.y).toBe(before?.y);
});
