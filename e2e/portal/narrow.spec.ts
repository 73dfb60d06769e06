import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { button, dialog, expectNoSidewaysScroll, heading, takenOver } from '../screens';
import { beSignedIn } from './people';
import { routeTable } from './routeTable';

const longName = `${'Kashi Vishwanath Banarasi Silk Brocade '.repeat(5)}${'W'.repeat(120)}`;

/** Each screen is looked at by the first of these who may see it. */
const viewers = ['visitor', 'member', 'admin'] as const;

for (const width of [360, 1280]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const viewer of viewers)
      test(`no screen of the ${viewer} scrolls sideways`, async ({ page, site, backend }) => {
        test.slow();
        for (const firm of backend.store.firms)
          if (firm.firmName === 'Verma & Sons Powerloom') firm.firmName = longName;
        if (viewer !== 'visitor') await beSignedIn(page, { backend, site }, viewer);
        await page.goto('payment/failed');
        await takenOver(page);
        for (const { path, heading: name, whole } of routeTable.filter(
          ({ ends }) => viewers.find((one) => ends[one] === null) === viewer,
        ))
          await test.step(path, async () => {
            await goWithin(page, path);
            await expect(heading(page, name)).toBeVisible();
            await expect(page.getByRole('main').getByText(whole).first()).toBeVisible();
            await expectNoSidewaysScroll(page);
          });
      });

    test('dialogs and the open menu do not either', async ({ page, site, backend }) => {
      for (const firm of backend.store.firms)
        if (firm.payment === 'pending') firm.firmName = longName;
      await beSignedIn(page, { backend, site }, 'admin');
      await page.goto('new-members');
      await button(page, longName.trim()).click();
      await expect(dialog(page, 'Member Details')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await dialog(page, 'Member Details').getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Send Now' }).click();
      await expect(dialog(page, 'Payment link for')).toBeVisible();
      await expectNoSidewaysScroll(page);
      await dialog(page, 'Payment link for').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    test('what an alert says is not squeezed by its button', async ({ page, site, backend }) => {
      await beSignedIn(page, { backend, site }, 'unknownRole');
      await page.goto('login');
      const title = await page.getByText('This account has no access here.').boundingBox();
      expect(title?.width).toBeGreaterThan(150);
    });

    test('the page for a bad configuration does not either', async ({ page, site }) => {
      const body = JSON.stringify({ [longName.replaceAll(' ', '')]: 1, apiBaseUrl: longName });
      site.config = { status: 200, contentType: 'application/json', body };
      await page.goto('login');
      await expect(heading(page, 'The portal is not set up correctly')).toBeVisible();
      await expectNoSidewaysScroll(page);
    });
  });
}
