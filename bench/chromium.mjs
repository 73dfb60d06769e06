import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The system's Chromium, which also starts as root in a container and asks nothing of the network by itself. Its headless
 * shell where there is one: the whole browser is still busy with a new window while the page in it opens.
 */
export const launchChromium = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium'),
    chromiumSandbox: false,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  });
