import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, runnerImport } from 'vite';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
export const results = (name) => folder(`results/${name}`);

/** Pages of one file each, by the first part of their address. */
const PAGES = {
  bare: 'peers/bare',
  'bare-form': 'peers/bare-form',
  'antd-table': 'peers/antd-table',
  datatables: 'peers/datatables',
  tanstack: 'peers/tanstack',
  spreadsheet: 'spreadsheet',
};

const built = (outDir) => ({ outDir, emptyOutDir: true, chunkSizeWarningLimit: 1_000 });

/** Builds the portal as for production. `hidden` source maps are separate files and do not change the scripts. */
export const buildPortal = (outDir, sourcemap = false) =>
  build({
    logLevel: 'warn',
    configFile: folder('../vite.config.ts'),
    root: folder('..'),
    build: { ...built(outDir), sourcemap },
  });

/** Builds the portal and all other pages as their users would. Returns the folder of each by the first part of its address. */
export async function buildAll() {
  await buildPortal(results('members'));
  for (const [top, source] of Object.entries(PAGES))
    await build({
      logLevel: 'warn',
      configFile: false,
      root: folder(source),
      base: `/${top}/`,
      publicDir: false,
      plugins: [react()],
      worker: { format: 'es' },
      build: built(results(top)),
    });
  const { module } = await runnerImport(folder('spreadsheet/files.ts'), { configFile: false });
  await module.writeFiles(results('spreadsheet'));
  const tops = ['members', ...Object.keys(PAGES)];
  return {
    static: folder('peers/static'),
    ...Object.fromEntries(tops.map((top) => [top, results(top)])),
  };
}
