import { expect, type Locator, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { dialog, field, heading } from '../screens';
import { timesSent } from './wire';

/** Presses Tab until the target has the focus; no screen of the test needs more presses. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never reaches it.');
}

/** Replaces the text of a field that is reached by Tab. */
async function typeOver(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  if (text !== '') await page.keyboard.type(text);
}

// The other jobs of the office by keyboard: heard.spec.ts; dialogs trap the focus and return it: focusWalk.spec.ts.
test('the office corrects and saves a firm by keyboard', async ({ office: page, backend }) => {
  await page.goto('member-edit/311');
  await expect(heading(page, 'Edit Member')).toBeVisible();
  const update = page.getByRole('main').getByRole('button', { name: 'Update', exact: true });
  await typeOver(page, 'Address', '');
  await tabTo(page, update);
  await page.keyboard.press('Space');
  // The first invalid field has the focus, and nothing was sent.
  await expect(field(page, 'Address')).toBeFocused();
  await expect(field(page, 'Address')).toHaveAccessibleDescription('Address is required');
  expect(timesSent(backend, 'PUT /api/member_update')).toBe(0);
  await page.keyboard.type('J 9/41, Jaitpura');
  await typeOver(page, 'Area', 'Pilikothi');
  await tabTo(page, update);
  await page.keyboard.press('Enter');
  const success = dialog(page, 'Success');
  await expect(success.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(success).toBeHidden();
  await expect(page).toHaveURL(/\/members\/members$/);
  expect(backend.store.firm(311)).toMatchObject({ address: 'J 9/41, Jaitpura', area: 'Pilikothi' });
  expect(timesSent(backend, 'PUT /api/member_update')).toBe(1);
});

test('the layout’s menus take the focus and give it back; a link in the phone menu opens its screen', async ({
  office: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('members');
  await expect(heading(page, 'Members')).toBeFocused();
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Main menu' });
  const menu = dialog(page, 'Main menu');
  await toggle.press('Enter');
  await expect(menu.getByRole('link', { name: 'KVVS' })).toBeFocused();
  // After its last link Tab starts again.
  const places = new Set<string | undefined>();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    places.add(await page.evaluate(() => document.activeElement?.closest('body, #sidebar')?.id));
  }
  expect(places).toEqual(new Set(['sidebar']));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'New Registration' }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(heading(page, 'New Registration')).toBeFocused();
  // Before the list is there, Tab finds nothing in the page.
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  const [account, help, changes] = [
    page.getByRole('button', { name: 'Account' }),
    page.getByRole('link', { name: 'Help' }),
    page.getByRole('link', { name: 'Recent changes (this computer)' }),
  ];
  await account.press('Enter');
  await expect(changes).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(help).toBeFocused();
  const [handbook] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Enter'),
  ]);
  await handbook.close();
  await expect(help).toBeHidden();
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(changes).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  const colours = page.getByRole('button', { name: 'Theme' });
  await colours.press('Enter');
  await expect(
    page.getByRole('menuitemradio', { name: 'Same as device', checked: true }),
  ).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitemradio', { name: 'Dark' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(colours).toBeFocused();
  await expect(page.locator(':root')).toHaveAttribute('data-colors', 'dark');
});
