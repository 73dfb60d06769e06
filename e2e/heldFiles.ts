import type { Page } from '@playwright/test';

/** Keeps files of a build back, as a slow line does; returns the way to let them through. */
export async function holdFiles(page: Page, files: RegExp): Promise<() => void> {
  let release: (() => void) | undefined;
  const through = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await through;
    await route.continue();
  });
  return () => release?.();
}
