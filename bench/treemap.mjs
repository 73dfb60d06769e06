/**
 * Shows what the JavaScript of a screen consists of: opens the screen and draws each package and folder by its size after gzip.
 * `npm run treemap register`, or logged in as the office: `npm run treemap members office`
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildPortal, results } from './build.mjs';
import { launchChromium } from './chromium.mjs';
import { memberRows } from './rows.mjs';
import { serve } from './serve.mjs';
import { ADMIN } from './session.mjs';
import { treemapPage } from './treemapPage.mjs';

const [screen = 'login', viewer] = process.argv.slice(2);
const TOLD = 15;

/** Decodes one segment of a source map: numbers in base 64, lowest digits first. */
function numbersOf(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if ((digit & 32) !== 0) continue;
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Counts how many bytes of a script come from each source. */
function bytesBySource(code, { mappings, sources }) {
  const bytes = new Map();
  const lines = code.split('\n');
  let source = 0;
  for (const [row, segments] of mappings.split(';').entries()) {
    const starts = [];
    let column = 0;
    for (const segment of segments.split(',')) {
      const [step = 0, sourceStep] = numbersOf(segment);
      column += step;
      source += sourceStep ?? 0;
      starts.push([column, sourceStep === undefined ? '' : sources[source]]);
    }
    for (const [at, [start, name]] of starts.entries()) {
      const length = Buffer.byteLength(lines[row].slice(start, starts[at + 1]?.[0]));
      bytes.set(name, (bytes.get(name) ?? 0) + length);
    }
  }
  return bytes;
}

/** `antd › es/button/Button.js`, `src/ui › table/DataTable.tsx`. */
function placeOf(source) {
  const [, , installed] = /^(.*node_modules\/)(.*)$/.exec(source) ?? [];
  const path = installed ?? source.replace(/^(\.\.\/)*/, '');
  const depth = installed === undefined || path.startsWith('@') ? 2 : 1;
  const parts = path.split('/');
  return [parts.slice(0, depth).join('/') || 'bundler', parts.slice(depth).join('/')];
}

/** The scripts that the screen has loaded when all requests have ended. */
async function scriptsOf(folder) {
  const server = await serve({ members: folder });
  server.answerWith(memberRows(100), { packed: true });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    if (viewer === 'office')
      await page.addInitScript((items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      }, ADMIN);
    await page.goto(`${server.origin}/members/${screen}`, { waitUntil: 'networkidle' });
    const names = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    return [...new Set(names.filter((name) => name.endsWith('.js')))];
  } finally {
    await browser.close();
    await server.close();
  }
}

const folder = results('treemap');
await buildPortal(folder, 'hidden');
const groups = {};
let total = 0;
for (const script of await scriptsOf(folder)) {
  const path = join(folder, script.replace('/members/', ''));
  const code = await readFile(path, 'utf8');
  // A script that was not compiled has no source map.
  const map = await readFile(`${path}.map`, 'utf8').catch(() => null);
  const sources =
    map === null
      ? new Map([[script.slice(1), Buffer.byteLength(code)]])
      : bytesBySource(code, JSON.parse(map));
  const packed = gzipSync(code, { level: 6 }).length / 1000;
  const share = packed / Buffer.byteLength(code);
  total += packed;
  for (const [source, bytes] of sources) {
    const [group, file] = placeOf(source);
    const files = (groups[group] ??= {});
    files[file] = (files[file] ?? 0) + bytes * share;
  }
}

const sum = (files) => Object.values(files).reduce((all, kilobytes) => all + kilobytes, 0);
const boxes = Object.entries(groups)
  .map(([name, files]) => ({ name, files, kilobytes: sum(files) }))
  .toSorted((a, b) => b.kilobytes - a.kilobytes);
const title = `/${screen}: ${total.toFixed(0)} kB of JavaScript after gzip`;
const target = results('treemap.html');
await writeFile(target, treemapPage(title, boxes));
for (const line of [
  title,
  ...boxes
    .slice(0, TOLD)
    .map(({ name, kilobytes }) => `${kilobytes.toFixed(1).padStart(6)} ${name}`),
  `All of it: ${target}`,
])
  process.stdout.write(`${line}\n`);
