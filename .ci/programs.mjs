// Finds the programs that the tests need and npm does not provide, or installs them as Debian packages.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The names of each program, in search order; `without` says what is not tested if none is found. */
const known = {
  chromium: {
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium'],
    variable: 'CHROMIUM',
    without: 'the browser tests CANNOT run',
  },
  // Chromium without windows: tests take a fifth less time in it.
  headlessShell: {
    names: ['chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
    variable: 'HEADLESS_SHELL',
    without: 'the browser tests run in the whole browser and take longer',
  },
  firefox: {
    names: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    variable: 'FIREFOX',
    without: 'the portal is NOT tested in Firefox',
  },
  webkitDriver: {
    names: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver'],
    variable: 'WEBKIT_DRIVER',
    without: 'the portal is NOT tested in WebKit',
  },
  // WebKit's browser needs a screen; this one is in memory.
  screen: {
    names: ['Xvfb'],
    packages: ['xvfb'],
    variable: 'SCREEN',
    without: 'the portal is NOT tested in WebKit',
  },
  nginx: {
    names: ['nginx'],
    packages: ['nginx'],
    variable: 'NGINX',
    without:
      'the browser tests run on a plain static server, and deploy/nginx.conf with its policy is NOT tested',
  },
  // The program and its modules only, without Debian's site and system service.
  apache: {
    names: ['apache2', 'httpd'],
    packages: ['apache2-bin'],
    variable: 'APACHE',
    without: 'deploy/apache is NOT tested',
  },
  // macOS and Windows have one. Not every machine with fonts has fc-list.
  hindiFont: {
    find: () => (process.platform === 'linux' ? hindiFamily() : 'the system’s own'),
    packages: ['fontconfig', 'fonts-noto-core'],
    variable: 'HINDI_FONT',
    without:
      'browsers show boxes for Hindi, and the Hindi words of the saved receipt are NOT tested',
  },
};

function hindiFamily() {
  const { stdout } = spawnSync('fc-list', [':lang=hi', 'family'], { encoding: 'utf8' });
  return stdout?.split('\n')[0] || undefined;
}

/** Programs for root: many users do not have these folders in their PATH. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

function pathOf({ names, find, variable }) {
  const chosen = process.env[variable];
  // A font is chosen by its name, which is not a file.
  if (chosen && find) return chosen;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  if (find) return find();
  return [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS]
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Returns the path of each program by name. Without a program the path is '' and a line says what is not tested. As root on
 * Debian, all missing programs are installed together.
 */
export async function programs(...requested) {
  const all = requested.length > 0 ? requested : Object.keys(known);
  // A browser chosen by CHROMIUM is used for everything.
  const needed = all.filter((name) => name !== 'headlessShell' || !process.env.CHROMIUM);
  const missing = needed.filter((name) => pathOf(known[name]) === undefined);
  if (missing.length > 0) await install(missing.flatMap((name) => known[name].packages));
  const found = Object.fromEntries(all.map((name) => [name, '']));
  for (const name of needed) {
    found[name] = pathOf(known[name]) ?? '';
    const { packages, without } = known[name];
    if (found[name] === '')
      console.warn(
        `Without ${name} (Debian: sudo apt-get install ${packages.join(' ')}) ${without}.`,
      );
  }
  return found;
}

/** Waits for updates that the machine itself is installing, often just after its start. */
const PATIENTLY = ['-o', 'DPkg::Lock::Timeout=300'];

/** Installs packages by apt-get as root, and starts none of their services. Does nothing for other users or systems. */
async function install(packages) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing Debian’s ${packages.join(', ')} through apt-get …`);
  const policy = '/usr/sbin/policy-rc.d';
  const ownPolicy = !existsSync(policy);
  if (ownPolicy) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...packages);
  if (ownPolicy) rmSync(policy);
}

async function aptGet(...args) {
  const work = spawn('apt-get', [...PATIENTLY, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  await once(work, 'exit');
}
