import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { demoWorker } from './build/demoWorker.ts';
import { handbook } from './build/handbook/handbook.ts';
import { licenses } from './build/licenses.ts';
import { prerendered } from './build/prerendered.ts';
import {
  CARD,
  FIELD,
  ofOffice,
  sharedBehindSignIn,
  sharedWithPublic,
} from './build/screenFiles.ts';
import { themeTokens } from './build/themeTokens.ts';

const license = licenses();

/** Two builds from one source: `dist/` for the real service, `dist-demo/` (mode "demo") on the in-browser database. */
export default defineConfig(({ mode }) => ({
  base: '/members/',
  plugins: [
    react(),
    themeTokens(),
    license.page,
    prerendered(mode),
    handbook(),
    ...(mode === 'demo' ? [demoWorker()] : []),
  ],
  server: { port: 5173, strictPort: true },
  // The import's worker loads SheetJS only for an .xlsx.
  worker: {
    format: 'es',
    plugins: () => [license.worker()],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    sourcemap: false,
    // README, Browsers.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    // Vite's stand-in for it is for browsers before Firefox 115 and Safari 17: there a file comes later, and comes.
    modulePreload: { polyfill: false },
    // How much each screen may read stands in e2e/portal/budgets.spec.ts. In the demo the imitated service is one script,
    // fetched after the form: nobody waits for it.
    chunkSizeWarningLimit: mode === 'demo' ? 1000 : 550,
    rolldownOptions: {
      // The forms need a few of its modules; its package does not say that importing one of them does nothing else.
      treeshake: { moduleSideEffects: [{ test: /@rc-component\/util/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // Each file more is a wait of its own: one holds what every screen needs, and one what the groups behind the
            // sign-in share (src/app/screens). Neither the public screens nor what they share read it.
            { name: 'index', tags: ['$initial'], priority: 4 },
            { name: sharedWithPublic, priority: 3 },
            { name: sharedBehindSignIn, priority: 2 },
            { name: 'field', test: FIELD, priority: 1 },
            { name: 'card', test: CARD, priority: 1 },
            { name: ofOffice },
          ],
        },
      },
      // How long each plugin took is no fault of the portal.
      checks: { pluginTimings: false },
    },
  },
  test: {
    // vitest leaves one core free, which on two cores doubles the time.
    maxWorkers: '100%',
    // The files of a worker share what they import: antd is read and compiled once, not once for each of them. The
    // portal's own modules begin anew with each file (src/test/resetPerFile.ts).
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,mocks,e2e,deploy,build,.ci}/**/*.test.ts'],
          // Two cores with a whole test run on them.
          testTimeout: 60_000,
          setupFiles: ['src/test/resetPerFile.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          // In "test" antd gives all its pieces one and the same id.
          env: { NODE_ENV: 'development' },
          environment: './src/test/jsdomWithFetch.ts',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/test/resetPerFile.ts', 'src/test/setup.ts'],
        },
      },
      // In a file of its own: only a test run loads Storybook.
      '.storybook/vitest.config.ts',
    ],
  },
}));
