import { chromium } from '@playwright/test';
import { programs } from '../.ci/programs.mjs';

const installed = await programs('chromium', 'headlessShell');

/** The system's Chromium, which also starts as root in a container and asks nothing of the network by itself. */
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
      // A page that asks for its memory is told at once, not after the next collection.
      '--enable-blink-features=ForceEagerMeasureMemory',
    ],
  });

/** Its headless shell where there is one: the whole browser is still busy with a new window while the page in it opens. */
export const launchChromium = () => launchWhole(installed.headlessShell || undefined);
