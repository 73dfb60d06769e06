// Finds a font that can write Hindi in the browser tests, or installs Debian's where that is possible.
import { spawnSync } from 'node:child_process';
import { installPackages } from './debian.mjs';

/** What the browser will find; macOS and Windows bring one along. */
function find() {
  if (process.platform !== 'linux') return 'the system’s own';
  const { stdout } = spawnSync('fc-list', [':lang=hi', 'family'], { encoding: 'utf8' });
  return stdout?.split('\n')[0] || undefined;
}

/** The name of such a font; empty where there is none, and then a line says what is not tested. */
export function hindiFont() {
  const found = find();
  if (found) return found;
  // fontconfig's fc-list is not on every machine that has fonts.
  installPackages('fontconfig', 'fonts-noto-core');
  const installed = find();
  if (installed) return installed;
  console.warn(
    'fc-list knows of no Devanagari font here (Debian: sudo apt-get install fontconfig fonts-noto-core): the browser ' +
      'shows boxes for Hindi, and the Hindi words of the saved receipt are NOT tested.',
  );
  return '';
}
