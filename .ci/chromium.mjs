// Finds a Chromium or Chrome for the browser tests, or installs Debian's where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function find() {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined;
  return PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** The path of a browser; installs one as root through apt-get, else throws with what to do. */
export function chromium() {
  const found = find();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chromium or Chrome found: installing Debian’s chromium through apt-get …');
    const options = { stdio: ['ignore', 'ignore', 'inherit'] };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      ...options,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian: sudo apt-get install chromium) ' +
      'or set CHROMIUM to the path of one.',
  );
}
