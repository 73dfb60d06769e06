import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { expectNoSidewaysScroll, heading } from '../screens';

/** The `msg` of the payment provider, as the address carries it, and what stands there (rule F14); null: the default. */
const messages: readonly { readonly name: string; readonly query: string; shows: string | null }[] =
  [
    { name: 'plain words', query: 'msg=Paid+by%20card', shows: 'Paid by card' },
    {
      name: 'markup',
      query: `msg=${encodeURIComponent('<img src=x onerror="alert(1)"><script>alert(2)</script>')}`,
      shows: '<img src=x onerror="alert(1)"><script>alert(2)</script>',
    },
    {
      name: 'turned direction',
      query: `msg=${encodeURIComponent('Refund \u202Eelpmaxe.live\u202C \u2066now\u2069')}`,
      shows: 'Refund elpmaxe.live now',
    },
    {
      name: 'a link',
      query: `msg=${encodeURIComponent('https://evil.example/pay javascript:alert(1)')}`,
      shows: 'https://evil.example/pay javascript:alert(1)',
    },
    { name: '10 kB without a space', query: `msg=${'W'.repeat(10_240)}`, shows: 'W'.repeat(200) },
    { name: 'no words', query: 'msg=', shows: null },
    { name: 'words twice', query: 'msg=Paid&msg=Failed', shows: null },
    { name: 'a broken escape', query: 'msg=Paid%E0%A4%ZZ', shows: 'Paid\uFFFD%ZZ' },
  ];

for (const { path, own } of [
  { path: 'payment/success', own: 'Payment Successful' },
  { path: 'payment/failed', own: 'Payment Failed' },
])
  test(`${path} shows the provider's words as plain text`, async ({ page, backend }) => {
    const asked: string[] = [];
    page.on('dialog', (shown) => {
      asked.push(shown.message());
      void shown.dismiss();
    });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const { name, query, shows } of messages)
      await test.step(name, async () => {
        await page.goto(`${path}?${query}`);
        await expect(heading(page, shows ?? own)).toBeVisible();
        const title = page.getByRole('heading', { level: 1 });
        expect(await title.textContent()).toBe(shows ?? own);
        // Nothing of it became an element, and the page's one link is its own.
        await expect(title.locator('*')).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('link')).toHaveCount(1);
        await expect(page).toHaveTitle(`${own} · KVVS`);
        await expectNoSidewaysScroll(page);
      });
    expect(asked).toEqual([]);
    expect(backend.log).toEqual([]);
  });
