import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const weak = (name: string, severity: string) => ({
  [name]: {
    name,
    severity,
    via: [{ name, severity, title: 'It is weak', url: `https://advisories.example/${name}` }],
    nodes: [`node_modules/${name}`],
  },
  // npm reports the packages that depend on it as well.
  [`${name}-user`]: { name: `${name}-user`, severity, via: [name], nodes: [] },
});

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-audit-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the check with an npm that gives this answer. */
function audit(answer: object | string, accepted: object = {}) {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  writeFileSync(join(folder, 'answer'), text);
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat ${folder}/answer\nexit 1\n`, { mode: 0o755 });
  const acceptedFile = join(folder, 'accepted.json');
  writeFileSync(acceptedFile, JSON.stringify(accepted));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['.ci/audit.mjs', acceptedFile], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}` },
  });
  return { status, output: stdout + stderr };
}

test.each([
  ['vitest', 'critical', 1, 'critical: vitest (development): It is weak'],
  // xlsx is in dist/.
  ['xlsx', 'high', 1, 'high: xlsx: It is weak'],
  ['vitest', 'moderate', 0, 'vitest'],
  ['vitest', 'low', 0, 'vitest'],
])('a vulnerability of %s that is %s exits with %i', (name, severity, ends, words) => {
  const { status, output } = audit({ vulnerabilities: weak(name, severity) });
  expect([status, output]).toEqual([ends, expect.stringContaining(words)]);
});

test('names the reason for a vulnerability accepted by its address', () => {
  const accepted = { 'https://advisories.example/vitest': 'its server is never started' };
  const { status, output } = audit({ vulnerabilities: weak('vitest', 'high') }, accepted);
  expect([status, output]).toEqual([0, expect.stringContaining('its server is never started')]);
  expect(audit({ vulnerabilities: weak('vite', 'high') }, accepted).status).toBe(1);
});

test('an accepted vulnerability that is no longer reported must leave the list', () => {
  const { status, output } = audit({ vulnerabilities: {} }, { 'https://advisories.example/x': '' });
  expect([status, output]).toEqual([1, expect.stringContaining('take it out')]);
});

test.each([
  ['nothing', ''],
  ['that it does not answer audits', { message: '405 Method Not Allowed', statusCode: 405 }],
  ['a page', '<html>'],
])('a registry that answers %s counts as no finding, and the output says so', (_, answer) => {
  const { status, output } = audit(answer);
  expect([status, output]).toEqual([0, expect.stringContaining('NOT checked')]);
});

test('no vulnerability is no finding', () => {
  expect(audit({ vulnerabilities: {} }).status).toBe(0);
});
