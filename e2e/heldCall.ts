import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Call } from './backend/calls';
import type { Fault } from './backend/faults';
import type { Backend } from './backend/server';

/** A call that the service keeps until it is told to answer. */
export interface HeldCall {
  /** Resolves when the call has reached the service. */
  readonly sent: () => Promise<void>;
  /** Lets the answer go; resolves when the page has had it and drawn what it makes of it: false where it had given up. */
  readonly arrive: () => Promise<boolean>;
}

/**
 * The portal waits for no answer longer than 15 s. In pages that are opened from now on it does for two minutes: where a test does
 * much while an answer is held, a slow machine would come to that limit, which is not what the test is about.
 */
export const mayHoldLong = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const after = window.setTimeout.bind(window);
    Object.defineProperty(window, 'setTimeout', {
      configurable: true,
      writable: true,
      value: (act: TimerHandler, delay?: number, ...rest: unknown[]) =>
        after(act, delay === 15_000 ? 120_000 : delay, ...rest),
    });
  });

/** Keeps the next call of this kind that the page makes; then `next` meets it, or it goes on as if nothing had been. */
export function holdCall(page: Page, backend: Backend, call: Call, next?: Fault): HeldCall {
  const [method = '', path = ''] = call.split(' ');
  const pattern = new RegExp(`${path.replace('{id}', String.raw`\d+`)}$`);
  const calls = () => backend.log.filter((logged) => logged.call === call).length;
  const before = calls();
  const lift = backend.fail(call, { kind: 'hang', ...(next === undefined ? {} : { next }) }, 1);
  const asked = page.waitForRequest(
    (request) => request.method() === method && pattern.test(request.url()),
  );
  // Where the call is never made the test has failed before, and in better words.
  asked.catch(() => {});
  return {
    sent: async () => {
      await asked;
      await expect.poll(calls, { intervals: [10, 20, 50, 100] }).toBeGreaterThan(before);
    },
    arrive: async () => {
      lift();
      const response = await (await asked).response();
      await response?.finished();
      await drawn(page);
      return response !== null;
    },
  };
}

/** The frames in which the page draws what it knows already; a tab behind another one may draw but one in a second. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 30);
      });
  });

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
