import { expect } from '@playwright/test';
import { verificationTokens } from '../backend/accounts';
import { portalTest as test } from '../fixtures';
import { button, heading, rowOf, swappedIn } from '../screens';
import { stored } from './people';
import { sent, timesSent } from './wire';

const VERIFY = 'POST /api/verify-email';
const token = verificationTokens.signsIn;
const done = 'Email verified successfully!';

// Refused, lost, or answered without a token: src/features/account/EmailVerificationPage.test.tsx.
test('a verification link replaces the current session in every tab, and leaves no trace of its token', async ({
  office: page,
  context,
  site,
  backend,
}) => {
  const other = await context.newPage();
  await other.goto('members');
  await swappedIn(other);
  await expect(rowOf(other, 'Ansari Handloom House')).toBeVisible();

  const requests: string[] = [];
  const referers: string[] = [];
  page.on('request', (request) => {
    requests.push(request.url());
    referers.push(request.headers()['referer'] ?? '');
  });
  await page.goto(`email-verification?token=${encodeURIComponent(token)}`);
  await expect(page.getByText(done)).toBeVisible();
  expect(page.url()).toBe(`${site.origin}/members/email-verification`);
  expect(await stored(page)).toEqual({
    token: expect.stringMatching(/^21\|session-\d+$/),
    last_group: 'office',
  });
  // The other tab no longer shows the office's screen.
  await expect(other.getByText('Ansari Handloom House')).toHaveCount(0);
  await expect(heading(other, 'Login')).toBeVisible();

  await test.step('the token appears only in the link’s own request, and in no Referer', async () => {
    expect(requests.filter((url) => url.includes(token))).toHaveLength(1);
    expect(JSON.stringify(backend.log.map(({ path, headers }) => [path, headers]))).not.toContain(
      token,
    );
    expect(referers.filter((referer) => referer !== '')).toEqual([]);
    await expect(page.locator('head > meta[name="referrer"]')).toHaveAttribute(
      'content',
      'no-referrer',
    );
  });
  await test.step('a reload and Back show the result again, and send nothing', async () => {
    await page.reload();
    await expect(page.getByText(done)).toBeVisible();
    await button(page, 'Login').click();
    await expect(heading(page, 'Login')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Login')).toBeVisible();
    await page.goBack();
    await expect(page.getByText(done)).toBeVisible();
    const whole = await page.evaluate(() => history.length);
    for (let step = 1; step < whole && page.url() !== 'about:blank'; step += 1) {
      await page.goBack();
      expect(page.url()).not.toContain(token);
    }
    expect(timesSent(backend, VERIFY)).toBe(1);
    expect(sent(backend).filter((line) => line.includes('verify-email'))).toHaveLength(1);
  });
});
