import { expect } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { button, expectNoSidewaysScroll, heading, pressInMenu } from '../screens';
import { smallTargets } from './narrowLists';
import { beSignedIn } from './people';

const longName = 'Kashi Vishwanath Banarasi Silk Brocade '.repeat(5).trim();

test('on a phone each control of a row and of the pages is as large as a finger', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['members', 'new-members']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^More for / }).first()).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});

for (const width of [640, 768, 1280])
  test(`Delete stands apart from its neighbours at ${width} pixels`, async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    await page.setViewportSize({ width, height: 740 });
    await page.goto('members');
    const last = page.getByRole('button', { name: /^Delete / }).first();
    // The row that was drawn ahead may give its place up while it is measured.
    const gap = () =>
      last.evaluate((control) => {
        const before = control.parentElement?.querySelectorAll('a, button:not(:last-child)') ?? [];
        const ends = [...before].map((other) => other.getBoundingClientRect().right);
        return control.getBoundingClientRect().left - Math.max(...ends);
      });
    await expect.poll(gap).toBeGreaterThan(8);
  });

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const)
  test(`Update is in reach at ${width}×${height}, and covers no field that has the focus`, async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    await page.setViewportSize({ width, height });
    await page.goto('members');
    if (width < 640) await pressInMenu(page, 'Edit');
    else
      await page
        .getByRole('link', { name: /^Edit / })
        .first()
        .click();
    await expect(heading(page, 'Edit Member')).toBeVisible();
    const update = button(page, 'Update');
    await expect(update).toBeInViewport({ ratio: 1 });
    const fields = page.locator('form :is(input, textarea)');
    for (let index = 0; index < (await fields.count()); index += 1) {
      await fields.nth(index).focus();
      const covered = await fields.nth(index).evaluate((field) => {
        const { left, right, bottom } = field.getBoundingClientRect();
        return document.elementFromPoint((left + right) / 2, bottom - 2) !== field;
      });
      expect(covered, `field ${index}`).toBe(false);
      await expect(update).toBeInViewport({ ratio: 1 });
    }
  });

test('a long name has the room of a wide window', async ({ page, site, backend }) => {
  backend.store.addFirm({ firmName: longName, mobile: '9300000001' });
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('new-members?q=Vishwanath');
  const name = button(page, longName);
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    return (await name.boundingBox())?.width ?? 0;
  };
  expect(await widthAt(1280)).toBeLessThanOrEqual(280);
  expect(await widthAt(1920)).toBeGreaterThan(300);
});

test('the menu of a row takes the focus, closes at a second press, and gives the focus back', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  const more = page.getByRole('button', { name: /^More for / }).first();
  const call = page.getByRole('menuitem', { name: 'Call' });
  await more.click();
  await expect(call).toBeFocused();
  await expect(call.getByRole('link')).toHaveAttribute('href', /^tel:\+91[6-9]\d{9}$/);
  await more.click();
  await expect(call).toBeHidden();
  await more.press('Enter');
  await expect(call).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(call).toBeHidden();
  await expect(more).toBeFocused();
});
