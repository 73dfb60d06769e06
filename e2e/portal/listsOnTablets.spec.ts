import { expect, type Page } from '@playwright/test';
import { twoFrames } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { button, rowOf } from '../screens';
import { cards, lists, openList, ordinaryFirms, smallTargets } from './narrowLists';
import { beSignedIn } from './people';

/** Both lists on a tablet, in a small window, and at a desk. */

test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

test.beforeEach(async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
});

test('on a tablet a status of many words keeps to its place, and each cell to its column', async ({
  page,
  backend,
}) => {
  const json = [
    { id: 7, name: 'Waiting', mobile: '94152', payment_status: 'Awaiting bank confirmation' },
  ];
  backend.fail('GET /api/newmembers', { kind: 'json', status: 200, json });
  await openList(page, 'new-members');
  const row = rowOf(page, 'Waiting');
  const status = await row.getByText('Awaiting bank confirmation').boundingBox();
  const acts = await row.getByRole('link', { name: 'View Waiting' }).boundingBox();
  expect((status?.x ?? 999) + (status?.width ?? 0)).toBeLessThanOrEqual(acts?.x ?? 0);
  await expect(row.getByRole('cell')).toHaveCount(await page.getByRole('columnheader').count());
});

/** Whether the rows need more than the room they have, and how far the last column goes. */
const roomOf = (page: Page) =>
  page.getByRole('region').evaluate((box) => ({
    over: box.scrollWidth - box.clientWidth,
    ends: Math.max(
      ...[...box.querySelectorAll('td *')].map((x) => x.getBoundingClientRect().right),
    ),
    lines: Math.max(
      ...[...box.querySelectorAll('td[data-label] button')].map(
        (name) => name.getBoundingClientRect().height / 21,
      ),
    ),
  }));

for (const path of lists)
  test(`from a tablet to a small window nothing of ${path} lies off the edge, beside the menu neither`, async ({
    page,
    backend,
  }) => {
    ordinaryFirms(backend, { email: 'vishwanath@banarasivastra.example' });
    const { store } = backend;
    store.addFirm({ firmName: 'Assi Ghat Brocades', mobile: '9415201101', payment: 'paid' });
    store.addFirm({ firmName: 'Done', mobile: '9415201101', payment: 'done', membership: 2000 });
    await openList(page, `${path}?size=20`);
    for (const language of ['English', 'हिन्दी']) {
      for (const menu of ['closed', 'open']) {
        if (menu === 'open') await page.getByRole('banner').getByRole('button').first().click();
        for (const width of [640, 768, 900, 967, 968, 1000, 1024, 1100, 1148, 1180, 1220, 1280]) {
          // Narrower ones are covered by the menu.
          if (menu === 'open' && width < 768) continue;
          await page.setViewportSize({ width, height: 800 });
          await twoFrames(page);
          const { over, ends, lines } = await roomOf(page);
          const where = `${language}, the menu ${menu}, ${width} px`;
          expect.soft(over, where).toBeLessThanOrEqual(0);
          expect.soft(ends, where).toBeLessThanOrEqual(width);
          expect.soft(lines, where).toBeLessThanOrEqual(4);
        }
        if (menu === 'open') {
          await page.setViewportSize({ width: 1000, height: 800 });
          await page.getByRole('banner').getByRole('button').first().click();
        }
      }
      if (language === 'English') await button(page, 'हिन्दी').click();
    }
  });

for (const path of lists)
  test(`what is pressed in ${path} on a tablet is as large as a finger`, async ({
    page,
    backend,
  }) => {
    ordinaryFirms(backend);
    backend.store.addFirm({ firmName: 'Aa Paid', mobile: '9415201199', payment: 'paid' });
    for (const asked of ['', '?q=Jayaswal', '?filter=duplicates']) {
      await openList(page, `${path}${asked}`);
      if (asked !== '')
        await expect(page.getByText(/^(Sounds like: 4|Same mobile)/).first()).toBeVisible();
      for (const width of [360, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await twoFrames(page);
        expect.soft(await smallTargets(page), `${asked} ${width} px`).toEqual([]);
      }
    }
  });

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

  for (const path of lists)
    test(`the ten firms of a page of ${path} and the pager stand in sight`, async ({
      page,
      backend,
    }) => {
      ordinaryFirms(backend);
      await openList(page, path);
      await expect(cards(page)).toHaveCount(10);
      await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 });
    });
});

test('where there is room, a firm that cannot be reached has no ⋯, and no row a call of its own', async ({
  page,
  backend,
}) => {
  backend.store.firms = [];
  backend.store.addFirm({ firmName: 'Silent', mobile: '' });
  backend.store.addFirm({ firmName: 'Heard', mobile: '9415201101' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openList(page, 'new-members');
  await expect(page.getByRole('link', { name: 'View Silent' })).toBeVisible();
  await expect(button(page, 'More for Silent')).toBeHidden();
  await expect(button(page, 'More for Heard')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call Heard' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filter & more/ })).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await button(page, 'More for Silent').click();
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Edit', 'Delete']);
});
