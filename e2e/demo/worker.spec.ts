import { expect, type Page } from '@playwright/test';
import { demoTest as test } from '../fixtures';
import { pauseFiles } from '../pauseCall';
import { answerDialog, button, field, fillApplication, rowOf, sendLink } from '../screens';
import {
  firstRow,
  followLoginLink,
  MOCKS,
  openNewRegistration,
  openNewRegistrationHere,
} from './office';

async function sendPaymentLink(page: Page, firm: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(firm);
  await sendLink(page, firm);
}

const controlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

const answerTo = (page: Page, call: string) =>
  page.waitForResponse((response) => response.url().endsWith(call));

async function stopWorkers(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
}

test('the demo works after a hard reload, a cancelled navigation and a stopped worker', async ({
  page,
  context,
}) => {
  await page.goto('login');
  await expect.poll(() => controlled(page)).toBe(true);

  await test.step('a page not yet controlled by the worker does not reload while someone types', async () => {
    // As with Shift+Reload, which bypasses the browser's cache and the worker.
    const letThrough = await pauseFiles(page, MOCKS);
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
  await page.unrouteAll();
  await openNewRegistrationHere(page);

  await test.step('the worker still answers a page that the person decided to stay on', async () => {
    // The browser asks whether to leave, and the person answers no.
    await page.evaluate(() =>
      window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    );
    const answered = answerTo(page, '/send-payment-link');
    await sendPaymentLink(page, 'Kashi Tanchoi Handloom');
    expect((await answered).status()).toBe(200);
    expect((await answered).fromServiceWorker()).toBe(true);
    // It is still there for the next visit.
    expect(
      await page.evaluate(async () => navigator.serviceWorker.getRegistrations()),
    ).toHaveLength(1);
  });

  await test.step('the demo works after the browser has stopped its worker', async () => {
    await stopWorkers(page);
    // The worker no longer knows the page and returns the call unanswered; it never reaches the host.
    const givenBack = answerTo(page, '/send-payment-link');
    await sendPaymentLink(page, 'Maqbool Alam Textiles');
    expect((await givenBack).status()).toBe(204);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rowOf(page, 'Maqbool Alam Textiles')).toBeVisible();
  });

  await test.step('also with a second tab that the worker reconnects to', async () => {
    await stopWorkers(page);
    const second = await context.newPage();
    await second.goto('new-members');
    await expect(firstRow(second)).toBeVisible();
    const givenBack = answerTo(page, '/send-payment-link');
    await sendPaymentLink(page, 'माँ अन्नपूर्णा वस्त्रालय');
    expect((await givenBack).status()).toBe(204);
  });
});

test('an application arrives once, whatever happens between the page and its worker', async ({
  page,
  allowConsoleLine,
}) => {
  allowConsoleLine(/status of (404|405)|ERR_FAILED/);
  const apply = async (firm: string, meanwhile: () => Promise<void>) => {
    await fillApplication(page);
    await field(page, 'Firm Name').fill(firm);
    const sent = page.waitForRequest((request) => request.url().endsWith('/register'));
    await button(page, 'Submit').click();
    await sent;
    await meanwhile();
    await answerDialog(page, 'Application Submitted Successfully', 'OK');
  };
  await page.goto('register');
  await expect.poll(() => controlled(page)).toBe(true);

  await test.step('answers from a host in place of the service are ignored', async () => {
    // As with "Bypass for network" in the developer tools.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.setBypassServiceWorker', { bypass: true });
    const answered = answerTo(page, '/register');
    await apply('Believed Nobody', async () => {
      expect((await answered).fromServiceWorker()).toBe(false);
    });
    await devTools.send('Network.setBypassServiceWorker', { bypass: false });
  });

  await test.step('a request in progress when the browser stops the worker runs once', () =>
    apply('Carried Out Once', () => stopWorkers(page)));

  await followLoginLink(page);
  await openNewRegistrationHere(page);
  await expect(firstRow(page)).toContainText('Carried Out Once');
  for (const firm of ['Carried Out Once', 'Believed Nobody'])
    await expect(rowOf(page, firm)).toHaveCount(1);
});

test('a worker that never starts is not waited for: the page answers itself and says so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => {
      document.documentElement.dataset['worker'] = 'asked for';
      return new Promise(() => {});
    };
  });
  await page.clock.install();
  await page.goto('login');
  await expect(page.locator('html')).toHaveAttribute('data-worker', 'asked for');
  await page.clock.fastForward(5000);
  await openNewRegistrationHere(page);
  expect(await controlled(page)).toBe(false);
  await expect(page.getByRole('note')).toContainText(
    'The demo runs inside this page, so it does not work offline.',
  );
});

test('on plain http, without workers and locks, the page answers itself', async ({ page }) => {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Navigator.prototype, 'serviceWorker'],
      [Navigator.prototype, 'locks'],
      [Crypto.prototype, 'randomUUID'],
    ] as const)
      Reflect.deleteProperty(owner, name);
  });
  // The page itself answers the login and the list.
  await openNewRegistration(page);
  await expect(firstRow(page)).toBeVisible();
});
