import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { button, expectNoSidewaysScroll, heading, takenOver } from '../screens';
import { dialogs } from './lowDialogs';
import { expectReached, haveLetters, lowWindows, outOfReach } from './lowWindows';
import { beSignedIn } from './people';
import { routeTable } from './routeTable';

/** Chrome's "Very large". */
const LARGEST_LETTERS = 24;

for (const { name, open, last } of dialogs)
  test(`${name} can be reached in a low window, with large letters too`, async ({
    page,
    site,
    backend,
    tolerate,
  }) => {
    tolerate(/status of 401/);
    await beSignedIn(page, { backend, site }, 'admin');
    await open(page, backend);
    for (const letters of [16, LARGEST_LETTERS]) {
      await haveLetters(page, letters);
      for (const size of lowWindows)
        await test.step(`${size.width}×${size.height}, letters of ${letters} pixels`, async () => {
          await page.setViewportSize(size);
          expect.soft(await outOfReach(page.getByRole('dialog').last())).toEqual([]);
          for (const how of ['wheel', 'touch'] as const) await expectReached(page, last(page), how);
          await expectNoSidewaysScroll(page);
        });
    }
  });

const viewers = ['visitor', 'member', 'admin'] as const;

for (const viewer of viewers)
  test(`every screen of the ${viewer} can be reached in a low window, with large letters too`, async ({
    page,
    site,
    backend,
  }) => {
    test.slow();
    if (viewer !== 'visitor') await beSignedIn(page, { backend, site }, viewer);
    await page.goto('payment/failed');
    await takenOver(page);
    for (const letters of [16, LARGEST_LETTERS]) {
      await haveLetters(page, letters);
      for (const { path, heading: name, whole } of routeTable.filter(
        ({ ends }) => viewers.find((one) => ends[one] === null) === viewer,
      ))
        await test.step(`${path}, letters of ${letters} pixels`, async () => {
          await goWithin(page, path);
          await expect(heading(page, name)).toBeVisible();
          await expect(page.getByRole('main').getByText(whole).first()).toBeAttached();
          for (const size of lowWindows) {
            await page.setViewportSize(size);
            await expectNoSidewaysScroll(page);
            expect.soft(await outOfReach(page.locator('body')), `at ${size.width}`).toEqual([]);
          }
        });
    }
  });

test('menus, the sidebar and a notice have room in a low window, with large letters too', async ({
  page,
  site,
  backend,
}) => {
  test.slow();
  await beSignedIn(page, { backend, site }, 'admin');
  for (const letters of [16, LARGEST_LETTERS]) {
    await haveLetters(page, letters);
    for (const size of lowWindows)
      await test.step(`${size.width}×${size.height}, letters of ${letters} pixels`, async () => {
        await page.setViewportSize(size);
        await page.goto('members');
        await takenOver(page);
        await button(page, 'Account').click();
        await expect(page.getByRole('menu')).toBeVisible();
        expect.soft(await outOfReach(page.getByRole('menu'))).toEqual([]);
        await page.keyboard.press('Escape');
        const more = page.getByRole('button', { name: /^More for / }).first();
        await more.click();
        await expect(page.getByRole('menu')).toBeVisible();
        expect.soft(await outOfReach(page.getByRole('menu'))).toEqual([]);
        await page.keyboard.press('Escape');
        const status = page.getByRole('button', { name: /^(Active|Inactive)$/ }).first();
        await status.click();
        await expect(button(page, 'Undo')).toBeVisible();
        expect
          .soft(await outOfReach(page.getByRole('status').filter({ hasText: 'Undo' })))
          .toEqual([]);
        await button(page, 'Undo').click();
        await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
        const sidebar = page.getByRole('complementary');
        expect.soft(await outOfReach(sidebar)).toEqual([]);
      });
  }
});
