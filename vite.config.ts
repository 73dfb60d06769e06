import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { demoWorker } from './build/demoWorker.ts';
import { handbook } from './build/handbook/handbook.ts';
import { licenses } from './build/licenses.ts';
import { prerendered } from './build/prerendered.ts';
import { themeTokens } from './build/themeTokens.ts';

const license = licenses();

/** What the screens after the login share: the frame around them, and what lists, forms and dialogs all use. */
const AFTER_LOGIN =
  /\/(AntdProvider|SideLayout|TopBarLayout|Content|QueryState|saveFile|profile|templateFields|dates|visits|localStore|recentChanges|useUnsavedChanges)\.tsx?$|\/dayjs\/|\/antd\/es\/(_util|grid|skeleton)\/|\/form\/hooks\/useVariants|\/(Check|Copy|Download|File)Outlined/;

/** The router's exports only name its development build, with warnings for developers that nobody reads in a browser. */
const routerForProduction = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/** Builds `dist/` for the real service, and in mode "demo" `dist-demo/`, which runs on a database in the browser. */
export default defineConfig(({ command, mode }) => ({
  base: '/members/',
  resolve: { alias: command === 'build' ? { 'react-router': routerForProduction } : {} },
  plugins: [
    react(),
    themeTokens(),
    license.page,
    prerendered(mode),
    handbook(),
    ...(mode === 'demo' ? [demoWorker()] : []),
  ],
  server: { port: 5173, strictPort: true },
  // Only the format es lets a worker load code on demand: the .xlsx reader for imports, SheetJS for exports.
  worker: {
    format: 'es',
    plugins: () => [license.worker()],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    sourcemap: false,
    // The oldest supported browsers (README, Browsers).
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    // Vite's polyfill serves Firefox before 115 and Safari before 17, which work without it, only more slowly.
    modulePreload: { polyfill: false },
    // e2e/portal/budgets.spec.ts limits the size of each screen. In the demo, the mock service is one large script that
    // loads after the form, so nobody waits for it.
    chunkSizeWarningLimit: mode === 'demo' ? 1000 : 550,
    rolldownOptions: {
      // antd needs only a few modules of this package, which does not declare itself free of side effects.
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: /@rc-component\/util/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            // Every additional file costs a round trip. A module goes into the first file that needs it: what every screen
            // needs, what those after the login share, parts of antd that only some of them need, then the screens. The screens
            // before the login load none of these but the first.
            { name: 'index', tags: ['$initial'], priority: 9 },
            { name: 'public', test: /\/features\/(payment|account\/(Email|Forgot))/, priority: 8 },
            { name: 'signedIn', test: AFTER_LOGIN, priority: 7 },
            { name: 'account', test: /\/DashboardPage\./, priority: 6 },
            { name: 'radio', test: /\/(checkbox|radio)\//, priority: 6 },
            { name: 'field', test: /\/input\/|\/QuestionCircleOutlined/, priority: 5 },
            {
              name: 'card',
              test: /\/(antd\/es|@rc-component)\/(card|descriptions|tabs)\//,
              priority: 5,
            },
            {
              name: 'member',
              test: /\/MemberLayout\.|\/features\/(member-home|receipt)\/\w+Page\./,
              priority: 4,
            },
            {
              name: 'office',
              test: /\/AdminLayout\.|\/features\/(admin-home|members)\/\w+Page\./,
              priority: 3,
            },
            {
              name: 'forms',
              test: /\/features\/(account\/Change|member-record\/)\w+Page\./,
              priority: 2,
            },
          ],
        },
      },
      // Slow plugins are not worth a warning.
      checks: { pluginTimings: false },
    },
  },
  test: {
    // By default vitest leaves one core free, which doubles the time on two cores.
    maxWorkers: '100%',
    // The test files of a worker share their imports, so antd is compiled once per worker, not once per file. The portal's own
    // modules are loaded again for each file (src/test/resetPerFile.ts).
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,mocks,e2e,deploy,build,.ci}/**/*.test.ts'],
          // Generous: the whole test run shares two cores.
          testTimeout: 60_000,
          setupFiles: ['src/test/resetPerFile.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          // In "test", antd gives all its components the same id.
          env: { NODE_ENV: 'development' },
          environment: './src/test/jsdomWithFetch.ts',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/test/resetPerFile.ts', 'src/test/setup.ts'],
        },
      },
      // A separate file, so that only test runs load Storybook.

      '.storybook/vitest.config.ts',
    ],
  },
}));
