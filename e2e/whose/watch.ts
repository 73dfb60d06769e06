import { expect, type Page } from '@playwright/test';

/** A message that stood on the screen, however shortly. */
export interface Told {
  readonly in: 'dialog' | 'alert' | 'status';
  readonly text: string;
}

declare global {
  interface Window {
    /** Every message since the page was opened, in order. */
    told: Told[];
    /** What the browser has told this tab of the other one: tokens, `null` for a sign-out, and marks of the test. */
    heard: (string | null)[];
  }
}

/**
 * In the page, before its scripts: keeps what it says, since a notice may go again before a test looks, and what the
 * browser tells it of the other tab.
 */
export function watchTab(): void {
  window.told = [];
  window.heard = [];
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'token' || key === 'mark' || key === null) window.heard.push(newValue);
  });

  const places = {
    dialog: 'dialog[open], [role="dialog"]',
    alert: '[role="alert"]',
    status: '[role="status"], output',
  } as const;
  const kinds = ['dialog', 'alert', 'status'] as const;
  const last = new WeakMap<Element, string>();
  const look = (): void => {
    for (const kind of kinds)
      for (const element of document.querySelectorAll(places[kind])) {
        const text = element.checkVisibility() ? element.textContent.trim() : '';
        if (text !== '' && text !== last.get(element)) window.told.push({ in: kind, text });
        last.set(element, text);
      }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['open', 'role', 'class', 'style', 'hidden'],
  });
}

export const toldSince = (page: Page, first: number): Promise<readonly Told[]> =>
  page.evaluate((from) => window.told.slice(from), first);

export const toldSoFar = (page: Page): Promise<number> => page.evaluate(() => window.told.length);

/** What the page has said so far in one kind of place, also where it is gone again. */
export const toldIn = async (page: Page, place: Told['in']): Promise<string[]> =>
  (await toldSince(page, 0)).filter((told) => told.in === place).map(({ text }) => text);

/** A notice with all of these words has been seen: some of them go by themselves. */
export const expectNotice = (page: Page, ...words: string[]): Promise<void> =>
  expect
    .poll(
      async () =>
        (await toldIn(page, 'status')).filter((text) => words.every((word) => text.includes(word))),
      { message: `notices with ${words.join(' … ')}` },
    )
    .not.toEqual([]);
