import type { Page } from '@playwright/test';

/** Acts in another tab of this browser, whose page has no part in it; returns when this one has heard of the change to the storage. */
export async function inAnotherTab(page: Page, act: () => void): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('icon.svg');
  // The listener has to stand before the other tab acts: a busy page takes the event first otherwise, and none comes again.
  const listening = await page.evaluateHandle(() => ({
    heard: new Promise<void>((resolve) => {
      addEventListener('storage', () => resolve(), { once: true });
    }),
  }));
  await other.evaluate(act);
  await listening.evaluate(({ heard }) => heard);
  await other.close();
}
