import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { headlessShell } from '../e2e/chromium.ts';
import vite from './vite.config.ts';

const root = new URL('..', import.meta.url).pathname;

/** Runs every story as a test in Chromium: its play function, accessibility, and a console without errors. */
export default mergeConfig(
  vite,
  defineConfig({
    root,
    base: '/',
    plugins: [storybookTest({ configDir: `${root}.storybook` })],
    // In "test", antd gives all its components the same id.
    define: { 'process.env.NODE_ENV': '"development"' },
    // Finds dependencies before the first story: a later one would reload the page during a test.
    optimizeDeps: {
      entries: ['src/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}', '!**/*.{test,vite}.*'],
      include: ['@storybook/addon-a11y/preview'],
    },
    test: {
      name: 'stories',
      env: { EVERY_COMBINATION: process.env['EVERY_COMBINATION'] ?? '' },
      setupFiles: ['.storybook/failOnConsole.ts'],
      testTimeout: 60_000,
      // One page for all files: loading the portal for each file would take longer than its stories.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: headlessShell }),
        instances: [{ browser: 'chromium' }],
        screenshotFailures: false,
      },
    },
  }),
);
