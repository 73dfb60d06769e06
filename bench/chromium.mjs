import { chromium } from '@playwright/test';
import { programs } from '../.ci/programs.mjs';

const installed = await programs('chromium', 'headlessShell');

/** Starts the system's Chromium, also as root in a container, without its own network requests. */
export const launchWhole = (executablePath = installed.chromium) =>
  chromium.launch({
    executablePath,
    chromiumSandbox: false,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
      // A page gets its memory figures at once, not after the next garbage collection.
      '--enable-blink-features=ForceEagerMeasureMemory',
    ],
  });

/** Prefers the headless shell: the whole browser is still busy with its new window while the page opens. */
export const launchChromium = () => launchWhole(installed.headlessShell || undefined);
