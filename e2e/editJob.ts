import { expect, type Page } from '@playwright/test';
import { answerDialog, button, clickTwice, field, followMenu, heading } from './screens';

/** What a member and the office do with a firm after it has joined; every change by two clicks at once. */

/** The member adds a contact person and moves, from the start page of a signed-in member. */
export async function editProfile(page: Page, area: string): Promise<void> {
  await followMenu(page, 'Manage Profile');
  await expect(heading(page, 'Member Details')).toBeVisible();
  await expect(page.getByText('Membership No.: 1001')).toBeVisible();
  await button(page, 'Edit').click();
  await expect(heading(page, 'Edit Member')).toBeVisible();
  await expect(field(page, 'Firm Name')).not.toBeEditable();
  await field(page, 'Area').fill(area);
  await field(page, 'Representative Name-3').fill('अर्जुन सेठ');
  await field(page, 'Representative Mobile-3').fill('98765 01236');
  await clickTwice(button(page, 'Save'));
  await answerDialog(page, 'Success', 'OK');
  await expect(heading(page, 'Member Details')).toBeVisible();
  for (const text of [area, 'अर्जुन सेठ', '9876501236'])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
}

/** Fills the three fields of either change password screen. */
export async function fillPasswords(page: Page, current: string, next: string): Promise<void> {
  await field(page, 'Current Password').fill(current);
  await field(page, 'New Password').fill(next);
  await field(page, 'Confirm New Password').fill(next);
}

/** The member changes the password, which logs out (product §4). */
export async function changeMemberPassword(
  page: Page,
  current: string,
  next: string,
): Promise<void> {
  await followMenu(page, 'Change Password');
  await expect(heading(page, 'Change Password')).toBeVisible();
  await fillPasswords(page, current, next);
  await clickTwice(button(page, 'Submit'));
  await answerDialog(page, 'Password Change successfully', 'OK');
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page).toHaveURL(/\/members\/login$/);
}

/** The office gives the firm another address and looks at it, from any screen of the office. */
export async function officeEditsAndViews(
  page: Page,
  { firm, area, address }: { firm: string; area: string; address: string },
): Promise<void> {
  await followMenu(page, 'Registered Members');
  await page.getByRole('searchbox', { name: 'Search' }).fill(firm);
  await page.getByRole('link', { name: `Edit ${firm}`, exact: true }).click();
  await expect(heading(page, 'Edit Member')).toBeVisible();
  // What the member has saved is there.
  await expect(field(page, 'Area')).toHaveValue(area);
  await expect(field(page, 'Representative Name-3')).toHaveValue('अर्जुन सेठ');
  await field(page, 'Address').fill(address);
  await clickTwice(button(page, 'Update'));
  await answerDialog(page, 'Success', 'OK');
  // The list stands as it was left, and says which firm it was.
  await expect(page).toHaveURL(/\/members\/members\?q=/);
  await expect(page.getByRole('row', { name: /Just changed/ })).toContainText(firm);

  await page.getByRole('link', { name: `View ${firm}`, exact: true }).click();
  await expect(heading(page, 'View Member')).toBeVisible();
  await expect(page.getByText('View only: changes here are not saved')).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue(address);
  await expect(field(page, 'Area')).toHaveValue(area);
  await expect(button(page, 'Update')).toHaveCount(0);
}
