import { expect, type Page } from '@playwright/test';
import { elsewhere, goWithin, keepAgain, type Kept, keptNow } from '../faults/moves';
import { fillSignIn, type Person } from '../portal/people';
import { button, dialog, heading } from '../screens';

/** The one that is looked at, and the one in which somebody else acts. */
export interface Tabs {
  readonly page: Page;
  readonly other: Page;
}

type Viewer = keyof typeof elsewhere;

/** The browser has told the tab of this token, of none, or of this mark; what comes before it was told before. */
const heardOf = (page: Page, last: string | null): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => window.heard.at(-1)), { intervals: [10, 20, 50, 100] })
    .toBe(last);

/**
 * Signs out whoever is there and puts the session of this person into the storage, as the other tab does; both tabs
 * stand on a screen that is open to everybody, and know of nothing before.
 */
export async function begin({ page, other }: Tabs, kept: Kept): Promise<void> {
  const { path, title } = elsewhere.visitor;
  await keepAgain(other, {});
  // Where nothing was kept nothing is told: the mark comes after it in any case.
  await other.evaluate(() => localStorage.setItem('mark', 'cleared'));
  await heardOf(page, 'cleared');
  await page.evaluate(() => sessionStorage.clear());
  await Promise.all([goWithin(other, path), goWithin(page, path)]);
  await expect(heading(page, title)).toBeVisible();
  await keepAgain(other, kept);
  await heardOf(page, kept.token ?? null);
}

/** Leaves a screen that may ask before it lets go of what was typed or is being sent. */
async function leaveFor(page: Page, title: string): Promise<void> {
  const question = dialog(page, 'Leave without saving?');
  await expect(question.or(heading(page, title)).first()).toBeVisible();
  if (await question.isVisible())
    await question.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await expect(heading(page, title)).toBeVisible();
  await expect(question).toHaveCount(0);
}

export async function leaveScreen(page: Page, as: Viewer): Promise<void> {
  await goWithin(page, elsewhere[as].path);
  await leaveFor(page, elsewhere[as].title);
}

/** By the Logout that stands there; a screen without one, or under a dialog of its own, is left for it. */
export async function signOutHere(page: Page): Promise<void> {
  const account = button(page, 'Account');
  const inBar = page.getByRole('button', { name: 'Logout', exact: true });
  const covered = (await page.getByRole('dialog').count()) > 0;
  if (covered || (await account.count()) + (await inBar.count()) === 0) {
    await goWithin(page, '/changepassword');
    await leaveFor(page, 'Change Password');
  }
  if ((await account.count()) > 0) {
    await account.press('Enter');
    await page.getByRole('menuitem', { name: 'Logout' }).click();
  } else await inBar.press('Enter');
  await leaveFor(page, 'Login');
}

export async function signOutThere({ page, other }: Tabs): Promise<void> {
  await goWithin(other, '/changepassword');
  await button(other, 'Logout').press('Enter');
  await heardOf(page, null);
}

/** Signs in through the form of the other tab, over whoever is signed in there. */
export async function signInThere({ page, other }: Tabs, person: Person): Promise<void> {
  await goWithin(other, '/login');
  await fillSignIn(other, person);
  await button(other, 'Login').press('Enter');
  await expect(other).toHaveURL(/\/members\/(admin|member)$/);
  await heardOf(page, (await keptNow(other)).token ?? null);
}
