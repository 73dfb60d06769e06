import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { button, heading } from '../screens';

/** Answers that no screen shows are forgotten after a minute. */
export const FORGOTTEN_MS = 61_000;

/** Goes to a screen that makes no call: it takes no answer that is meant for the next one. */
export async function goElsewhere(page: Page): Promise<void> {
  await goWithin(page, '/payment/failed');
  await expect(heading(page, 'Payment Failed')).toBeVisible();
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
  // Its harmless button takes the focus first: taken later, that one would get the key.
  await expect(shown.locator(':focus')).toHaveCount(1);
  await shown.getByRole('button', { name, exact: true }).press('Enter');
  await expect(shown).toHaveCount(0);
}

/** The first state of the service, in which everybody stays signed in. */
export function serviceAsAtFirst(backend: Backend): void {
  const tokens = [...backend.store.tokens];
  backend.reset();
  for (const [token, userId] of tokens) backend.store.tokens.set(token, userId);
}

/** What a press has set going shows with the next frame; two, since the first may be on its way already. */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** A key that is held: after the first time its event says that it is repeated. */
export async function holdKey(page: Page, key: string, repeats: number): Promise<void> {
  for (let time = 0; time <= repeats; time += 1) await page.keyboard.down(key);
}

/** Reads and closes every message until none is left. */
export async function closeMessages(page: Page): Promise<void> {
  const ok = button(page, 'OK');
  for (let left = await ok.count(); left > 0; left -= 1) {
    await ok.last().press('Enter');
    await expect(ok).toHaveCount(left - 1);
  }
}
