import { expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { answerDialog, dialog, heading } from '../screens';
import { passwordScreens, sendPasswords } from './passwordScreens';
import { beSignedIn, stored } from './people';

const changed = 'Password Change successfully';

// Both screens are one form: each is left in another way.
const [ofOffice, ofMember] = passwordScreens;

test(`a password changed on /${ofMember.path} ends the session at once in every tab, not with OK`, async ({
  page,
  context,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, ofMember.person);
  const other = await context.newPage();
  await other.goto(ofMember.person);
  await expect(heading(other, 'Dashboard')).toBeVisible();
  await sendPasswords(page, ofMember);

  await expectEnded(page, ofMember);
  await expect(other).toHaveURL(/\/members\/login$/);
  await answerDialog(page, changed, 'OK');
  await expect(page).toHaveURL(/\/members\/login$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(`a password changed on /${ofOffice.path} does too: a reload in place of OK finds nobody signed in`, async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, ofOffice.person);
  await sendPasswords(page, ofOffice);
  await expectEnded(page, ofOffice);
  const calls = backend.log.length;
  await page.reload();
  await expect(heading(page, 'Login')).toBeVisible();
  await page.goto(ofOffice.path);
  await expect(page).toHaveURL(/\/members\/login$/);
  expect(backend.log).toHaveLength(calls);
  expect(await stored(page)).toEqual(ofOffice.kept);
});

async function expectEnded(page: Page, { kept }: (typeof passwordScreens)[number]): Promise<void> {
  await expect(dialog(page, changed)).toBeVisible();
  expect(await stored(page), 'while the dialog still stands').toEqual(kept);
  await expect(page).toHaveURL(/\/members\/login$/);
  await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0);
}
