import { expect, type Page } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { button, expectNoSidewaysScroll, heading, takenOver } from '../screens';
import { dialogs } from './lowDialogs';
import { desk, expectReached, haveWindow, outOfReach, windowsFor } from './lowWindows';
import { beSignedIn } from './people';
import { screensOf, viewers } from './routeTable';

for (const [of, row] of Object.entries(dialogs))
  test(`the dialogs of ${of} can be reached in a low window, with large letters too`, async ({
    page,
    site,
    backend,
    tolerate,
  }) => {
    test.slow();
    tolerate(/status of 401/);
    await beSignedIn(page, { backend, site }, 'admin');
    for (const [index, { name, open, last }] of row.entries())
      await test.step(name, async () => {
        await haveWindow(page, desk);
        await open(page, backend);
        for (const low of windowsFor(index)) {
          await haveWindow(page, low);
          expect.soft(await outOfReach(page.getByRole('dialog').last()), low.name).toEqual([]);
          for (const how of ['wheel', 'touch'] as const) await expectReached(page, last(page), how);
          await expectNoSidewaysScroll(page);
        }
      });
  });

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
    for (const [index, { path, heading: name, whole }] of screensOf(viewer).entries()) {
      await goWithin(page, path);
      await expect(heading(page, name)).toBeVisible();
      await expect(page.getByRole('main').getByText(whole).first()).toBeAttached();
      for (const low of windowsFor(index)) {
        await haveWindow(page, low);
        await expectNoSidewaysScroll(page);
        expect.soft(await outOfReach(page.locator('body')), `${path}, ${low.name}`).toEqual([]);
      }
    }
  });

test('menus, the sidebar and a notice have room in a low window, with large letters too', async ({
  page,
  site,
  backend,
}) => {
  test.slow();
  await beSignedIn(page, { backend, site }, 'admin');
  for (const low of windowsFor(0))
    await test.step(low.name, async () => {
      await haveWindow(page, low);
      await page.goto('members');
      await takenOver(page);
      await button(page, 'Account').click();
      await expectMenuInReach(page);
      await page
        .getByRole('button', { name: /^More for / })
        .first()
        .click();
      await expectMenuInReach(page);
      await page
        .getByRole('button', { name: /^(Active|Inactive)$/ })
        .first()
        .click();
      await expect(button(page, 'Undo')).toBeVisible();
      const notice = page.getByRole('status').filter({ hasText: 'Undo' });
      expect.soft(await outOfReach(notice)).toEqual([]);
      await button(page, 'Undo').click();
      await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
      expect.soft(await outOfReach(page.getByRole('complementary'))).toEqual([]);
    });
});

async function expectMenuInReach(page: Page): Promise<void> {
  await expect(page.getByRole('menu')).toBeVisible();
  expect.soft(await outOfReach(page.getByRole('menu'))).toEqual([]);
  await page.keyboard.press('Escape');
}
