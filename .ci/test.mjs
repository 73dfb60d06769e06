// Runs every check that a change has to pass. Exits with 1 if any of them fails.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { node24 } from './node24.mjs';
import { programs } from './programs.mjs';
import { playwrightReport, vitestReport } from './reports.mjs';

const ofPackages = resolve('node_modules/.bin');
const reports = mkdtempSync(join(tmpdir(), 'portal-test-'));
const unitTests = join(reports, 'vitest.json');
const unitTestsOn24 = join(reports, 'vitest-24.json');
const browserTests = join(reports, 'playwright.json');

/** Set by `npm run test:long`, which is run before a release (docs/deploy.md). */
const everything = process.env.EVERY_COMBINATION !== undefined;

const begun = Date.now();
let passed = 0;
const failures = [];
/** Name and duration of each step; steps that run in parallel share the cores. */
const steps = [];
const files = [];

/**
 * Runs one check and returns whether it succeeded. A test runner comes with `report`, which reads its results, and its output is
 * shown at once. The output of all others is shown when they end, because several run in parallel. A `silent` step prints only
 * warnings, so any output means that it failed.
 */
async function step(name, command, args, { env = {}, report, silent = false } = {}) {
  console.log(`\n▶ ${name}: ${command} ${args.join(' ')}`);
  const started = Date.now();
  const { status, printed } = await run(command, args, {
    stdio: report ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${ofPackages}${delimiter}${process.env.PATH}`, ...env },
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

/** If a runner ended without writing its report, the whole run counts as one failure. */
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

/** The first lines of a failure; the runner's own output has the rest. */
const opening = (words) => words.split('\n').slice(0, 25).join('\n');

const slowest = (timed) => timed.toSorted((a, b) => b.seconds - a.seconds);
const timeLine = (seconds, name) => `${String(Math.round(seconds)).padStart(5)} s  ${name}`;

// Debian packages are installed while the first checks run: only the tests need them.
const arriving = programs();
if (!(await step('Packages', 'node', ['.ci/install.mjs']))) process.exit(1);
const newerNode = node24();
const on24 = { PATH: [newerNode, ofPackages, process.env.PATH].join(delimiter) };
const build = (name, command, args, more = {}) =>
  step(name, command, ['build', ...args], { silent: true, env: more });
const quiet = ['--logLevel', 'warn'];

// In parallel, because each uses only one core.
const [portal, demo, book] = await Promise.all([
  build('Portal build', 'vite', quiet),
  // One build runs on Node 24, so that both supported versions are tested (docs/decisions/0029).
  newerNode === ''
    ? build('Demo build', 'vite', [...quiet, '--mode', 'demo'])
    : build('Demo build on Node 24', 'vite', [...quiet, '--mode', 'demo'], on24),
  build('Review book', 'storybook', ['--quiet', '--loglevel', 'warn', '-o', 'storybook-static']),
  step('Types', 'tsc', ['--noEmit']),
  step('Lint and import boundaries', 'oxlint', ['--type-aware', '--deny-warnings']),
  step('Formatting', 'oxfmt', ['--check']),
  step('Spelling and plain English', 'cspell', ['lint', '--no-progress', '--no-summary']),
  step('Dead code', 'knip', []),
  step('Known weaknesses', 'node', ['.ci/audit.mjs']),
]);
const found = await arriving;
if (found.chromium === '') process.exit(1);
const env = {
  CHROMIUM: found.chromium,
  HEADLESS_SHELL: found.headlessShell,
  FIREFOX: found.firefox,
  WEBKIT_DRIVER: found.screen && found.webkitDriver,
  NGINX: found.nginx,
  APACHE: found.apache,
  HINDI_FONT: found.hindiFont,
};
if (newerNode !== '') {
  // Only tests of code that uses Node itself; `npm run test:long` runs all.
  const own = everything ? [] : ['src/api/', 'mocks/', 'deploy/', 'build/', '.ci/', 'e2e/'];
  const args = ['run', '--project', 'unit', ...own, '--reporter=json'];
  await step('Unit tests on Node 24', 'vitest', [...args, `--outputFile.json=${unitTestsOn24}`], {
    env: { ...env, ...on24 },
    report: () => vitestReport(unitTestsOn24),
  });
}
await step(
  'Unit and component tests, and every story in Chromium',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitTests}`],
  { env, report: () => vitestReport(unitTests) },
);
if (portal && demo && book)
  await step(
    'Browser tests on both builds and the review book, in three engines',
    'playwright',
    ['test', '-c', 'e2e'],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserTests },
      report: () => playwrightReport(browserTests),
    },
  );
else console.log('\nThe browser tests did not run: they need all three builds.');

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
