import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { inTime } from '../inTime.mjs';
import { keepInBrowser } from '../session.mjs';
import { openWindow } from '../tab.mjs';

const probe = await readFile(new URL('./probe.js', import.meta.url), 'utf8');

const LIMIT_MS = 120_000;
const QUIET_MS = 500;

/** In bytes per second: 1.6 Mbit/s down, 0.75 Mbit/s up; 150 ms before each answer. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
const CPU_SLOWER = 4;

const PHONE = { width: 360, height: 740, deviceScaleFactor: 2, mobile: true };

/**
 * Opens one page on a slow phone, in its own window with its own cache; with `again`, opens it a second time. Returns the figures
 * of probe.js for each.
 */
export async function visit(browser, { url, uses, session = {}, again = false }) {
  const first = [keepInBrowser(session), probe, `opening.watch(${JSON.stringify(uses)});`].join(
    '\n',
  );
  const window = await openWindow(browser);
  try {
    const opened = () => inTime(open(window, url, first), LIMIT_MS, url);
    const cold = await opened();
    return { cold, again: again ? await opened() : undefined };
  } finally {
    await window.close();
  }
}

async function open(window, url, first) {
  const tab = await window.openTab();
  await tab.send('Emulation.setDeviceMetricsOverride', PHONE);
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const untilQuiet = watchNetwork(tab);
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', NETWORK);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await tab.runFirst(first);
  await tab.goTo(url);
  await tab.evaluate('opening.usable');
  await untilQuiet();
  const figures = await tab.evaluate('opening.figures()');
  await tab.close();
  return figures;
}

/** Makes a function that waits until there has been no request for a while. It throws if an answer was an error. */
function watchNetwork(tab) {
  const underWay = new Set();
  const failures = [];
  let last = 0;
  tab.on((event, { requestId, response }) => {
    if (!event.startsWith('Network.')) return;
    last = performance.now();
    if (event === 'Network.requestWillBeSent') underWay.add(requestId);
    if (event === 'Network.loadingFinished' || event === 'Network.loadingFailed')
      underWay.delete(requestId);
    if (event === 'Network.responseReceived' && response.status >= 400)
      failures.push(new Error(`${response.url} answers ${response.status}`));
  });
  return async () => {
    while (underWay.size > 0 || performance.now() - last < QUIET_MS) await setTimeout(50);
    if (failures.length > 0) throw failures[0];
  };
}
