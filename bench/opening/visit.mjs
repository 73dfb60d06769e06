import { readFile } from 'node:fs/promises';
import { inTime } from '../inTime.mjs';

const probe = await readFile(new URL('./probe.js', import.meta.url), 'utf8');

const LIMIT_MS = 120_000;

/** Bytes a second: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms to each answer. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const CPU_SLOWER = 4;

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * Opens one page on a slow phone, in a window and with a cache of its own, and once more `again` where that is asked; returns the
 * figures of probe.js for each.
 */
export async function visit(browser, { url, uses, session = {}, again = false }) {
  const context = await browser.newContext(PHONE);
  try {
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, session);
    await context.addInitScript(`${probe}\nopening.watch(${JSON.stringify(uses)});`);
    const cold = await open(context, url);
    return { cold, again: again ? await open(context, url) : undefined };
  } finally {
    await context.close();
  }
}

async function open(context, url) {
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const failures = [];
  page.on('pageerror', (error) => failures.push(error));
  page.on('response', (response) => {
    if (response.status() >= 400)
      failures.push(new Error(`${response.url()} answers ${response.status()}`));
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });

  await page.goto(url, { waitUntil: 'commit' });
  // Not by page.evaluate, which puts a script of Playwright's own into a page that is just opening.
  const awaited = { expression: 'opening.usable', awaitPromise: true };
  await inTime(cdp.send('Runtime.evaluate', awaited), LIMIT_MS, url);
  await page.waitForLoadState('networkidle');
  if (failures.length > 0) throw failures[0];
  const figures = await page.evaluate(() => globalThis.opening.figures());
  await page.close();
  return figures;
}
