import { expect, type Page } from '@playwright/test';
import { button, field, heading } from '../screens';

/** A screen of the person's own layout that makes no call. */
export const elsewhere = {
  visitor: { path: '/payment/failed', title: 'Payment Failed' },
  member: { path: '/member', title: 'Dashboard' },
  admin: { path: '/member-edit/0', title: 'Page not found' },
} as const;

export async function goElsewhere(page: Page, as: keyof typeof elsewhere): Promise<void> {
  await goWithin(page, elsewhere[as].path);
  await expect(heading(page, elsewhere[as].title)).toBeVisible();
}

/** Goes to a screen as a link of the portal does, without a new page. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const known: unknown = history.state;
    const last =
      typeof known === 'object' && known !== null && 'idx' in known ? Number(known.idx) : 0;
    // An entry as the router makes them.
    const state = { usr: null, key: `${to} ${last}`, idx: last + 1 };
    history.pushState(state, '', `/members${to}`);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

/** What the browser keeps for the portal. */
export type Kept = Readonly<Record<string, string>>;

export const keptNow = (page: Page): Promise<Kept> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Puts the storage back, as a sign-in or sign-out in another tab does (S4). */
export async function keepAgain(page: Page, kept: Kept): Promise<void> {
  await page.evaluate((items) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key: null }));
  }, kept);
}

/** Presses the button of the one open dialog, by the keyboard: it need not stand still for that, which saves minutes. */
export async function answer(page: Page, title: string, name: string): Promise<void> {
  const shown = page.getByRole('dialog', { name: title });
  await shown.getByRole('button', { name, exact: true }).press('Enter');
  await expect(shown).toHaveCount(0);
}

/** Reads and closes every message until none is left. */
export async function closeMessages(page: Page): Promise<void> {
  const ok = button(page, 'OK');
  for (let left = await ok.count(); left > 0; left -= 1) {
    await ok.last().press('Enter');
    await expect(ok).toHaveCount(left - 1);
  }
}

export async function typeAll(page: Page, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
}

export async function expectTyped(
  page: Page,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect(field(page, label)).toHaveValue(text);
}

/** The first heading stands within three seconds, whatever the service does. */
export const expectHeading = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeVisible({
    timeout: 3000,
  });

const busyWords =
  /^(Loading|Loading receipt|Verifying your email|Saving|Logging in|Importing|Uploading and importing)\.\.\.$/;

/** Nothing turns any more, and no button is still at work. Where a dialog waits for its answer, nothing in it. */
export async function expectNothingSpins(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog');
  const turning = async () => {
    const place = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
    return place
      .locator('[aria-busy="true"], progress')
      .or(place.getByRole('img', { name: 'loading' }))
      .or(place.getByText(busyWords))
      .filter({ visible: true })
      .count();
  };
  await expect.poll(turning, 'what still spins').toBe(0);
}

/** All that stands on the screen as a message of whatever kind, for the table. */
export async function said(page: Page): Promise<string> {
  const messages = page
    .getByRole('dialog')
    .or(page.getByRole('alert'))
    .or(page.getByRole('status'))
    .filter({ visible: true });
  const texts = await messages.allInnerTexts();
  return texts
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' | ');
}

/** Nothing on the screen is the inside of a program (W15). */
export const expectReadable = (page: Page): Promise<void> =>
  expect(page.locator('body')).not.toContainText(/\[object|\bundefined\b|\bNaN\b/);
