import { type BrowserContext, expect } from '@playwright/test';
import { portalTest } from '../fixtures';

/** Every bearer of the service and every token of its e-mailed links. */
const TOKEN = /\d+(\||%7C)session-\d+|verify-(and-sign-in|only)/i;

/** The browser tests of the portal; besides, each one fails on a token in the wrong place and on an empty screen. */
export const faultTest = portalTest.extend<{ watch: void }>({
  watch: [
    async ({ context, backend }, provide) => {
      const leaks = leaksOf(context, backend.url);
      await context.addInitScript(reportBlankScreens);
      await provide();
      expect(leaks, 'tokens in addresses, console lines and requests elsewhere').toEqual([]);
    },
    { auto: true },
  ],
});

/** A token belongs into the header of a call to the service and into the body of a sign-in, and nowhere else. */
function leaksOf(context: BrowserContext, service: string): readonly string[] {
  const leaks: string[] = [];
  const look = (place: string, text: string): void => {
    if (TOKEN.test(text)) leaks.push(`${place}: ${text}`);
  };
  context.on('console', (message) => look('console', message.text()));
  context.on('request', (request) => {
    const headers = request.headers();
    look('address', request.url());
    look('referer', headers['referer'] ?? '');
    const ownService = request.url().startsWith(`${service}/`);
    if (!ownService && headers['authorization'] !== undefined)
      leaks.push(`bearer to ${request.url()}`);
  });
  return leaks;
}

/** In the page: once the portal has drawn something, its root never stands empty for longer than a frame. */
function reportBlankScreens(): void {
  let root: HTMLElement | null = null;
  const text = () => {
    root ??= document.getElementById('root');
    return root?.textContent.trim();
  };
  // The browser's own, which no clock of a test moves.
  const frame = requestAnimationFrame.bind(window);
  let drawn = false;
  new MutationObserver(() => {
    if (drawn && text() === '')
      frame(() =>
        frame(() => {
          // A thrown error is a complaint in every test.
          if (text() === '') reportError(new Error(`blank screen at ${location.pathname}`));
        }),
      );
    drawn ||= Boolean(text());
  }).observe(document, { childList: true, subtree: true });
}
