import { expect } from '@playwright/test';
import { verificationTokens } from '../backend/accounts';
import { portalTest as test } from '../fixtures';
import { button, heading } from '../screens';
import { timesSent } from './wire';

const VERIFY = 'POST /api/verify-email';
const link = `email-verification?token=${verificationTokens.verifies}`;
const done = 'Email verified successfully!';
const failed = 'Email verification failed. Please try again or contact support.';

test('a success is still said after a reload and on the way back, and sends nothing; another link is judged by itself', async ({
  page,
  backend,
}) => {
  const referers: string[] = [];
  page.on('request', (request) => referers.push(request.headers()['referer'] ?? ''));
  await page.goto(link);
  await expect(page.getByText(done)).toBeVisible();
  await test.step('the token goes into no Referer, by the page’s own word', async () => {
    expect(referers.filter((referer) => referer !== '')).toEqual([]);
    await expect(page.locator('head > meta[name="referrer"]')).toHaveAttribute(
      'content',
      'no-referrer',
    );
  });

  await page.reload();
  await expect(page.getByText(done)).toBeVisible();
  await button(page, 'Login').click();
  await expect(heading(page, 'Login')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Login')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(done)).toBeVisible();
  await expect(page.getByText(failed)).toHaveCount(0);
  expect(timesSent(backend, VERIFY)).toBe(1);

  // A link that the service refuses cannot be sent again, and an address without one is none.
  await page.goto('email-verification?token=used-before');
  await expect(page.getByText(failed)).toBeVisible();
  await expect(button(page, 'Retry')).toHaveCount(0);
  await page.goto('email-verification');
  await expect(page.getByText(failed)).toBeVisible();
});

test('a broken connection offers Retry while the page stands: the link is not lost', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/ERR_CONNECTION_RESET/);
  const lift = backend.fail(VERIFY, { kind: 'reset' });
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(failed);
  await expect(page.getByRole('alert')).toContainText('The service could not be reached');
  await expect(page).toHaveURL(/\/members\/email-verification$/);
  // By itself it is sent once.
  expect(timesSent(backend, VERIFY)).toBe(1);
  await button(page, 'Retry').click();
  await expect.poll(() => timesSent(backend, VERIFY)).toBe(2);
  await expect(page.getByRole('alert')).toContainText(failed);
  lift();
  await button(page, 'Retry').click();
  await expect(page.getByText(done)).toBeVisible();
  expect(timesSent(backend, VERIFY)).toBe(3);
});
