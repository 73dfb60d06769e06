// Finds a Chromium or Chrome for the browser tests, or installs Debian's where that is possible.
import { existsSync } from 'node:fs';
import { findProgram, installPackages } from './debian.mjs';

function find() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined;
  return findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

/** The path of a browser; installs one where that is possible, else throws with what to do. */
export function chromium() {
  const found = find();
  if (found) return found;
  installPackages('chromium');
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian: sudo apt-get install chromium) ' +
      'or set CHROMIUM to the path of one.',
  );
}

const SHELL = 'chromium-headless-shell';

/**
 * The path of Debian's Chromium without windows of its own, in which a test takes a fifth less; empty where there is none,
 * and where somebody chose a browser.
 */
export function headlessShell() {
  const { CHROMIUM, HEADLESS_SHELL } = process.env;
  if (CHROMIUM || HEADLESS_SHELL) return HEADLESS_SHELL ?? '';
  const found = findProgram([SHELL]);
  if (found) return found;
  installPackages(SHELL);
  const installed = findProgram([SHELL]);
  if (installed) return installed;
  console.warn(
    `There is no ${SHELL} here: the browser tests run in the whole browser and take longer.`,
  );
  return '';
}
