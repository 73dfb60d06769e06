import { expect } from '@playwright/test';
import { expectViewExported } from '../exportedView';
import { portalTest as test } from '../fixtures';
import { button, field, rowOf } from '../screens';
import { beSignedIn } from './people';

test('firms that only sound like the search are opened by the keyboard, stay over a reload, View and Back, and are no part of what is exported before', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  backend.store.firms = [];
  for (const firmName of ['Resham Mahal', 'रेशम घर', 'Sarai Mohana Silks', 'Kabir Resham'])
    backend.store.addFirm({ firmName, mobile: '9415200000' });
  backend.store.addFirm({ firmName: 'Reshem Bhandar', mobile: '9839012345', payment: 'paid' });
  await page.goto('new-members?q=resham');
  const group = button(page, 'Sounds like: 2');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  const closed = await expectViewExported(page, 'new_members', 'csv');
  expect(closed.map(([, name]) => name)).toEqual(['Resham Mahal', 'Kabir Resham']);
  // From the last of the rows the next stop is the group.
  await rowOf(page, 'Kabir Resham')
    .getByRole('button', { name: /^Delete/ })
    .focus();
  await page.keyboard.press('Tab');
  await expect(group).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 1 to 4 of 4 entries')).toBeVisible();
  await expect(group).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Showing 1 to 2 of 2 entries')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?q=resham&sounds=1$/);
  await page.reload();
  await expect(group).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('link', { name: 'View Reshem Bhandar' }).click();
  await expect(field(page, 'Firm Name')).toHaveValue('Reshem Bhandar');
  await page.goBack();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(rowOf(page, 'Reshem Bhandar')).toBeVisible();
});
