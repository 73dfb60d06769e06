import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { hasNginx } from '../hosts/nginx';
import { expectNoSidewaysScroll, heading, takenOver } from '../screens';

/**
 * The `msg` of the payment provider, as the address carries it, and what stands there (rule F14); null: the default. Each
 * shows something else than the one before it.
 */
const messages: readonly { readonly name: string; readonly query: string; shows: string | null }[] =
  [
    { name: '10 kB without a space', query: `msg=${'W'.repeat(10_240)}`, shows: 'W'.repeat(200) },
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
    { name: 'no words', query: 'msg=', shows: null },
    { name: 'a broken escape', query: 'msg=Paid%E0%A4%ZZ', shows: 'Paid\uFFFD%ZZ' },
    { name: 'words twice', query: 'msg=Paid&msg=Failed', shows: null },
  ];

const screens = [
  { path: 'payment/success', own: 'Payment Successful' },
  { path: 'payment/failed', own: 'Payment Failed' },
];

test("both screens show the provider's words as plain text", async ({ page, backend }) => {
  const asked: string[] = [];
  page.on('dialog', (shown) => {
    asked.push(shown.message());
    void shown.dismiss();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path, own } of screens)
    for (const [index, { name, query, shows }] of messages.entries())
      await test.step(`${path}, ${name}`, async () => {
        // The first as the provider sends a person there.
        if (index === 0) {
          await page.goto(`${path}?${query}`);
          await takenOver(page);
        } else await goWithin(page, `/${path}?${query}`);
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

test('a payment provider that sends the person back by POST shows the screen, and what it posted is not read', async ({
  page,
  site,
}) => {
  test.skip(!hasNginx, 'Only the documented hosts take a POST.');
  for (const [path, title] of [
    ['payment/success', 'Payment Successful'],
    ['payment/failed/?msg=Card%20refused', 'Card refused'],
  ] as const) {
    const provider = `<form method="post" action="${site.origin}/members/${path}"><input name="msg" value="Posted"><button>Back</button></form>`;
    await page.goto(`data:text/html,${encodeURIComponent(provider)}`);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/members/${path.replace('/?', '?')}`);
    // A reload asks nobody whether to send the form again.
    await page.reload();
    await expect(heading(page, title)).toBeVisible();
  }
});
