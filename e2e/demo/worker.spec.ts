import { expect, type Page } from '@playwright/test';
import { demoTest as test } from '../fixtures';
import { holdFiles } from '../heldFiles';
import {
  answerDialog,
  application,
  button,
  dialog,
  field,
  fillApplication,
  heading,
  rowOf,
} from '../screens';
import { firstRow, MOCKS, openNewRegistration, signIn } from './office';

const pending = 'Kashi Tanchoi Handloom';

async function sendPaymentLink(page: Page): Promise<void> {
  await rowOf(page, pending).getByRole('button', { name: 'Send Now' }).click();
  await answerDialog(page, `Payment link for ${pending}`, 'Send');
  await expect(dialog(page, 'Payment link sent')).toBeVisible();
  await answerDialog(page, 'Payment link sent', 'OK');
}

const controlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

const answerTo = (page: Page, call: string) =>
  page.waitForResponse((response) => response.url().endsWith(call));

async function stopWorkers(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
}

test('the demo goes on when the browser has stopped its worker', async ({ page }) => {
  await openNewRegistration(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(pending);
  await expect(rowOf(page, pending)).toBeVisible();
  expect(await controlled(page)).toBe(true);

  await stopWorkers(page);
  // The worker, which does not know the page any more, gives the call back; it never reaches the host.
  const givenBack = answerTo(page, '/send-payment-link');
  await sendPaymentLink(page);
  expect((await givenBack).status()).toBe(204);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(rowOf(page, pending)).toBeVisible();
});

test('nor does it with another tab that the worker knows again', async ({ page, context }) => {
  await openNewRegistration(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(pending);
  await expect(rowOf(page, pending)).toBeVisible();
  await stopWorkers(page);
  const second = await context.newPage();
  await second.goto('new-members');
  await expect(firstRow(second)).toBeVisible();

  const givenBack = answerTo(page, '/send-payment-link');
  await sendPaymentLink(page);
  expect((await givenBack).status()).toBe(204);
});

test('a call that was under way when the browser stopped the worker is carried out once', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/);
  await page.goto('register');
  await fillApplication(page);
  await expect.poll(() => controlled(page)).toBe(true);
  const sent = page.waitForRequest((request) => request.url().endsWith('/register'));
  await button(page, 'Submit').click();
  await sent;
  await stopWorkers(page);
  await answerDialog(page, 'Application Submitted Successfully', 'OK');

  await openNewRegistration(page);
  await expect(firstRow(page)).toContainText(application['Firm Name']);
  await expect(rowOf(page, application['Firm Name'])).toHaveCount(1);
});

test('the worker still answers a page that its person decided not to leave', async ({ page }) => {
  await openNewRegistration(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(pending);
  await expect(rowOf(page, pending)).toBeVisible();
  // The browser asks whether to leave, and the person says no.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

  const answered = answerTo(page, '/send-payment-link');
  await sendPaymentLink(page);
  expect((await answered).status()).toBe(200);
  expect((await answered).fromServiceWorker()).toBe(true);
  // It is there for the next visit too.
  expect(await page.evaluate(async () => navigator.serviceWorker.getRegistrations())).toHaveLength(
    1,
  );
});

test('what a host answers in the place of the service is not believed', async ({
  page,
  tolerate,
}) => {
  tolerate(/status of (404|405)/);
  await page.goto('register');
  await fillApplication(page);
  await expect.poll(() => controlled(page)).toBe(true);
  // As by "Bypass for network" in the browser's tools.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setBypassServiceWorker', { bypass: true });
  const answered = answerTo(page, '/register');
  await button(page, 'Submit').click();
  await answerDialog(page, 'Application Submitted Successfully', 'OK');
  expect((await answered).fromServiceWorker()).toBe(false);
});

test('a worker that does not come is not waited for', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  await signIn(page, 'admin');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(await controlled(page)).toBe(false);
});

test('a page that the worker does not control yet is not opened again under the fingers', async ({
  page,
  context,
}) => {
  await page.goto('login');
  await expect.poll(() => controlled(page)).toBe(true);

  // As with Shift+Reload: past the browser's cache, and past the worker.
  const letThrough = await holdFiles(page, MOCKS);
  const devTools = await context.newCDPSession(page);
  const reloaded = page.waitForEvent('load');
  await devTools.send('Page.reload', { ignoreCache: true });
  await reloaded;
  await field(page, 'Email').fill('office@example.org');
  letThrough();
  await expect.poll(() => controlled(page)).toBe(true);
  await expect(button(page, 'Use demo admin')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('office@example.org');
});

test('on plain http, where browsers have neither workers nor locks, the page answers itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Navigator.prototype, 'serviceWorker'],
      [Navigator.prototype, 'locks'],
      [Crypto.prototype, 'randomUUID'],
    ] as const)
      Reflect.deleteProperty(owner, name);
  });
  await openNewRegistration(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(pending);
  await sendPaymentLink(page);
});

test.describe('without service workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('the page answers itself and says so', async ({ page, tolerate }) => {
    tolerate(/Service Worker registration blocked by Playwright/);
    await openNewRegistration(page);
    expect(await controlled(page)).toBe(false);
    await expect(page.getByRole('note')).toContainText(
      'The demo answers inside this page, so it does not work offline.',
    );
    await page.getByRole('searchbox', { name: 'Search' }).fill(pending);
    await sendPaymentLink(page);
    await page.reload();
    await expect(rowOf(page, pending)).toBeVisible();
  });
});
