import { defineConfig } from '@playwright/test';
import { headlessShell } from './chromium';
import type { BuildOption } from './fixtures';

/** The browser tests: both builds as a host serves them, in the system's Chromium. */
export default defineConfig<object, BuildOption>({
  globalSetup: './requireBuilds.ts',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Each waits for its browser a third of the time: three take a fifth less than two on two cores.
  workers: 3,
  reporter: 'list',
  // Generous: a machine that does something else at the same time is no fault of the portal.
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
  projects: [
    { name: 'demo', testDir: './demo', use: { build: 'dist-demo' } },
    { name: 'portal', testDir: './portal', use: { build: 'dist' } },
  ],
});
