import { readFile } from 'node:fs/promises';
import { inTime } from '../inTime.mjs';
import { ADMIN, keepInBrowser } from '../session.mjs';

const probe = await readFile(new URL('./probe.js', import.meta.url), 'utf8');

const SCREEN = { width: 1280, height: 1000 };
/** Runs before the scripts of the page. */
const FIRST = `${keepInBrowser(ADMIN)}\n${probe}`;
const STEP_LIMIT_MS = 60_000;
const QUERY = 'sharma';
const NEXT_PAGES = 6;
const REPEATED_SORTS = 6;
/** An even number, so that the next visit finds the list unchanged. */
const TOGGLES = 6;
const FILTERS = ['Inactive', 'Active', 'All', 'Active', 'Inactive', 'All'];

/**
 * Visits a list page once: load, type, sort, turn pages, filter, choose all, measure the heap, toggle the first row. The portal and
 * the bare page get the same keys and clicks. Returns the milliseconds of each step (heap: MiB), and the content of the table after
 * each step but the last.
 */
export const visit = (browser, url, slower) =>
  inWindow(browser, url, slower, async (list) => {
    const { page, cdp, click } = list;
    const steps = await searchSortAndTurn(list, {
      heading: page.getByRole('button', { name: 'Firm Name', exact: true }),
      next: page.getByRole('button', { name: 'Next', exact: true }),
    });

    const filter = [];
    for (const name of FILTERS)
      filter.push(
        await click(
          page.locator('label', {
            has: page.getByRole('radio', { name: new RegExp(`^${name} \\d`) }),
          }),
        ),
      );

    // The portal shows this button once a row is chosen.
    const wholePage = page.getByRole('checkbox', { name: 'Choose this page' });
    if ((await wholePage.count()) > 0) await wholePage.check();
    const chooseAll = [await click(page.getByRole('button', { name: /^Choose all/ }))];

    await cdp.send('HeapProfiler.collectGarbage');
    const heap = await cdp.send('Runtime.getHeapUsage');
    const outcome = [];
    const badge = page
      .locator('tbody tr')
      .first()
      .getByRole('button', { name: /^(Ina|A)ctive\b/ });
    for (let time = 0; time < TOGGLES; time++) {
      await page.evaluate(() => globalThis.bench.awaitOutcome());
      await badge.click();
      const painted = page.evaluate(() => globalThis.bench.painted);
      outcome.push((await inTime(painted, STEP_LIMIT_MS, 'The outcome')).milliseconds);
      // Waits for the refetch of the list.
      await untilQuiet(page, cdp);
    }
    return {
      shown: list.shown,
      steps: {
        ...steps,
        filter,
        chooseAll,
        outcome,
        heap: [(heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize) / 2 ** 20],
      },
    };
  });

/** Visits another table of the same rows once; `places` names its column of firms and its button for the next page. */
export const visitPeer = (browser, url, slower, places) =>
  inWindow(browser, url, slower, (list) =>
    searchSortAndTurn(list, { heading: places.heading(list.page), next: places.next(list.page) }),
  );

/** Opens the page in its own window with a `slower` processor. Once its rows are painted, calls `then` with the tools to use it. */
async function inWindow(browser, url, slower, then) {
  const context = await browser.newContext({ viewport: SCREEN });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_LIMIT_MS);
    const failures = [];
    page.on('pageerror', (error) => failures.push(error));
    await page.addInitScript(FIRST);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(url);

    const shown = [];
    const afterInput = async (type, act) => {
      await page.evaluate((name) => globalThis.bench.await(name), type);
      await act();
      const painted = page.evaluate(() => globalThis.bench.painted);
      const measured = await inTime(painted, STEP_LIMIT_MS, 'The rows');
      shown.push(measured.shown);
      await untilQuiet(page, cdp);
      return measured.milliseconds;
    };
    const click = async (locator) => {
      const { x, y, width, height } = await locator.boundingBox();
      return afterInput('click', () => page.mouse.click(x + width / 2, y + height / 2));
    };

    await inTime(
      page.evaluate(() => globalThis.bench.firstRows),
      STEP_LIMIT_MS,
      'The rows',
    );
    await untilQuiet(page, cdp);
    shown.push(await page.evaluate(() => globalThis.bench.shown()));
    const visited = await then({ page, cdp, afterInput, click, shown });
    if (failures.length > 0) throw failures[0];
    return visited;
  } finally {
    await context.close();
  }
}

/** Measures the steps that all pages have. */
async function searchSortAndTurn({ page, cdp, afterInput, click }, { heading, next }) {
  const search = page.getByRole('searchbox');
  await search.focus();
  const key = [];
  for (const letter of QUERY)
    key.push(await afterInput('keydown', () => page.keyboard.press(letter)));
  await search.fill('');
  await untilQuiet(page, cdp);

  // A person's pointer is over the heading before the press.
  await heading.hover();
  await untilQuiet(page, cdp);
  const firstSort = [await click(heading)];
  const repeatedSort = [];
  for (let time = 0; time < REPEATED_SORTS; time++) repeatedSort.push(await click(heading));

  const nextPage = [];
  for (let time = 0; time < NEXT_PAGES; time++) nextPage.push(await click(next));
  return { key, firstSort, repeatedSort, nextPage };
}

/** Waits until the page has been idle for a while: its search texts are prepared and its address is updated. */
async function untilQuiet(page, cdp) {
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  let before = await busy();
  for (let quiet = 0; quiet < 3;) {
    await page.waitForTimeout(100);
    const after = await busy();
    quiet = after - before < 5 ? quiet + 1 : 0;
    before = after;
  }
}
