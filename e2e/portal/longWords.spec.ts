import { expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { button, dialog, expectNoSidewaysScroll, heading, rowOf } from '../screens';
import { MANY_WORDS, NAME, word } from './longNames';
import { beSignedIn } from './people';

// The screens themselves: everyScreen.spec.ts.

async function expectNarrow(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page);
  }
}

test('no dialog or menu that names a firm, no alert, and not the page for a bad configuration becomes wider by long names', async ({
  page,
  site,
  backend,
}) => {
  for (const firm of backend.store.firms) firm.firmName = NAME;
  const pending = `New ${NAME}`;
  backend.store.addFirm({ firmName: pending, mobile: '9300000001' });
  await beSignedIn(page, { backend, site }, 'admin');
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('new-members');
  const row = rowOf(page, pending);
  await button(page, pending).click();
  await expect(dialog(page, 'Member Details')).toBeVisible();
  await expectNarrow(page);
  await dialog(page, 'Member Details').getByRole('button', { name: 'Close' }).click();
  for (const act of ['Send Now', /^Delete /]) {
    await row.getByRole('button', { name: act }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNarrow(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
  await button(page, 'Account').click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expectNarrow(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  await beSignedIn(page, { backend, site }, 'unknownRole');
  await page.goto('login');
  const title = page.getByText('This account has no access here.');
  await expect(title).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    // What an alert says is not squeezed by its button.
    expect((await title.boundingBox())?.width).toBeGreaterThan(150);
  }

  const body = JSON.stringify({ [word(300)]: 1, apiBaseUrl: MANY_WORDS + word(120) });
  site.config = { status: 200, contentType: 'application/json', body };
  await page.goto('login');
  await expect(heading(page, 'The portal is not set up correctly')).toBeVisible();
  await expectNarrow(page);
});
