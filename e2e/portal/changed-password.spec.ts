import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { answerDialog, dialog, heading } from '../screens';
import { passwordScreens, sendPasswords } from './passwordScreens';
import { beSignedIn, stored } from './people';

const changed = 'Password Change successfully';

for (const screen of passwordScreens) {
  const { path, person, kept } = screen;
  test(`a password changed on /${path} ends the session at once, not with OK`, async ({
    page,
    context,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, person);
    const other = await context.newPage();
    await other.goto(person);
    await expect(heading(other, 'Dashboard')).toBeVisible();
    await sendPasswords(page, screen);

    await expect(dialog(page, changed)).toBeVisible();
    expect(await stored(page), 'while the dialog still stands').toEqual(kept);
    await expect(page).toHaveURL(/\/members\/login$/);
    await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0);
    await expect(other).toHaveURL(/\/members\/login$/);
    await answerDialog(page, changed, 'OK');
    await expect(page).toHaveURL(/\/members\/login$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test(`a password changed on /${path}: a reload in place of OK finds nobody signed in`, async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, person);
    await sendPasswords(page, screen);
    await expect(dialog(page, changed)).toBeVisible();
    const calls = backend.log.length;
    await page.reload();
    await expect(heading(page, 'Login')).toBeVisible();
    await page.goto(path);
    await expect(page).toHaveURL(/\/members\/login$/);
    expect(backend.log).toHaveLength(calls);
    expect(await stored(page)).toEqual(kept);
  });
}
