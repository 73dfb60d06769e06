import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const demoWorkerFile = new URL('../mocks/demoWorker.js', import.meta.url);
/** Taken from the installed package, so that worker and library always have the same version. */
const mswWorkerFile = new URL(import.meta.resolve('msw/mockServiceWorker.js'));
const publicFolder = new URL('../public/', import.meta.url);

/** Adds the demo's worker and msw's, which it loads. In a build, the demo's worker keeps all files for offline use. */
export function demoWorker(): Plugin {
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
      // Runs after Vite has written the HTML pages.
      order: 'post',
      handler(_options, bundle) {
        const publicFiles = readdirSync(publicFolder);
        // Without the pictures of the handbook, which would double the size of a first visit.
        const files = [
          ...publicFiles,
          ...Object.keys(bundle).filter((name) => !name.endsWith('.jpg')),
        ];
        const hash = createHash('sha256');
        for (const name of publicFiles) hash.update(readFileSync(new URL(name, publicFolder)));
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
