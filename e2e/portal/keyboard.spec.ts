import { expect, type Locator, type Page } from '@playwright/test';
import { adminAccount } from '../backend/accounts';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { dialog, field, heading, rowOf, takenOver } from '../screens';
import { beSignedIn } from './people';
import { timesSent } from './wire';

/** Goes on with Tab until the target has the focus; no screen of the test is longer than this. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reaches it.');
}

/** Types over what stands in a field, which Tab has reached. */
async function typeOver(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  if (text !== '') await page.keyboard.type(text);
}

const buttonOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('the office signs in, edits a firm and saves it by the keyboard alone; a question takes the focus, holds it, and gives it back to its opener', async ({
  page,
  backend,
}) => {
  test.slow();
  await page.goto('login');
  await takenOver(page);
  await typeOver(page, 'Email', adminAccount.email);
  await typeOver(page, 'Password', adminAccount.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/members\/admin$/);

  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Registered Members' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Members')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Edit Ansari Handloom House' }));
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Edit Member')).toBeVisible();
  await typeOver(page, 'Address', '');
  await typeOver(page, 'Area', '');
  await tabTo(page, buttonOf(page, 'Update'));
  await page.keyboard.press('Space');
  // The first wrong field, and nothing was sent.
  await expect(field(page, 'Address')).toBeFocused();
  await expect(field(page, 'Address')).toHaveAccessibleDescription('Address is required');
  expect(timesSent(backend, 'PUT /api/member_update')).toBe(0);

  await page.keyboard.type('J 9/41, Jaitpura');
  await typeOver(page, 'Area', 'Pilikothi');
  await tabTo(page, buttonOf(page, 'Update'));
  await page.keyboard.press('Enter');
  const success = dialog(page, 'Success');
  await expect(success.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(success).toBeHidden();
  await expect(page).toHaveURL(/\/members\/members$/);
  expect(backend.store.firm(311)).toMatchObject({ address: 'J 9/41, Jaitpura', area: 'Pilikothi' });
  expect(timesSent(backend, 'PUT /api/member_update')).toBe(1);

  await askAndCancel(page, backend);
});

async function askAndCancel(page: Page, backend: Backend): Promise<void> {
  const opener = rowOf(page, 'Ansari Handloom House').getByRole('button', {
    name: 'Delete Ansari Handloom House',
  });
  await tabTo(page, opener);
  for (const [open, close] of [
    ['Enter', 'Escape'],
    ['Space', 'Enter'],
  ] as const) {
    await page.keyboard.press(open);
    const question = dialog(page, 'Delete Ansari Handloom House');
    const cancel = question.getByRole('button', { name: 'Cancel' });
    // The harmless answer first.
    await expect(cancel).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(cancel).toBeFocused();
    await page.keyboard.press(close);
    await expect(question).toBeHidden();
    await expect(opener).toBeFocused();
  }
  expect(timesSent(backend, 'DELETE /api/members/{id}')).toBe(0);
}

test('an edit that is left asks with the focus, staying goes back to the link, and leaving leads on; the member changes the password with the focus on what is wrong', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'member');
  await page.goto('profile_edit');
  await tabTo(page, buttonOf(page, 'Edit'));
  await page.keyboard.press('Enter');
  await typeOver(page, 'Area', 'Godowlia');
  const link = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Change Password' });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const question = dialog(page, 'Leave without saving?');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(question).toBeHidden();
  await expect(link).toBeFocused();
  await expect(field(page, 'Area')).toHaveValue('Godowlia');

  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: 'Leave' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Change Password')).toBeVisible();
  await changePassword(page, backend);
});

async function changePassword(page: Page, backend: Backend): Promise<void> {
  await tabTo(page, buttonOf(page, 'Submit'));
  await page.keyboard.press('Enter');
  await expect(field(page, 'Current Password')).toBeFocused();
  await expect(field(page, 'Current Password')).toHaveAccessibleDescription(
    'Current Password is Required',
  );
  await page.keyboard.type('silk pass 21');
  await typeOver(page, 'New Password', 'a new loom');
  await typeOver(page, 'Confirm New Password', 'another loom');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Confirm New Password')).toBeFocused();
  await expect(field(page, 'Confirm New Password')).toHaveAccessibleDescription(
    'New Password and Confirm New Password Is Not Match',
  );
  expect(timesSent(backend, 'POST /api/changememberpassword')).toBe(0);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('a new loom');
  await page.keyboard.press('Enter');
  const changed = dialog(page, 'Password Change successfully');
  await expect(changed.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/members\/login$/);
  expect(timesSent(backend, 'POST /api/changememberpassword')).toBe(1);
}
