import { expect, type Page } from '@playwright/test';
import { demoTest as test } from '../fixtures';
import { answerDialog, button, dialog, field, rowOf } from '../screens';
import { openNewRegistration } from './office';

const pending = 'Kashi Tanchoi Handloom';

async function sendPaymentLink(page: Page): Promise<void> {
  await rowOf(page, pending).getByRole('button', { name: 'Send Now' }).click();
  await answerDialog(page, `Payment link for ${pending}`, 'Send');
  await expect(dialog(page, 'Payment link sent')).toBeVisible();
  await answerDialog(page, 'Payment link sent', 'OK');
}

const controlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

test('the demo goes on when the browser has stopped its worker', async ({ page, context }) => {
  await openNewRegistration(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(pending);
  await expect(rowOf(page, pending)).toBeVisible();
  expect(await controlled(page)).toBe(true);

  const devTools = await context.newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');

  // The worker, which does not know the page any more, gives the call back; it never reaches the host.
  const givenBack = page.waitForResponse((response) =>
    response.url().endsWith('/send-payment-link'),
  );
  await sendPaymentLink(page);
  expect((await givenBack).status()).toBe(204);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(rowOf(page, pending)).toBeVisible();
});

test('a page that the worker does not control yet is not opened again under the fingers', async ({
  page,
  context,
}) => {
  await page.goto('login');
  await expect.poll(() => controlled(page)).toBe(true);

  // As with Shift+Reload: past the browser's cache, and past the worker.
  const devTools = await context.newCDPSession(page);
  const reloaded = page.waitForEvent('load');
  await devTools.send('Page.reload', { ignoreCache: true });
  await reloaded;
  await field(page, 'Email').fill('office@example.org');
  await expect.poll(() => controlled(page)).toBe(true);
  await expect(button(page, 'Use demo admin')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('office@example.org');
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
