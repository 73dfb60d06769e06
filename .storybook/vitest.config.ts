import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { headlessShell } from '../e2e/chromium.ts';
import vite from './vite.config.ts';

const root = new URL('..', import.meta.url).pathname;

/** Every story is a test: in Chromium, with its play function, its accessibility and a silent console. */
export default mergeConfig(
  vite,
  defineConfig({
    root,
    base: '/',
    plugins: [storybookTest({ configDir: `${root}.storybook` })],
    // In "test" antd gives all its pieces one and the same id.
    define: { 'process.env.NODE_ENV': '"development"' },
    // Found before the first story: a dependency found later would reload the page under a running test.
    optimizeDeps: {
      entries: ['src/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}', '!**/*.{test,vite}.*'],
      include: ['@storybook/addon-a11y/preview'],
    },
    test: {
      name: 'stories',
      env: { EVERY_COMBINATION: process.env['EVERY_COMBINATION'] ?? '' },
      setupFiles: ['.storybook/failOnConsole.ts'],
      testTimeout: 60_000,
      // One page for all files: loading the portal anew for each costs more than its stories.
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
