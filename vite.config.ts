import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The demo's worker and msw's, which it loads: from the installed package, so that worker and library never disagree. */
function demoWorker(): Plugin {
  const files = {
    'demoWorker.js': new URL('./mocks/demoWorker.js', import.meta.url),
    'mockServiceWorker.js': new URL(import.meta.resolve('msw/mockServiceWorker.js')),
  };
  return {
    name: 'demo-worker',
    configureServer(server) {
      for (const [fileName, file] of Object.entries(files))
        server.middlewares.use(`/members/${fileName}`, (_request, response) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(readFileSync(file));
        });
    },
    generateBundle() {
      for (const [fileName, file] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file, 'utf8') });
    },
  };
}

/** Two builds from one source: `dist/` for the real service, `dist-demo/` (mode "demo") on the in-browser database. */
export default defineConfig(({ mode }) => ({
  base: '/members/',
  plugins: [react(), ...(mode === 'demo' ? [demoWorker()] : [])],
  server: { port: 5173, strictPort: true },
  // The import's worker loads SheetJS only for an .xlsx.
  worker: { format: 'es' },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    sourcemap: false,
  },
  test: {
    // vitest leaves one core free, which on two cores doubles the time.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,mocks,e2e,deploy,.ci}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: './src/test/jsdomWithFetch.ts',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/test/setup.ts'],
        },
      },
      // In a file of its own: only a test run loads Storybook.
      '.storybook/vitest.config.ts',
    ],
  },
}));
