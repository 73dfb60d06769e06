import { defineConfig } from '@playwright/test';
import { headlessShell } from './chromium';
import { hasFirefox } from './engines/firefox';
import type { EngineOption } from './engines/fixtures';
import { hasWebKit } from './engines/webkit';
import type { BuildOption } from './fixtures';

/** Where .ci/test.mjs counts the tests. */
const counted = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME !== undefined;

/** The browser tests: both builds as a host serves them, and the review book, in the system's Chromium. */
export default defineConfig<object, BuildOption & EngineOption>({
  globalSetup: './requireBuilds.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Each waits for its browser a third of the time: three take a fifth less than two on two cores.
  workers: 3,
  reporter: [['list'], ...(counted ? [['json'] as const] : [])],
  // Generous: a machine that does something else at the same time is no fault of the portal, and only what fails waits so long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    // Motion is the matter of portal/motion.spec.ts: elsewhere each frame of it would only take time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: headlessShell,
  },
  // The longest tests first: whoever comes last leaves the other workers idle.
  projects: [
    // The other two engines, in one walk each.
    ...(hasFirefox
      ? [{ name: 'firefox', testDir: './engines', use: { engine: 'firefox' } } as const]
      : []),
    ...(hasWebKit
      ? [{ name: 'webkit', testDir: './engines', use: { engine: 'webkit' } } as const]
      : []),
    // The review book, as a reviewer opens it: Storybook itself comes first, and two portals beside each other, ten seconds on a busy machine.
    {
      name: 'book',
      testDir: './book',
      use: { build: 'storybook-static' },
    },
    // The pictures of docs/handbook against the stories of the built review book.
    { name: 'handbook', testDir: './handbook' },
    // What only a browser and a network show of the faults, against the portal's build.
    { name: 'faults', testDir: './faults', use: { build: 'dist', actionTimeout: 30_000 } },
    { name: 'demo', testDir: './demo', use: { build: 'dist-demo' } },
    { name: 'portal', testDir: './portal', use: { build: 'dist' } },
  ],
});
