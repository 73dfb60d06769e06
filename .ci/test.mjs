// Everything that has to hold before a change lands. Ends non-zero when anything fails.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import './install.mjs';
import { chromium, headlessShell } from './chromium.mjs';
import { nginx } from './nginx.mjs';
import { playwrightReport, vitestReport } from './reports.mjs';

const programs = resolve('node_modules/.bin');
const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
const unitTests = join(reports, 'vitest.json');
const browserTests = join(reports, 'playwright.json');
const faultTests = join(reports, 'faults.json');

let passed = 0;
const failures = [];

/** Runs one check; one that reports each of its tests hands in how to read that report. */
function step(name, command, args, { env = {}, report } = {}) {
  console.log(`\n▶ ${name}: ${command} ${args.join(' ')}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, ...env },
  });
  const ok = status === 0;
  const tests = report ? read(report) : { passed: ok ? 1 : 0, failures: [] };
  passed += tests.passed;
  failures.push(
    ...tests.failures.map(({ title, words }) => ({ title: `${name} › ${title}`, words })),
  );
  if (!ok && tests.failures.length === 0)
    failures.push({ title: name, words: 'See its output above.' });
  console.log(`${ok ? '✔' : '✘'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
  return ok;
}

/** A runner that ended before it could write a report has failed as a whole. */
function read(report) {
  try {
    return report();
  } catch (error) {
    return { passed: 0, failures: [{ title: 'no report of its tests', words: String(error) }] };
  }
}

/** Enough to know what to look for: the whole stands where the runner wrote it. */
const opening = (words) => words.split('\n').slice(0, 25).join('\n');

let browser;
try {
  browser = chromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const host = nginx();

step('Types', 'tsc', ['--noEmit']);
step('Lint and import boundaries', 'oxlint', ['--type-aware', '--deny-warnings']);
step('Formatting', 'prettier', ['--check', '.', '--log-level', 'warn']);
step('Dead code', 'knip', []);
step('Known weaknesses', 'node', ['.ci/audit.mjs']);
step(
  'Unit and component tests, and every story in Chromium',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitTests}`],
  { env: { CHROMIUM: browser }, report: () => vitestReport(unitTests) },
);
const portal = step('Portal build', 'vite', ['build', '--logLevel', 'warn']);
const demo = step('Demo build', 'vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
if (portal && demo) {
  const env = { CHROMIUM: browser, HEADLESS_SHELL: headlessShell(), NGINX: host };
  step(
    'Browser tests on both builds',
    'playwright',
    ['test', '-c', 'e2e', '--reporter=list,json'],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserTests },
      report: () => playwrightReport(browserTests),
    },
  );
  step('Faults', 'playwright', ['test', '-c', 'e2e/faults'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: faultTests },
    report: () => playwrightReport(faultTests),
  });
} else console.log('\nThe browser tests did not run: they need both builds.');

rmSync(reports, { recursive: true });
if (failures.length > 0) console.log('\nWhat failed:');
for (const { title, words } of failures) console.log(`\n✘ ${title}\n${opening(words)}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
