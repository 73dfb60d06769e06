import { defineConfig } from '@playwright/test';
import type { BuildOption } from '../fixtures';
import portal from '../playwright.config';

/** Where .ci/test.mjs counts the tests. */
const counted = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME !== undefined;

/** The run "whose": every call answered late, after the session or the screen that asked is gone (rule C4). */
export default defineConfig<object, BuildOption>({
  ...portal,
  globalSetup: '../requireBuilds.ts',
  outputDir: '../../test-results/whose',
  reporter: [['list'], ['./tableReporter.ts'], ...(counted ? [['json'] as const] : [])],
  projects: [
    {
      name: 'whose',
      testDir: '.',
      use: { build: 'dist', actionTimeout: 10_000 },
    },
  ],
});
