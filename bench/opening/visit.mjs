import { readFile } from 'node:fs/promises';

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

/** Opens one page in a window and with a cache of its own, on a slow phone; returns the figures of probe.js. */
export async function visit(browser, { url, uses, session = {} }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    const failures = [];
    page.on('pageerror', (error) => failures.push(error));
    page.on('response', (response) => {
      if (response.status() >= 400)
        failures.push(new Error(`${response.url()} answers ${response.status()}`));
    });
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, session);
    await page.addInitScript(`${probe}\nopening.watch(${JSON.stringify(uses)});`);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });

    await page.goto(url, { waitUntil: 'commit' });
    // Not by page.evaluate, which puts a script of Playwright's own into a page that is just opening.
    const awaited = { expression: 'opening.usable', awaitPromise: true };
    await inTime(cdp.send('Runtime.evaluate', awaited), url);
    await page.waitForLoadState('networkidle');
    if (failures.length > 0) throw failures[0];
    return await page.evaluate(() => globalThis.opening.figures());
  } finally {
    await context.close();
  }
}

/** A screen that can never be used ends the run instead of stopping it for ever. */
async function inTime(usable, url) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${url} could not be used`)), LIMIT_MS);
  });
  try {
    return await Promise.race([usable, late]);
  } finally {
    clearTimeout(timer);
  }
}
