/**
 * How fast the portal opens on a slow phone, beside a static page and a bare antd form; bench/README.md says how. It
 * asserts no clock. `node bench/opening/run.mjs --rounds 15`
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { launchChromium } from '../chromium.mjs';
import { PAGES, tableOf } from './report.mjs';
import { MEMBER_ID, MEMBERS, RECEIPT_NO, serve } from './serve.mjs';
import { visit } from './visit.mjs';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } });
const rounds = Number(options.rounds);

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));
const results = (name) => folder(`../results/${name}`);
const say = (line) => process.stdout.write(`${line}\n`);

const folders = {
  members: results('opening/portal'),
  'bare-form': results('opening/bare-form'),
  static: folder('static'),
};

say('Building the portal and the bare antd form');
await build({
  logLevel: 'warn',
  configFile: folder('../../vite.config.ts'),
  root: folder('../..'),
  build: { outDir: folders.members, emptyOutDir: true },
});
await build({
  logLevel: 'warn',
  configFile: false,
  root: folder('bare-form'),
  base: '/bare-form/',
  plugins: [react()],
  build: { outDir: folders['bare-form'], emptyOutDir: true, chunkSizeWarningLimit: 1_000 },
});

const server = await serve(folders);
const browser = await launchChromium();

/** What localStorage holds of a signed-in person (the keys of the portal's session). */
const sessionOf = (id, name, role) => ({
  token: 'bench-token',
  user_id: String(id),
  user_name: name,
  role: String(role),
  user: JSON.stringify({ id, name, role }),
  member_id: String(id),
});

const visits = {
  static: { path: '/static/', uses: 'html' },
  bareForm: { path: '/bare-form/', uses: 'script' },
  login: { path: '/members/login', uses: 'script' },
  register: { path: '/members/register', uses: 'script' },
  members: { path: '/members/members', uses: MEMBERS[0].email, session: sessionOf(1, 'Office', 3) },
  receipt: {
    path: '/members/receipt',
    uses: RECEIPT_NO,
    session: sessionOf(MEMBER_ID, 'Kailash Gupta', 2),
  },
};
const open = (page) => visit(browser, { ...visits[page], url: server.origin + visits[page].path });

try {
  // The browser's own start belongs to no page.
  await open('static');
  const measured = {};
  for (let round = 0; round < rounds; round++) {
    const pages = Object.keys(PAGES);
    for (const page of round % 2 === 0 ? pages : pages.toReversed())
      for (const [figure, value] of Object.entries(await open(page)))
        ((measured[page] ??= {})[figure] ??= []).push(value);
    say(`Round ${round + 1} of ${rounds}`);
  }
  const title =
    'Opened with an empty cache: CPU 4 times slower, 1.6 Mbit/s, 150 ms. ' +
    `Median (least–most) of ${rounds} visits to each page.`;
  const text = `${title}\n\n${tableOf(measured)}`;
  say(`\n${text}`);
  await writeFile(results('opening.json'), `${JSON.stringify(measured, null, 2)}\n`);
  await writeFile(results('opening.txt'), `${text}\n`);
} finally {
  await browser.close();
  await server.close();
}
