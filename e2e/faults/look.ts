import { expect, type Page } from '@playwright/test';

/** What is seen of the screen at one moment. */
interface Look {
  readonly heading: boolean;
  /** Words of the inside of a program, where some stand there. */
  readonly unreadable: string | null;
  readonly spinning: readonly string[];
}

/** In the page, and all at once: a question for each would take longer than what the portal does meanwhile. */
function look(): Look {
  const busyWords =
    /^(Loading|Loading receipt|Verifying your email|Saving|Logging in|Importing|Uploading and importing)\.\.\.$/;
  const styled = { visibilityProperty: true };
  const isDrawn = (element: Element): boolean =>
    element.checkVisibility(styled) && element.getClientRects().length > 0;
  const drawn = (place: ParentNode, selector: string): Element[] =>
    [...place.querySelectorAll(selector)].filter(isDrawn);
  const untold = '[aria-hidden="true"]';
  const isTold = (element: Element): boolean => element.closest(untold) === null;
  const space = /\s+/g;
  const plain = (text: string | null): string => (text ?? '').replaceAll(space, ' ').trim();

  const dialogs = drawn(document, '[role="dialog"], dialog').filter(isTold);
  // Where a dialog waits for its answer, nothing in it.
  const place = dialogs.at(-1) ?? document.body;
  // A button at work takes no press even before its sign has grown to be seen.
  const turning =
    '[aria-busy="true"], progress, [role="img"][aria-label*="loading" i], .ant-btn-loading';
  const busy: Element[] = [];
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (!(text.textContent ?? '').trimEnd().endsWith('...')) continue;
    // The words may stand in several elements of a button.
    for (const around of [text.parentElement, text.parentElement?.parentElement ?? null])
      if (around !== null && busyWords.test(plain(around.textContent))) busy.push(around);
  }
  return {
    // A dialog hides the heading of its page from screen readers.
    heading: drawn(document, 'h1').length > 0,
    unreadable: /\[object|\bundefined\b|\bNaN\b/.exec(document.body.textContent)?.[0] ?? null,
    spinning: [...drawn(place, turning), ...busy.filter(isDrawn)].map(({ outerHTML }) => outerHTML),
  };
}

/** Under a heading, readable (W15) and with nothing turning stands what the person is told. */
export async function expectStill(page: Page): Promise<void> {
  // As often as an assertion of Playwright's own looks.
  const amiss = async (): Promise<object> => {
    const { heading, unreadable, spinning } = await page.evaluate(look);
    return {
      ...(spinning.length > 0 ? { spinning } : {}),
      ...(heading ? {} : { heading: 'none' }),
      ...(unreadable === null ? {} : { unreadable }),
    };
  };
  await expect.poll(amiss, { message: 'what is amiss', intervals: [20, 50, 100] }).toEqual({});
}
