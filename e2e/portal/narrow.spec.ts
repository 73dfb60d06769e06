import { expect, type Page } from '@playwright/test';
import { goElsewhere, goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { button, dialog, expectNoSidewaysScroll, heading, rowOf, takenOver } from '../screens';
import { beSignedIn } from './people';
import { routeTable } from './routeTable';

const longName = `${'Kashi Vishwanath Banarasi Silk Brocade '.repeat(5)}${'W'.repeat(120)}`;
const longPending = `New ${longName}`;

/** Each screen is looked at by the first of these who may see it. */
const viewers = ['visitor', 'member', 'admin'] as const;

const widths = [360, 1280] as const;

/** Another layout than that of the screens: theirs is drawn anew in this width. */
async function beWide(page: Page, width: number): Promise<void> {
  await goElsewhere(page);
  await page.setViewportSize({ width, height: 740 });
}

const screensOf = (viewer: (typeof viewers)[number]) =>
  routeTable.filter(({ ends }) => viewers.find((one) => ends[one] === null) === viewer);

async function lookAtScreens(page: Page, viewer: (typeof viewers)[number]): Promise<void> {
  for (const { path, heading: name, whole } of screensOf(viewer)) {
    await goWithin(page, path);
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByRole('main').getByText(whole).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
}

async function lookAtDialogs(page: Page): Promise<void> {
  await goWithin(page, '/new-members');
  await button(page, longPending).click();
  await expect(dialog(page, 'Member Details')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog(page, 'Member Details').getByRole('button', { name: 'Close' }).click();
  await rowOf(page, longPending).getByRole('button', { name: 'Send Now' }).click();
  await expect(dialog(page, 'Payment link for')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog(page, 'Payment link for').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expectNoSidewaysScroll(page);
}

for (const viewer of viewers)
  test(`no screen of the ${viewer} scrolls sideways`, async ({ page, site, backend }) => {
    test.slow();
    for (const firm of backend.store.firms)
      if (firm.firmName === 'Verma & Sons Powerloom') firm.firmName = longName;
    backend.store.addFirm({ firmName: longPending, mobile: '9300000001' });
    if (viewer !== 'visitor') await beSignedIn(page, { backend, site }, viewer);
    await page.goto('payment/failed');
    await takenOver(page);
    for (const width of widths)
      await test.step(`${width} pixels wide`, async () => {
        await beWide(page, width);
        await lookAtScreens(page, viewer);
        if (viewer === 'admin')
          await test.step('dialogs and the open menu do not either', () => lookAtDialogs(page));
      });
  });

test('what an alert says is not squeezed by its button', async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'unknownRole');
  await page.goto('payment/failed');
  for (const width of widths) {
    await beWide(page, width);
    await goWithin(page, '/login');
    const title = page.getByText('This account has no access here.');
    await expect(title).toBeVisible();
    expect((await title.boundingBox())?.width).toBeGreaterThan(150);
  }
});

test('the page for a bad configuration does not scroll sideways either', async ({ page, site }) => {
  const body = JSON.stringify({ [longName.replaceAll(' ', '')]: 1, apiBaseUrl: longName });
  site.config = { status: 200, contentType: 'application/json', body };
  await page.goto('login');
  await expect(heading(page, 'The portal is not set up correctly')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await expectNoSidewaysScroll(page);
  }
});
