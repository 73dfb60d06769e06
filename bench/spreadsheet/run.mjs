/**
 * Reading and checking 100,000 rows × 16 columns in a worker of Chromium, as ratios inside one run: a CSV at most 1.6 of bare
 * papaparse, an .xlsx at most 0.25 of bare SheetJS and 3 times its own floor; memory added at most 6 times the file; the first
 * 100 rows within 1 s; no main-thread task above 50 ms. `node bench/spreadsheet/run.mjs`
 */
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

/** Where files.ts puts what it makes. */
const FOLDER = join(tmpdir(), 'bench-spreadsheet');

const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

const server = await createServer({
  configFile: false,
  cacheDir: join(FOLDER, 'vite'),
  server: { port: 0, headers: ISOLATED, fs: { strict: false } },
  optimizeDeps: { include: ['papaparse', 'xlsx'], entries: [] },
  logLevel: 'error',
  plugins: [
    {
      name: 'bench-files',
      configureServer({ middlewares }) {
        middlewares.use('/bench-files', (request, response) => {
          createReadStream(join(FOLDER, basename(request.url ?? ''))).pipe(response);
        });
        middlewares.use('/bench.html', (_request, response) => {
          response.writeHead(200, { 'Content-Type': 'text/html', ...ISOLATED });
          response.end('<body><script type="module" src="/bench/spreadsheet/page.ts"></script>');
        });
      },
    },
  ],
});
await server.ssrLoadModule('/bench/spreadsheet/files.ts');
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromiumSandbox: false,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  const page = await browser.newPage();
  const broken = new Promise((_, reject) => page.once('pageerror', reject));
  page.on('console', (message) => console.log(message.text()));
  await page.goto(`${server.resolvedUrls.local[0]}bench.html`);
  const body = page.locator('body[data-result]');
  // On a very busy machine SheetJS alone may pass the 20 s after which a worker is ended.
  await Promise.race([broken, body.waitFor({ state: 'attached', timeout: 400_000 })]);
  console.log(JSON.stringify(JSON.parse(await body.getAttribute('data-result')), null, 2));
} finally {
  await browser.close();
  await server.close();
}
