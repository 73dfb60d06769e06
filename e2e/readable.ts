import type { Page } from '@playwright/test';

/** All that can be read on the screen, in its fields too. */
export const readable = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const values = [...document.querySelectorAll('input, textarea')].map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    );
    return [document.body.innerText, ...values].join('\n');
  });
