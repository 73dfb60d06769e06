// Everything that has to hold before a change lands. Ends non-zero when anything fails.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import './install.mjs';
import { apache } from './apache.mjs';
import { chromium, headlessShell } from './chromium.mjs';
import { hindiFont } from './hindiFont.mjs';
import { nginx } from './nginx.mjs';
import { node24 } from './node24.mjs';
import { playwrightReport, vitestReport } from './reports.mjs';

const programs = resolve('node_modules/.bin');
const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
const unitTests = join(reports, 'vitest.json');
const unitTestsOn24 = join(reports, 'vitest-24.json');
const browserTests = join(reports, 'playwright.json');

const begun = Date.now();
let passed = 0;
const failures = [];
/** Where the time went: steps that run side by side share it. */
const steps = [];
const files = [];

/**
 * Runs one check, and says whether it came to its end. One that reports each of its tests hands in how to read that report,
 * and is seen at its work; what the others print comes with their end, since several run at the same time. A `silent` one,
 * told to print nothing but warnings, has failed when it prints anything.
 */
async function step(name, command, args, { env = {}, report, silent = false } = {}) {
  console.log(`\n▶ ${name}: ${command} ${args.join(' ')}`);
  const started = Date.now();
  const { status, printed } = await run(command, args, {
    stdio: report ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, ...env },
  });
  const ok = status === 0 && !(silent && printed !== '');
  const tests = report ? read(report) : { passed: ok ? 1 : 0, failures: [], files: [] };
  passed += tests.passed;
  files.push(...tests.files);
  failures.push(
    ...tests.failures.map(({ title, words }) => ({ title: `${name} › ${title}`, words })),
  );
  if (!ok && tests.failures.length === 0)
    failures.push({ title: name, words: printed || 'See its output above.' });
  const seconds = (Date.now() - started) / 1000;
  steps.push({ name, seconds });
  console.log(`${ok ? '✔' : '✘'} ${name} (${Math.round(seconds)} s)\n${printed}`);
  return status === 0;
}

/** The same once more on the Node that comes after the oldest one (docs/decisions/0029). */
async function onNewerNode() {
  const env = { PATH: [newerNode, programs, process.env.PATH].join(delimiter) };
  const buildFor = (mode) => {
    const args = ['build', '--logLevel', 'warn', '--mode', mode];
    const folder = ['--outDir', join(reports, mode), '--emptyOutDir'];
    return step(`On Node 24: ${mode} build`, 'vite', args.concat(folder), { env, silent: true });
  };
  await Promise.all([
    step('On Node 24: types', 'tsc', ['--noEmit'], { env }),
    buildFor('production'),
    buildFor('demo'),
  ]);
  const unit = ['run', '--project', 'unit'];
  const report = ['--reporter=json', `--outputFile.json=${unitTestsOn24}`];
  await step('On Node 24: unit tests', 'vitest', unit.concat(report), {
    env: { ...env, NGINX: host, APACHE: otherHost },
    report: () => vitestReport(unitTestsOn24),
  });
}

function run(command, args, options) {
  const written = [];
  return new Promise((ended) => {
    const program = spawn(command, args, options);
    for (const stream of [program.stdout, program.stderr])
      stream?.setEncoding('utf8').on('data', (text) => written.push(text));
    const end = (status) => ended({ status, printed: written.join('').trim() });
    program.on('error', (error) => written.push(String(error)));
    program.on('close', end);
  });
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
const newerNode = node24();

// Side by side: each alone uses one core.
await Promise.all([
  step('Types', 'tsc', ['--noEmit']),
  step('Lint and import boundaries', 'oxlint', ['--type-aware', '--deny-warnings']),
  step('Formatting', 'prettier', ['--check', '.', '--log-level', 'warn']),
  step('Dead code', 'knip', []),
  step('Known weaknesses', 'node', ['.ci/audit.mjs']),
]);
await step(
  'Unit and component tests, and every story in Chromium',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitTests}`],
  {
    env: { CHROMIUM: browser, NGINX: host, APACHE: otherHost },
    report: () => vitestReport(unitTests),
  },
);
const build = (name, command, ...args) => step(name, command, ['build', ...args], { silent: true });
if (newerNode !== '') await onNewerNode();

const [portal, demo, book] = await Promise.all([
  build('Portal build', 'vite', '--logLevel', 'warn'),
  build('Demo build', 'vite', '--logLevel', 'warn', '--mode', 'demo'),
  build('Review book', 'storybook', '--quiet', '--loglevel', 'warn', '-o', 'storybook-static'),
]);
if (portal && demo && book) {
  const env = { CHROMIUM: browser, HEADLESS_SHELL: shell, NGINX: host, HINDI_FONT: font };
  await step(
    'Browser tests on both builds and the review book, and the runs with a table',
    'playwright',
    ['test', '-c', 'e2e'],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserTests },
      report: () => playwrightReport(browserTests),
    },
  );
} else console.log('\nThe browser tests did not run: they need all three builds.');

rmSync(reports, { recursive: true });
if (failures.length > 0) console.log('\nWhat failed:');
for (const { title, words } of failures) console.log(`\n✘ ${title}\n${opening(words)}`);
const total = (Date.now() - begun) / 1000;
console.log(`\nWhere the ${Math.round(total)} s went:`);
for (const { name, seconds } of slowest(steps)) console.log(timeLine(seconds, name));
console.log('\nThe slowest test files; those of one runner share the cores:');
for (const { file, seconds } of slowest(files).slice(0, 10)) console.log(timeLine(seconds, file));
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
