import { expect, type Page } from '@playwright/test';
import { memberAccount } from '../backend/accounts';
import type { Backend } from '../backend/server';
import { button, field } from '../screens';

export const typed = 'Typed and not saved';

export const profileForm = {
  person: 'member',
  path: 'profile_edit',
  saveCall: 'PUT /api/profile_update',
} as const;

export const officeForm = {
  person: 'admin',
  path: 'member-edit/311',
  elsewhere: { entry: 'New Registration', url: /\/new-members$/ },
} as const;

export async function openForm(
  page: Page,
  { person }: typeof profileForm | typeof officeForm,
): Promise<void> {
  // A member sees the profile first and then edits it.
  if (person === 'member') await button(page, 'Edit').click();
  await expect(field(page, 'Area')).toBeVisible();
}

/** The drafts that the portal keeps in this tab. It writes them with the render after a key. */
const savedDrafts = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(sessionStorage));

/** Types with real key events: a browser only asks before leaving a page that the person has touched. */
export async function typeArea(page: Page, text = typed): Promise<void> {
  await field(page, 'Area').click();
  await field(page, 'Area').fill(text);
  await expect.poll(() => savedDrafts(page)).toContain(text);
}

/** The browser itself asks before the page is left, so there are unsaved changes. */
export async function expectGuarded(page: Page): Promise<void> {
  const dialogShown = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await dialogShown;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  // The dismissal reaches the browser with the page's next answer. A reload before that would hang.
  await page.evaluate(() => document.readyState);
}

/** The area of the member's own firm, as stored by the service. */
export const ownArea = (backend: Backend) => backend.store.firm(memberAccount.memberId)?.area;
