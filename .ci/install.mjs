// Runs npm ci if node_modules is older than package-lock.json.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19) || (major > 20 && major < 22)) {
  console.error(`The portal needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const installed = 'node_modules/.package-lock.json';
const upToDate =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;

if (!upToDate) {
  console.log('Installing the packages of package-lock.json (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('npm ci failed: see its lines above. Is the npm registry within reach?');
    process.exit(1);
  }
}
