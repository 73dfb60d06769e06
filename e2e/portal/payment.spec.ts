import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { hasNginx } from '../hosts/nginx';
import { expectNoSidewaysScroll, heading } from '../screens';

// How the provider's message is shown: src/features/payment and src/domain/anyInput.test.ts.

test("the provider's text runs no code, and fits a phone", async ({ page, backend }) => {
  const dialogs: string[] = [];
  page.on('dialog', (shown) => {
    dialogs.push(shown.message());
    void shown.dismiss();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, own, words] of [
    ['payment/success', 'Payment Successful', 'W'.repeat(10_240)],
    ['payment/failed', 'Payment Failed', '<img src=x onerror="alert(1)"><script>alert(2)</script>'],
  ] as const) {
    await page.goto(`${path}?msg=${encodeURIComponent(words)}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(words.slice(0, 200));
    await expect(title.locator('*')).toHaveCount(0);
    await expect(page).toHaveTitle(`${own} · KVVS`);
    await expectNoSidewaysScroll(page);
  }
  expect(dialogs).toEqual([]);
  expect(backend.log).toEqual([]);
});

test('a payment provider that returns by POST gets the screen, and the posted data is ignored', async ({
  page,
  site,
}) => {
  test.skip(!hasNginx, 'Only the documented hosts take a POST.');
  const path = 'payment/failed/?msg=Card%20refused';
  const provider = `<form method="post" action="${site.origin}/members/${path}"><input name="msg" value="Posted"><button>Back</button></form>`;
  await page.goto(`data:text/html,${encodeURIComponent(provider)}`);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page, 'Card refused')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/members/${path.replace('/?', '?')}`);
  // A reload does not ask whether to send the form again.
  await page.reload();
  await expect(heading(page, 'Card refused')).toBeVisible();
});
