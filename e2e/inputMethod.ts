import type { Page } from '@playwright/test';

/** What a keyboard for another script does: the text stands in the field while it is still being chosen. */
export async function inputMethod(page: Page) {
  const browser = await page.context().newCDPSession(page);
  return {
    compose: (text: string) =>
      browser.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** The text is chosen. */
    commit: (text: string) => browser.send('Input.insertText', { text }),
  };
}
