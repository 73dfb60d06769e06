import { expect, type Page } from '@playwright/test';
import { translatePage, type TranslatorKind } from '../../src/test/translator';

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

/** In the page: texts that React holds as nodes of their own, and elements that show other words than React has for them. */
function amiss(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (
      Object.keys(text).some((key) => key.startsWith('__reactFiber$')) &&
      (text.nodeValue ?? '').trim() !== ''
    )
      found.push(`bare: ${text.nodeValue}`);
  for (const element of document.querySelectorAll('*')) {
    const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
    const properties: unknown = key === undefined ? null : Reflect.get(element, key);
    if (typeof properties !== 'object' || properties === null) continue;
    if (!('children' in properties)) continue;
    const { children } = properties;
    if (typeof children !== 'string' && typeof children !== 'number') continue;
    const shown = element.textContent.replaceAll('\u200B', '');
    if (shown !== String(children)) found.push(`stale: ${shown}, not ${children}`);
  }
  return found;
}

/** Everything that stands there is as fresh as the portal's own state, and no screen has failed. */
export async function expectFresh(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(amiss), { intervals: [20, 50, 100] }).toEqual([]);
  await expect(page.getByText('This page could not be shown')).toHaveCount(0);
}
