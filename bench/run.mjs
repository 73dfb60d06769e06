import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { launchChromium } from './chromium.mjs';
import { STEPS, TARGET_ROWS, tableOf } from './report.mjs';
import { serve } from './serve.mjs';
import { visit } from './visit.mjs';

/* Measures the members list at three lengths beside a bare page; bench/README.md says how. It asserts no clock. */

const LENGTHS = [1_000, 10_000, TARGET_ROWS];
/** To each page at each length; even, so that each page comes first as often as the other. */
const VISITS = 4;
const STORE_RELOADS = 3;

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const say = (line) => process.stdout.write(`${line}\n`);

const folders = {
  members: folder('results/dist'),
  store: folder('results/store'),
  bare: folder('bare'),
};

say('Building the portal and the page that measures the store');
await build({
  logLevel: 'warn',
  configFile: folder('../vite.config.ts'),
  root: folder('..'),
  build: { outDir: folders.members, emptyOutDir: true },
});
await build({
  logLevel: 'warn',
  configFile: false,
  root: folder('store'),
  base: '/store/',
  publicDir: false,
  build: { outDir: folders.store, emptyOutDir: true },
});

const server = await serve(folders);
const browser = await launchChromium();

try {
  say(
    `Median (least–most) of ${VISITS} visits to each page; the ratio is the portal's to the bare page's.`,
  );
  const measured = [];
  for (const rows of LENGTHS) {
    server.answerWith(rows);
    const figures = { rows, ...(await bothPages()), store: await storeCosts(rows) };
    say(`\n${tableOf(figures)}`);
    measured.push(figures);
    await writeFile(folder('results/latest.json'), `${JSON.stringify(measured, null, 2)}\n`);
    await writeFile(folder('results/latest.txt'), `${measured.map(tableOf).join('\n\n')}\n`);
  }
} finally {
  await browser.close();
  await server.close();
}

/** Visits both pages in turns, each first as often as the other, and checks that they showed the same. */
async function bothPages() {
  const pages = { portal: '/members/members', bare: '/bare/' };
  const values = {};
  for (const name of Object.keys(pages))
    values[name] = Object.fromEntries(Object.keys(STEPS).map((step) => [step, []]));
  for (let turn = 0; turn < VISITS; turn++) {
    const shown = {};
    for (const name of turn % 2 === 0 ? ['portal', 'bare'] : ['bare', 'portal']) {
      const visited = await visit(browser, server.origin + pages[name], name === 'portal');
      shown[name] = visited.shown;
      for (const [step, taken] of Object.entries(visited.steps)) values[name][step].push(...taken);
    }
    const wrong = shown.portal.findIndex((table, step) => table !== shown.bare[step]);
    if (wrong !== -1)
      throw new Error(
        `The pages differ after step ${wrong}.\nPortal:\n${shown.portal[wrong]}\nBare:\n${shown.bare[wrong]}`,
      );
  }
  return values;
}

/** What the answer costs the portal's store, in milliseconds: each visit is a fresh page. */
async function storeCosts(rows) {
  const costs = { first: [], reloads: [] };
  for (let turn = 0; turn < VISITS; turn++) {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/store/`);
    const { first, reloads } = await page.evaluate(
      ([count, times]) => globalThis.measureStore(count, times),
      [rows, STORE_RELOADS],
    );
    costs.first.push(first);
    costs.reloads.push(...reloads);
    await page.close();
  }
  return costs;
}
