// Reads the reports of the test runners: how many tests passed, the message of each that failed, and how long each file took.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Reads vitest's JSON report. A file that could not be loaded has a message and no tests. */
export function vitestReport(file) {
  const { numPassedTests, testResults } = json(file);
  const failures = testResults.flatMap((tested) => {
    if (tested.status === 'passed') return [];
    const tests = tested.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0) return [{ title: tested.name, words: tested.message ?? '' }];
    return tests.map((test) => ({
      title: `${tested.name} › ${test.fullName}`,
      words: test.failureMessages.join('\n'),
    }));
  });
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failures, files };
}

/** Reads Playwright's JSON report. A test that passed only on a retry counts as failed. */
export function playwrightReport(file) {
  const { stats, suites, errors } = json(file);
  const failures = [
    ...errors.map(({ message = '' }) => ({ title: 'outside of any test', words: message })),
    ...suites.flatMap(failedSpecs),
  ];
  return { passed: stats.expected, failures, files: suites.map(timed) };
}

/** Adds up the time of all tests of a file, because they run in parallel with each other and with other files. */
function timed(suite) {
  const milliseconds = durations(suite).reduce((sum, duration) => sum + duration, 0);
  return { file: `e2e/${suite.file}`, seconds: milliseconds / 1000 };
}

const durations = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  ),
  ...suites.flatMap(durations),
];

function failedSpecs({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        title: `${file}:${line} › ${title}`,
        words: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(failedSpecs)];
}
