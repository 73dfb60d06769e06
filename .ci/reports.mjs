// What the runners wrote of their tests: how many passed, and each that did not with its words.
import { readFileSync } from 'node:fs';

const json = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Reads vitest's JSON report. A file that did not even start has a message and no tests. */
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
  return { passed: numPassedTests, failures };
}

/** Reads Playwright's JSON report. A test that passed only when tried again has failed. */
export function playwrightReport(file) {
  const { stats, suites, errors } = json(file);
  const failures = [
    ...errors.map(({ message = '' }) => ({ title: 'outside of any test', words: message })),
    ...suites.flatMap(failedSpecs),
  ];
  return { passed: stats.expected, failures };
}

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
