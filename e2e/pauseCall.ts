import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Call } from './backend/calls';
import type { Fault } from './backend/faults';
import type { Backend } from './backend/server';

/** A call whose answer the service delays until the test releases it. */
export interface PausedCall {
  readonly sent: () => Promise<void>;
  /** Releases the answer. Resolves when the page has drawn it, or to `false` if the page had given up. */
  readonly arrive: () => Promise<boolean>;
}

/**
 * Raises the portal's time limit of 15 seconds to two minutes in pages that are opened from now on. A test that does much while
 * an answer is paused would otherwise hit the limit on a slow machine.
 */
export const allowLongPauses = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const after = window.setTimeout.bind(window);
    Object.defineProperty(window, 'setTimeout', {
      configurable: true,
      writable: true,
      value: (act: TimerHandler, delay?: number, ...rest: unknown[]) =>
        after(act, delay === 15_000 ? 120_000 : delay, ...rest),
    });
  });

/** Pauses the next call of this kind. When it is released, it meets the fault `next` or is answered normally. */
export function pauseCall(page: Page, backend: Backend, call: Call, next?: Fault): PausedCall {
  const [method = '', path = ''] = call.split(' ');
  const pattern = new RegExp(`${path.replace('{id}', String.raw`\d+`)}$`);
  const calls = () => backend.log.filter((logged) => logged.call === call).length;
  const before = calls();
  const lift = backend.fail(call, { kind: 'hang', ...(next === undefined ? {} : { next }) }, 1);
  const sentRequest = page.waitForRequest(
    (request) => request.method() === method && pattern.test(request.url()),
  );
  // If the call is never made, another assertion has failed before, with a better message.
  sentRequest.catch(() => {});
  return {
    sent: async () => {
      await sentRequest;
      await expect.poll(calls, { intervals: [10, 20, 50, 100] }).toBeGreaterThan(before);
    },
    arrive: async () => {
      lift();
      const response = await (await sentRequest).response();
      await response?.finished();
      await drawn(page);
      return response !== null;
    },
  };
}

/** Waits for a few frames. A tab in the background may draw only one per second. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 30);
      });
  });

/** Holds back files of a build, as a slow connection does; returns a function to release them. */
export async function pauseFiles(page: Page, files: RegExp): Promise<() => void> {
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
