import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, field, logOut } from '../screens';
import { signIn } from './people';

test('where the browser refuses storage the session and an edit still work in the tab, and a line says so', async ({
  page,
  backend,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('refused', 'SecurityError');
      };
  });
  await signIn(page, 'member');
  await expect(page.getByText(/does not let the portal store anything/)).toBeVisible();
  await page.getByRole('link', { name: 'Manage Profile' }).click();
  await button(page, 'Edit').click();
  await field(page, 'Area').fill('Godowlia');
  await button(page, 'Update').click();
  await answerDialog(page, 'Success', 'OK');
  expect(backend.store.firm(310)?.area).toBe('Godowlia');
  await logOut(page);
  await goWithin(page, '/profile_edit');
  await expect(page).toHaveURL(/\/members\/login$/);
});
