import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

// Runs the commands of docs/deploy.md exactly as written, in a temporary folder.

const [firstRelease = '', nextRelease = ''] = [
  ...readFileSync(new URL('../docs/deploy.md', import.meta.url), 'utf8').matchAll(
    /^```sh\n([\s\S]*?)^```$/gm,
  ),
].map(([, commands]) => commands);

const monthsAgo = new Date('2025-09-01T10:00:00Z');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-releases-'));
  for (const path of ['dist/assets', 'deploy/apache'])
    mkdirSync(join(folder, 'portal', path), { recursive: true });
  for (const file of ['nginx.conf', 'apache/.htaccess'])
    writeFileSync(join(folder, 'portal/deploy', file), file);
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(script: string, built: Date): void {
  const dist = join(folder, 'portal/dist');
  rmSync(dist, { recursive: true });
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), `page of ${script}`);
  writeFileSync(join(dist, 'config.json'), 'sample');
  for (const file of [script, 'same.js']) {
    writeFileSync(join(dist, 'assets', file), file);
    utimesSync(join(dist, 'assets', file), built, built);
  }
}

function run(commands: string): void {
  const here = commands
    .replaceAll('/srv/portal', join(folder, 'srv'))
    .replaceAll('~/portal', join(folder, 'portal'));
  const { status, stderr } = spawnSync('sh', ['-e', '-c', here], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
}

const live = (file: string) => join(folder, 'srv/members', file);

test('the first release is served at /members/, and the next one keeps its settings and old files', () => {
  build('old.js', monthsAgo);
  run(firstRelease);
  expect(readlinkSync(live(''))).toBe('releases/2025-12-01');
  expect(readFileSync(live('index.html'), 'utf8')).toBe('page of old.js');
  expect(readFileSync(live('.htaccess'), 'utf8')).toBe('apache/.htaccess');
  expect(readFileSync(join(folder, 'srv/nginx.conf'), 'utf8')).toBe('nginx.conf');

  writeFileSync(live('config.json'), 'the association');
  writeFileSync(live('.htaccess'), 'the service');
  const now = new Date('2026-01-15T10:00:00Z');
  build('new.js', now);
  run(nextRelease);
  expect(readlinkSync(live(''))).toBe('releases/2026-01-15');
  expect(readFileSync(live('index.html'), 'utf8')).toBe('page of new.js');
  expect(readFileSync(live('config.json'), 'utf8')).toBe('the association');
  expect(readFileSync(live('.htaccess'), 'utf8')).toBe('the service');
  expect(readdirSync(live('assets')).sort()).toEqual(['new.js', 'old.js', 'same.js']);
  // The age of a file decides whether it is deleted.
  const age = (file: string) => statSync(live(`assets/${file}`)).mtime;
  expect([age('old.js'), age('same.js'), age('new.js')]).toEqual([monthsAgo, now, now]);
});
