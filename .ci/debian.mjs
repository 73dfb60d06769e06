// Looks for programs, and installs Debian's packages where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs that is there. */
export function findProgram(names, folders = []) {
  return [...(process.env.PATH ?? '').split(delimiter), ...folders]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/** A machine that has just started often installs its own updates first: wait for it. */
const PATIENTLY = ['-o', 'DPkg::Lock::Timeout=300'];

let listsAreRead = false;

/** Installs packages as root through apt-get; elsewhere it does nothing. No service of a package is started. */
export function installPackages(...names) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing Debian’s ${names.join(' and ')} through apt-get …`);
  const options = { stdio: ['ignore', 'ignore', 'inherit'] };
  if (!listsAreRead) spawnSync('apt-get', ['update'], options);
  listsAreRead = true;
  const policy = '/usr/sbin/policy-rc.d';
  const ownPolicy = !existsSync(policy);
  if (ownPolicy) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  spawnSync('apt-get', [...PATIENTLY, 'install', '-y', '--no-install-recommends', ...names], {
    ...options,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (ownPolicy) rmSync(policy);
}
