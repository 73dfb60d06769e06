import { expect, type Page } from '@playwright/test';
import { demoTest } from '../fixtures';
import { nextRelease } from '../nextRelease';
import { answerDialog, application, button, fillApplication, heading, rowOf } from '../screens';
import { type Site, startSite } from '../staticServer';
import { firstRow, openNewRegistration, signIn } from './office';

/** A host of this test alone, which it takes away. */
const test = demoTest.extend<{ host: Site }>({
  host: async ({ build }, provide) => provide(await startSite(build)),
  ownOrigins: async ({ site, host }, provide) => provide([site.origin, host.origin]),
});

const firm = application['Firm Name'];

/** Waits until the worker has taken the page and kept all files of a release. */
const keptForOffline = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const lastFile = await caches.match('licenses.md');
        return (
          navigator.serviceWorker.controller !== null &&
          names.length === 1 &&
          lastFile !== undefined
        );
      }),
    )
    .toBe(true);

const startScript = (page: Page) =>
  page.locator('script[type="module"][src]').first().getAttribute('src');

test.afterEach(({ site }) => {
  site.build = 'dist-demo';
});

test('after one visit the demo opens, works and keeps its data with the host gone', async ({
  page,
  context,
  host,
  tolerate,
}) => {
  // The browser asks the host for a newer worker all the same, and once more for what it shows in its own frame.
  tolerate(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
  const at = (path: string) => `${host.origin}/members/${path}`;
  await page.goto(at('login'));
  await expect(heading(page, 'Login')).toBeVisible();
  await keptForOffline(page);
  await host.close();

  await page.reload();
  await expect(heading(page, 'Login')).toBeVisible();
  await page.goto(at('register'));
  await fillApplication(page);
  await button(page, 'Submit').click();
  await answerDialog(page, 'Application Submitted Successfully', 'OK');
  // A deep link in another tab, and screens whose files no page has read before.
  const office = await context.newPage();
  await office.goto(at('login'));
  await button(office, 'Use demo admin').click();
  await button(office, 'Login').click();
  await expect(heading(office, 'Dashboard')).toBeVisible();
  await office.goto(at('new-members?from=mail'));
  await expect(rowOf(office, firm)).toBeVisible();
  await office.reload();
  await expect(rowOf(office, firm)).toBeVisible();
});

test('a new version takes over by itself, and the data stays', async ({ page, site }) => {
  await page.goto('register');
  await fillApplication(page);
  await button(page, 'Submit').click();
  await answerDialog(page, 'Application Submitted Successfully', 'OK');
  await keptForOffline(page);
  const before = await startScript(page);

  site.build = await nextRelease('dist-demo');
  await expect
    .poll(async () => {
      await page.reload();
      return startScript(page);
    })
    .not.toBe(before);
  await keptForOffline(page);
  await openNewRegistration(page);
  await expect(firstRow(page)).toContainText(firm);
});

test('the demo can be installed', async ({ page, context }) => {
  await signIn(page, 'member');
  const devTools = await context.newCDPSession(page);
  const { errors } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // Tests run in a private window, which never installs anything.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);
});
