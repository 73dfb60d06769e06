import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { openingChunks } from './src/app/opening/openingChunks.vite.ts';
import { licenses } from './vite.licenses.ts';
import { prerendered } from './src/app/opening/prerendered.vite.ts';
import { themeTokens } from './src/app/theme/themeTokens.vite.ts';

const demoWorkerFile = new URL('./mocks/demoWorker.js', import.meta.url);
/** From the installed package, so that worker and library never disagree. */
const mswWorkerFile = new URL(import.meta.resolve('msw/mockServiceWorker.js'));
const publicFolder = new URL('./public/', import.meta.url);

/** The demo's worker and msw's, which it loads; in a build the first one keeps all files of it for offline use. */
function demoWorker(): Plugin {
  return {
    name: 'demo-worker',
    configureServer(server) {
      for (const file of [demoWorkerFile, mswWorkerFile])
        server.middlewares.use(`/members/${basename(file.pathname)}`, (_request, response) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(readFileSync(file));
        });
    },
    generateBundle: {
      // After the page itself has been written.
      order: 'post',
      handler(_options, bundle) {
        const kept = readdirSync(publicFolder);
        const files = [...kept, ...Object.keys(bundle)];
        const hash = createHash('sha256');
        for (const name of kept) hash.update(readFileSync(new URL(name, publicFolder)));
        for (const file of Object.values(bundle))
          hash.update(file.type === 'chunk' ? file.code : file.source);
        const release = { version: hash.digest('hex').slice(0, 16), files: [...new Set(files)] };
        const worker = readFileSync(demoWorkerFile, 'utf8').replace(
          'const release = null;',
          `const release = ${JSON.stringify(release)};`,
        );
        this.emitFile({ type: 'asset', fileName: 'demoWorker.js', source: worker });
        this.emitFile({
          type: 'asset',
          fileName: 'mockServiceWorker.js',
          source: readFileSync(mswWorkerFile, 'utf8'),
        });
      },
    },
  };
}

const license = licenses();
const opening = openingChunks();

/** Two builds from one source: `dist/` for the real service, `dist-demo/` (mode "demo") on the in-browser database. */
export default defineConfig(({ mode }) => ({
  base: '/members/',
  plugins: [
    react(),
    themeTokens(),
    opening.plugin,
    license.page,
    prerendered(mode),
    ...(mode === 'demo' ? [demoWorker()] : []),
  ],
  server: { port: 5173, strictPort: true },
  // The import's worker loads SheetJS only for an .xlsx.
  worker: { format: 'es', plugins: () => [license.worker()] },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    sourcemap: false,
    // README, Browsers.
    target: ['chrome111', 'edge111', 'firefox121', 'safari16.4'],
    // How much each screen may read stands in e2e/portal/budgets.spec.ts. In the demo the imitated service is one script,
    // fetched after the form: nobody waits for it.
    chunkSizeWarningLimit: mode === 'demo' ? 1000 : 550,
    rolldownOptions: {
      output: { codeSplitting: { groups: opening.groups } },
      // How long each plugin took is no fault of the portal.
      checks: { pluginTimings: false },
    },
  },
  test: {
    // vitest leaves one core free, which on two cores doubles the time.
    maxWorkers: '100%',
    // The files of a worker share what they import: antd is read and compiled once, not once for each of them. The
    // portal's own modules begin anew with each file (src/test/freshStart.ts).
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,mocks,e2e,deploy,.ci}/**/*.test.ts'],
          setupFiles: ['src/test/freshStart.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: './src/test/jsdomWithFetch.ts',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/test/freshStart.ts', 'src/test/setup.ts'],
        },
      },
      // In a file of its own: only a test run loads Storybook.
      '.storybook/vitest.config.ts',
    ],
  },
}));
