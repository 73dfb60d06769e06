// Everything that has to hold before a change lands. Ends non-zero when anything fails.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import './install.mjs';
import { apache } from './apache.mjs';
import { chromium, headlessShell } from './chromium.mjs';
import { hindiFont } from './hindiFont.mjs';
import { nginx } from './nginx.mjs';
import { playwrightReport, vitestReport } from './reports.mjs';

const programs = resolve('node_modules/.bin');
const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
const unitTests = join(reports, 'vitest.json');
const browserTests = join(reports, 'playwright.json');

let passed = 0;
const failures = [];
/** Where the time went. */
const steps = [];
const files = [];

/**
 * Runs one check, and says whether it came to its end. One that reports each of its tests hands in how to read that report;
 * a `silent` one, told to print nothing but warnings, has failed when it prints anything.
 */
function step(name, command, args, { env = {}, report, silent = false } = {}) {
  console.log(`\n▶ ${name}: ${command} ${args.join(' ')}`);
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    stdio: silent ? 'pipe' : 'inherit',
    encoding: 'utf8',
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, ...env },
  });
  const warnings = [stdout, stderr].join('').trim();
  if (warnings !== '') console.log(warnings);
  const ok = status === 0 && warnings === '';
  const tests = report ? read(report) : { passed: ok ? 1 : 0, failures: [], files: [] };
  passed += tests.passed;
  files.push(...tests.files);
  failures.push(
    ...tests.failures.map(({ title, words }) => ({ title: `${name} › ${title}`, words })),
  );
  if (!ok && tests.failures.length === 0)
    failures.push({ title: name, words: warnings || 'See its output above.' });
  const seconds = (Date.now() - started) / 1000;
  steps.push({ name, seconds });
  console.log(`${ok ? '✔' : '✘'} ${name} (${Math.round(seconds)} s)`);
  return status === 0;
}

/** A runner that ended before it could write a report has failed as a whole. */
function read(report) {
  try {
    return report();
  } catch (error) {
    return {
      passed: 0,
      failures: [{ title: 'no report of its tests', words: String(error) }],
      files: [],
    };
  }
}

/** Enough to know what to look for: the whole stands where the runner wrote it. */
const opening = (words) => words.split('\n').slice(0, 25).join('\n');

const slowest = (timed) => timed.toSorted((a, b) => b.seconds - a.seconds);
const timeLine = (seconds, name) => `${String(Math.round(seconds)).padStart(5)} s  ${name}`;

let browser;
try {
  browser = chromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const shell = headlessShell();
const host = nginx();
const otherHost = apache();
const font = hindiFont();

step('Types', 'tsc', ['--noEmit']);
step('Lint and import boundaries', 'oxlint', ['--type-aware', '--deny-warnings']);
step('Formatting', 'prettier', ['--check', '.', '--log-level', 'warn']);
step('Dead code', 'knip', []);
step('Known weaknesses', 'node', ['.ci/audit.mjs']);
step(
  'Unit and component tests, and every story in Chromium',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitTests}`],
  {
    env: { CHROMIUM: browser, NGINX: host, APACHE: otherHost },
    report: () => vitestReport(unitTests),
  },
);
const build = (name, command, ...args) => step(name, command, ['build', ...args], { silent: true });
const portal = build('Portal build', 'vite', '--logLevel', 'warn');
const demo = build('Demo build', 'vite', '--logLevel', 'warn', '--mode', 'demo');
build('Review book', 'storybook', '--quiet', '--loglevel', 'warn', '-o', 'storybook-static');
if (portal && demo) {
  const env = { CHROMIUM: browser, HEADLESS_SHELL: shell, NGINX: host, HINDI_FONT: font };
  step(
    'Browser tests on both builds, and the runs with a table',
    'playwright',
    ['test', '-c', 'e2e'],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserTests },
      report: () => playwrightReport(browserTests),
    },
  );
} else console.log('\nThe browser tests did not run: they need both builds.');

rmSync(reports, { recursive: true });
if (failures.length > 0) console.log('\nWhat failed:');
for (const { title, words } of failures) console.log(`\n✘ ${title}\n${opening(words)}`);
const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
console.log(`\nWhere the ${Math.round(total)} s went:`);
for (const { name, seconds } of slowest(steps)) console.log(timeLine(seconds, name));
console.log('\nThe slowest test files; those of one runner share the cores:');
for (const { file, seconds } of slowest(files).slice(0, 10)) console.log(timeLine(seconds, file));
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
