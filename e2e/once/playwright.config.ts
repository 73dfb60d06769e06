import { defineConfig } from '@playwright/test';
import type { BuildOption } from '../fixtures';
import faults from '../faults/playwright.config';

/** Where .ci/test.mjs counts the tests. */
const counted = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME !== undefined;

/** The run "once": every change pressed again in every way while it runs, and a table of what the service got. */
export default defineConfig<object, BuildOption>({
  ...faults,
  outputDir: '../../test-results/once',
  reporter: [['list'], ['./onceReporter.ts'], ...(counted ? [['json'] as const] : [])],
  projects: faults.projects?.map((project) => ({ ...project, name: 'once' })) ?? [],
});
