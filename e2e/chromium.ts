import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Chromium uses only the last `--disable-features` list, so this one repeats Playwright's own … */
const switchedOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // … and the address bar's own web pages, which cost each window a process and a second.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** The system's Chromium. It also starts as root in a container, and makes no network requests of its own. */
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
    // Without a graphics card, emulating one would take a tenth of the processor time.
    '--disable-gpu',
    `--disable-features=${switchedOff.join()}`,
  ],
} satisfies LaunchOptions;

const SHELL = '/usr/bin/chromium-headless-shell';
const hasShell = process.env.CHROMIUM === undefined && existsSync(SHELL);

/** The same engine without windows, which makes a test a fifth faster. Falls back to the whole browser. */
export const headlessShell = {
  ...chromium,
  executablePath: process.env.HEADLESS_SHELL || (hasShell ? SHELL : chromium.executablePath),
} satisfies LaunchOptions;
