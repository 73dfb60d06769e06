/**
 * Measures the portal beside its peers and prints one table (bench/README.md). No time is asserted. Runs all parts, or those that
 * are named: `npm run bench lists startup`
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { buildAll, results } from './build.mjs';
import { launchChromium } from './chromium.mjs';
import { measureLists } from './lists/measure.mjs';
import { measureStartup } from './startup/measure.mjs';
import { serve } from './serve.mjs';
import { measureSpreadsheet } from './spreadsheet/measure.mjs';
import { tableOf } from './table.mjs';

const PARTS = { startup: measureStartup, lists: measureLists, spreadsheet: measureSpreadsheet };

const { positionals } = parseArgs({ allowPositionals: true });
const parts = positionals.length === 0 ? Object.keys(PARTS) : positionals;
const unknown = parts.find((part) => !Object.hasOwn(PARTS, part));
if (unknown !== undefined)
  throw new Error(`${unknown} is none of ${Object.keys(PARTS).join(', ')}`);

const start = performance.now();
const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`;
const say = (line) => process.stdout.write(`${line}\n`);

say('Building');
const server = await serve(await buildAll());
const browser = await launchChromium();
try {
  const measured = [];
  for (const part of parts)
    measured.push(
      ...(await PARTS[part]({
        browser,
        server,
        round: (done, rounds) => say(`${seconds()}: ${part}, round ${done} of ${rounds}`),
      })),
    );
  const text = `${tableOf(measured)}\n\nMedian (least–most), measured in ${seconds()}; the ratio is to the page named first.`;
  say(`\n${text}`);
  await writeFile(results('latest.json'), `${JSON.stringify(measured, null, 2)}\n`);
  await writeFile(results('latest.txt'), `${text}\n`);
} finally {
  await browser.close();
  await server.close();
}
