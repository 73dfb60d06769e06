// Everything that has to hold before a change lands. Ends non-zero when anything fails.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import './install.mjs';
import { chromium } from './chromium.mjs';
import { nginx } from './nginx.mjs';

const programs = resolve('node_modules/.bin');
const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');
const faultReport = join(reports, 'faults.json');

let passed = 0;
let failed = 0;

/** Runs one check; a check that counts its own tests hands in how to read them. */
function step(name, command, args, { env = {}, count } = {}) {
  console.log(`\n▶ ${name}: ${command} ${args.join(' ')}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, ...env },
  });
  const tests = count ? readCount(count) : { passed: status === 0 ? 1 : 0, failed: 0 };
  passed += tests.passed;
  failed += status === 0 ? tests.failed : Math.max(tests.failed, 1);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${status === 0 ? '✔' : '✘'} ${name} (${seconds} s)`);
  return status === 0;
}

function readCount(read) {
  try {
    return read();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

function countPlaywright(report) {
  const { stats } = json(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

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
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  {
    env: { CHROMIUM: browser },
    count: () => {
      const { numPassedTests, numFailedTests } = json(vitestReport);
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
);
const portal = step('Portal build', 'vite', ['build', '--logLevel', 'warn']);
const demo = step('Demo build', 'vite', ['build', '--mode', 'demo', '--logLevel', 'warn']);
if (portal && demo) {
  const env = { CHROMIUM: browser, NGINX: host };
  step(
    'Browser tests on both builds',
    'playwright',
    ['test', '-c', 'e2e', '--reporter=list,json'],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
      count: () => countPlaywright(playwrightReport),
    },
  );
  step('Faults', 'playwright', ['test', '-c', 'e2e/faults'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: faultReport },
    count: () => countPlaywright(faultReport),
  });
} else console.log('\nThe browser tests did not run: they need both builds.');

rmSync(reports, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
