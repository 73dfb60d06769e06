import { readFileSync } from 'node:fs';
import { object, parse, string } from 'valibot';
import { expect, test } from 'vitest';

test('the newest version in CHANGELOG.md, below Unreleased, is the version of package.json', () => {
  const { version } = parse(
    object({ version: string() }),
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const versions = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(.+?)\](.*)$/gm)];
  const [unreleased, newest] = versions.map(([, name, date]) => [name, date]);
  expect(unreleased).toEqual(['Unreleased', '']);
  expect(newest).toEqual([version, expect.stringMatching(/^ - 20\d\d-\d\d-\d\d$/)]);
});

test('every group of changes uses a heading of Keep a Changelog', () => {
  const groups = readFileSync('CHANGELOG.md', 'utf8').matchAll(/^### (.+)$/gm);
  const named = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
  expect(
    [...groups].map(([, group]) => group).filter((group = '') => !named.includes(group)),
  ).toEqual([]);
});
