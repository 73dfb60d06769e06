import { type BrowserContext, expect } from '@playwright/test';
import { portalTest } from '../fixtures';

/** Every bearer token of the service, and every token of its email links. */
const TOKEN = /\d+(\||%7C)session-\d+|verify-(and-sign-in|only)/i;

/** Tests of the portal that also fail on a leaked token or an empty screen. */
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

/** Tokens belong in the headers of calls to the service and in the body of a login; returns every other use. */
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

/** Runs in the page: once something was drawn, the root must never be empty for longer than a frame. */
function reportBlankScreens(): void {
  let root: HTMLElement | null = null;
  const text = () => {
    root ??= document.getElementById('root');
    return root?.textContent.trim();
  };
  // The original function, which fake clocks do not change.
  const frame = requestAnimationFrame.bind(window);
  let drawn = false;
  new MutationObserver(() => {
    if (drawn && text() === '')
      frame(() =>
        frame(() => {
          // Every test fails on a thrown error.
          if (text() === '') reportError(new Error(`blank screen at ${location.pathname}`));
        }),
      );
    drawn ||= Boolean(text());
  }).observe(document, { childList: true, subtree: true });
}
