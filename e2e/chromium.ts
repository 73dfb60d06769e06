import type { LaunchOptions } from '@playwright/test';

/** The system's Chromium, which also starts as root in a container and asks nothing of the network by itself. */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromiumSandbox: false,
  args: [
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
} satisfies LaunchOptions;
