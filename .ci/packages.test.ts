import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { boolean, object, optional, parse, record, string } from 'valibot';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const json = (file: string): unknown => JSON.parse(read(file));

const Names = record(string(), string());
const manifest = parse(
  object({ dependencies: Names, devDependencies: Names }),
  json('package.json'),
);
const { packages: locked } = parse(
  object({
    packages: record(
      string(),
      object({
        integrity: optional(string()),
        resolved: optional(string()),
        hasInstallScript: optional(boolean()),
      }),
    ),
  }),
  json('package-lock.json'),
);

/** Reads the table rows under a heading of docs/packages.md. */
function rowsBelow(file: string, heading: string): string[][] {
  const [, chapter = ''] = read(file).split(`\n## ${heading}\n`);
  return chapter
    .replace(/\n## [\s\S]*/, '')
    .split('\n')
    .filter((line) => /^\| *[`@a-z]/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

test('docs/packages.md lists every dependency with its licence and a reason', () => {
  const Licensed = object({ license: string() });
  for (const [heading, named] of [
    ['In the portal', manifest.dependencies],
    ['To make and check it', manifest.devDependencies],
  ] as const) {
    const rows = rowsBelow('docs/packages.md', heading);
    expect(rows.map(([name, licence]) => [name, licence])).toEqual(
      Object.keys(named).map((name) => [
        name,
        parse(Licensed, json(`node_modules/${name}/package.json`)).license,
      ]),
    );
    expect(rows.filter(([, , reason = '']) => reason.length < 15)).toEqual([]);
  }
});

test('every package has one exact version from the registry and a hash', () => {
  const named = { ...manifest.dependencies, ...manifest.devDependencies };
  const exact = /^(npm:@[a-z0-9]+\/[a-z]+@)?\d+\.\d+\.\d+$/;
  expect(Object.entries(named).filter(([, version]) => !exact.test(version))).toEqual([]);
  const elsewhere = Object.entries(locked).filter(
    ([path, { integrity, resolved }]) =>
      path !== '' &&
      (integrity?.startsWith('sha512-') !== true ||
        resolved?.startsWith('https://registry.npmjs.org/') === false),
  );
  expect(elsewhere).toEqual([]);
});

test('docs/packages.md lists every package with an install script', () => {
  const bring = Object.entries(locked)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(rowsBelow('docs/packages.md', 'No script runs').map(([name]) => name)).toEqual(bring);
});

test('no install script runs', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

test('SheetJS is the version that docs/xlsx.md compares with the original', () => {
  expect(read('docs/xlsx.md')).toContain(locked['node_modules/xlsx']?.integrity);
  const compared = read('docs/xlsx.sha256').trimEnd().split('\n');
  const installed = compared.map((line) => {
    const file = line.replace(/^\w+ {2}/, '');
    const hash = createHash('sha256').update(readFileSync(`node_modules/xlsx/${file}`));
    return `${hash.digest('hex')}  ${file}`;
  });
  expect(installed).toHaveLength(24);
  expect(installed).toEqual(compared);
});
