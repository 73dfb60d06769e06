import { expect, type Page } from '@playwright/test';
import { amiss, translatePage, type TranslatorKind } from '../../src/test/translator';

declare global {
  interface Window {
    stopTranslator?: (() => void) | undefined;
  }
}

/** From now on this page is translated. */
export async function translate(page: Page, kind: TranslatorKind): Promise<void> {
  await stopTranslating(page);
  await page.evaluate(
    `window.stopTranslator = (${translatePage.toString()})(${JSON.stringify(kind)})`,
  );
}

export const stopTranslating = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.stopTranslator?.();
    window.stopTranslator = undefined;
  });

/** Everything that stands there is as fresh as the portal's own state, and no screen has failed. */
export async function expectFresh(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(amiss), { intervals: [20, 50, 100] }).toEqual([]);
  await expect(page.getByText('This page could not be shown')).toHaveCount(0);
}
