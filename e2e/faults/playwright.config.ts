import { defineConfig } from '@playwright/test';
import type { BuildOption } from '../fixtures';
import portal from '../playwright.config';

/** Where .ci/test.mjs counts the tests. */
const counted = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME !== undefined;

/** The fault run: the portal's build against everything of the three lists, and a table of what was seen. */
export default defineConfig<object, BuildOption>({
  ...portal,
  globalSetup: '../requireBuilds.ts',
  outputDir: '../../test-results/faults',
  reporter: [['list'], ['./tableReporter.ts'], ...(counted ? [['json'] as const] : [])],
  projects: [
    {
      name: 'faults',
      testDir: '.',
      use: { build: 'dist', actionTimeout: 10_000 },
    },
  ],
});
