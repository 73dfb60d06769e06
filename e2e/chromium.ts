import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Of two lists the browser takes the last alone: these are Playwright's own … */
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
    // Nothing is drawn by a graphics card that is not there: a tenth of the processor's time.
    '--disable-gpu',
    `--disable-features=${switchedOff.join()}`,
  ],
} satisfies LaunchOptions;

const SHELL = '/usr/bin/chromium-headless-shell';
const hasShell = process.env.CHROMIUM === undefined && existsSync(SHELL);

/** The same engine without windows, for what needs none: a test takes a fifth less. The whole browser where it is missing. */
export const headlessShell = {
  ...chromium,
  executablePath: process.env.HEADLESS_SHELL || (hasShell ? SHELL : chromium.executablePath),
} satisfies LaunchOptions;
