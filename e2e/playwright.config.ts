import { defineConfig } from '@playwright/test';
import { headlessShell } from './chromium';
import { hasFirefox } from './engines/firefox';
import type { EngineOption } from './engines/fixtures';
import { hasWebKit } from './engines/webkit';
import type { BuildOption } from './fixtures';

/** Set by .ci/test.mjs, which counts the tests. */
const counted = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME !== undefined;

/** The browser tests run in the system's Chromium on both builds, served as on a real host, and on the review book. */
export default defineConfig<object, BuildOption & EngineOption>({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // A worker waits for its browser a third of the time: on two cores, three workers need a fifth less time than two.
  workers: 3,
  reporter: [['list'], ...(counted ? [['json'] as const] : [])],
  // Generous, because a busy machine is no fault of the portal; only a failing test waits this long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    // A control that stays covered, disabled or missing is named after this time, and not only when the test runs out of it.
    actionTimeout: 30_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    // Only portal/motion.spec.ts tests animations; elsewhere they would only take time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: headlessShell,
  },
  // The longest tests come first, so that no worker is idle at the end.
  projects: [
    // Firefox and WebKit run one walk each.
    ...(hasFirefox
      ? [{ name: 'firefox', testDir: './engines', use: { engine: 'firefox' } } as const]
      : []),
    ...(hasWebKit
      ? [{ name: 'webkit', testDir: './engines', use: { engine: 'webkit' } } as const]
      : []),
    // The review book as a reviewer opens it. Storybook starts its frame twice: 5 seconds on an idle machine, 30 on a busy one,
    // which its actions wait for as well.
    {
      name: 'book',
      testDir: './book',
      expect: { timeout: 120_000 },
      use: { build: 'storybook-static', actionTimeout: 120_000 },
    },
    // Compares the pictures of docs/handbook with the stories of the review book.
    { name: 'handbook', testDir: './handbook' },
    // Faults that only show in a real browser with a real network.
    { name: 'faults', testDir: './faults', use: { build: 'dist' } },
    { name: 'demo', testDir: './demo', use: { build: 'dist-demo' } },
    { name: 'portal', testDir: './portal', use: { build: 'dist' } },
  ],
});
