import { expect, type Page } from '@playwright/test';
import { everyCombination } from '../../src/test/everyPair';
import { twoFrames } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { button, expectNoSidewaysScroll, rowOf } from '../screens';
import { cards, lists, openList, ordinaryFirms, smallTargets } from './narrowLists';

/** Both lists on a tablet, in a small window and on a desktop. */

/** The widths at which the layout changes, and those next to them; all of them with `EVERY_COMBINATION=1`. */
const WIDTHS = everyCombination
  ? [640, 768, 900, 959, 960, 1000, 1024, 1100, 1148, 1180, 1220, 1280]
  : [640, 959, 960, 1280];

/** Whether the rows are wider than their box, and where the last column ends. */
const roomOf = (page: Page) =>
  page.getByRole('region').evaluate((box) => ({
    over: box.scrollWidth - box.clientWidth,
    ends: Math.max(
      ...[...box.querySelectorAll(':is(td, [scope="row"]) *')].map(
        (x) => x.getBoundingClientRect().right,
      ),
    ),
    lines: Math.max(
      ...[...box.querySelectorAll('[data-label] button')].map(
        (name) => name.getBoundingClientRect().height / 21,
      ),
    ),
  }));

test.describe('on touch screens', () => {
  test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

  test('on tablets and small windows no part of a list is cut off, also beside the menu', async ({
    office: page,
    backend,
  }) => {
    test.slow();
    ordinaryFirms(backend, { email: 'vishwanath@banarasivastra.example' });
    const { store } = backend;
    store.addFirm({ firmName: 'Assi Ghat Brocades', mobile: '9415201101', payment: 'paid' });
    store.addFirm({ firmName: 'Done', mobile: '9415201101', payment: 'done', membership: 2000 });
    for (const path of lists)
      await test.step(path, async () => {
        await openList(page, `${path}?size=20`);
        // The second list is tested in Hindi.
        if (path === 'new-members') {
          await button(page, 'हिन्दी').click();
          await expect(button(page, 'English')).toBeVisible();
        }
        for (const menu of ['closed', 'open']) {
          if (menu === 'open') await page.getByRole('banner').getByRole('button').first().click();
          for (const width of WIDTHS) {
            // In narrower windows the open menu covers the list.
            if (menu === 'open' && width < 992) continue;
            await page.setViewportSize({ width, height: 800 });
            await twoFrames(page);
            const { over, ends, lines } = await roomOf(page);
            const where = `the menu ${menu}, ${width} px`;
            expect.soft(over, where).toBeLessThanOrEqual(0);
            expect.soft(ends, where).toBeLessThanOrEqual(width);
            expect.soft(lines, where).toBeLessThanOrEqual(4);
          }
        }
      });
  });

  test('controls are finger-sized', async ({ office: page, backend }) => {
    ordinaryFirms(backend);
    backend.store.addFirm({ firmName: 'Aa Paid', mobile: '9415201199', payment: 'paid' });
    for (const path of lists)
      for (const search of everyCombination || path === 'members'
        ? ['?q=Jayaswal', '?filter=duplicates']
        : ['?q=Jayaswal'])
        await test.step(`${path}${search}`, async () => {
          await openList(page, `${path}${search}`);
          await expect(
            page.getByText(/^(Similar-sounding names: 4|Same mobile)/).first(),
          ).toBeVisible();
          for (const width of everyCombination ? [360, 768, 1024, 1280] : [768, 1024]) {
            await page.setViewportSize({ width, height: 800 });
            await twoFrames(page);
            expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
          }
        });
  });

  test('a long status stays in its place, and each cell in its column', async ({
    office: page,
    backend,
  }) => {
    const status = 'Awaiting bank confirmation';
    const json = [{ id: 7, name: 'Waiting', mobile: '94152', payment_status: status }];
    backend.fail('GET /api/newmembers', { kind: 'json', status: 200, json });
    await openList(page, 'new-members');
    const row = rowOf(page, 'Waiting');
    const labelBox = () => row.getByText(status).boundingBox();
    const name = await button(page, 'Waiting').boundingBox();
    expect((name?.x ?? 999) + (name?.width ?? 0)).toBeLessThanOrEqual((await labelBox())?.x ?? 0);
    await page.setViewportSize({ width: 1024, height: 768 });
    const label = await labelBox();
    const acts = await row.getByRole('link', { name: 'View Waiting' }).boundingBox();
    expect((label?.x ?? 999) + (label?.width ?? 0)).toBeLessThanOrEqual(acts?.x ?? 0);
    const cells = row.getByRole('cell').or(row.getByRole('rowheader'));
    await expect(cells).toHaveCount(await page.getByRole('columnheader').count());
  });
});

test('on a desktop ten firms and the pager are visible, Delete stands apart, and long names fit', async ({
  office: page,
  backend,
}) => {
  const long = 'Kashi Vishwanath Banarasi Silk Brocade '.repeat(5).trim();
  ordinaryFirms(backend);
  backend.store.addFirm({ firmName: 'Silent', mobile: '' });
  backend.store.addFirm({ firmName: 'Heard', mobile: '9415201101' });
  backend.store.addFirm({ firmName: long, mobile: '9300000001' });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of lists) {
    await openList(page, path);
    await expect(cards(page)).toHaveCount(10);
    await expect(button(page, 'Next')).toBeInViewport({ ratio: 1 });
  }
  for (const width of [961, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const last = page.getByRole('button', { name: /^Delete / }).first();
    const gap = () =>
      last.evaluate((control) => {
        const before = control.parentElement?.querySelectorAll('a, button:not(:last-child)') ?? [];
        const ends = [...before].map((other) => other.getBoundingClientRect().right);
        return control.getBoundingClientRect().left - Math.max(...ends);
      });
    await expect.poll(gap).toBeGreaterThan(8);
  }
  // A menu above the rows moves none of them.
  const before = await cards(page).first().boundingBox();
  await button(page, 'Views').click();
  await expect(page.getByRole('textbox', { name: 'Save this view as' })).toBeVisible();
  expect((await cards(page).first().boundingBox())?.y).toBe(before?.y);
  await page.keyboard.press('Escape');
  await button(page, 'Next').click();
  await expect(page.getByRole('link', { name: 'View Silent' })).toBeVisible();
  // Every row has ⋯ at the same place, also without contact details, and no row has a call button of its own.
  const places = ['Silent', 'Heard'].map(async (firm) => {
    const box = await button(page, `More actions for ${firm}`).boundingBox();
    return box?.x;
  });
  const [silent, heard] = await Promise.all(places);
  expect(silent).toBeDefined();
  expect(silent).toBe(heard);
  await expect(page.getByRole('link', { name: 'Call Heard' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filter & more/ })).toBeHidden();
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    return (await button(page, long).boundingBox())?.width ?? 0;
  };
  expect(await widthAt(1280)).toBeLessThanOrEqual(280);
  expect(await widthAt(1920)).toBeGreaterThan(300);
  await page.setViewportSize({ width: 360, height: 740 });
  await button(page, 'More actions for Silent').click();
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Edit', 'Delete']);
});
