import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { button, heading } from '../screens';

/** RTK Query drops answers that no screen uses after a minute. */
export const FORGOTTEN_MS = 61_000;

/** Goes to a screen that makes no call, so that it takes no answer meant for the next one. */
export async function goElsewhere(page: Page): Promise<void> {
  await goWithin(page, '/payment/failed');
  await expect(heading(page, 'Payment Failed')).toBeVisible();
}

/** Goes to a screen as a link of the portal does, without loading a page. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const known: unknown = history.state;
    const last =
      typeof known === 'object' && known !== null && 'idx' in known ? Number(known.idx) : 0;
    // The state of a history entry as the router writes it.
    const state = { usr: null, key: `${to} ${last}`, idx: last + 1 };
    history.pushState(state, '', `/members${to}`);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
}

/** The portal's part of the storage. */
export type StoredItems = Readonly<Record<string, string>>;

export const readStorage = (page: Page): Promise<StoredItems> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** Restores the storage, as a login or logout in another tab does (S4). */
export async function restoreStorage(page: Page, stored: StoredItems): Promise<void> {
  await page.evaluate((items) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage', { key: null }));
  }, stored);
}

/** Presses a button of the open dialog by keyboard. The dialog may still be moving, so this saves minutes of waiting. */
export async function answer(page: Page, title: string, name: string): Promise<void> {
  const shown = page.getByRole('dialog', { name: title });
  // The harmless button gets the focus first. Had it come later, it would have taken the key.
  await expect(shown.locator(':focus')).toHaveCount(1);
  await shown.getByRole('button', { name, exact: true }).press('Enter');
  await expect(shown).toHaveCount(0);
}

/** Resets the service but keeps everybody logged in. */
export function serviceAsAtFirst(backend: Backend): void {
  const tokens = [...backend.store.tokens];
  backend.reset();
  for (const [token, userId] of tokens) backend.store.tokens.set(token, userId);
}

/** The effect of a press shows in the next frame; two, since the first may already be running. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Holds a key down: every event after the first is marked as repeated. */
export async function holdKey(page: Page, key: string, repeats: number): Promise<void> {
  for (let time = 0; time <= repeats; time += 1) await page.keyboard.down(key);
}

/** Reads and closes all messages. */
export async function closeMessages(page: Page): Promise<void> {
  const ok = button(page, 'OK');
  for (let left = await ok.count(); left > 0; left -= 1) {
    await ok.last().press('Enter');
    await expect(ok).toHaveCount(left - 1);
  }
}
