import { expect, type Page } from '@playwright/test';
import { everyCombination } from '../../src/test/everyPair';
import { goWithin } from '../faults/moves';
import { configFor, portalTest as test } from '../fixtures';
import { button, dialog, expectNoSidewaysScroll, heading, rowOf, takenOver } from '../screens';
import { beSignedIn, type Person } from './people';
import { screensOf, viewers } from './routeTable';

// Words that no line can break, from the narrowest phone to the office (rule F12): nothing of them makes the page wider.

const word = (length: number, letters = 'Wm') => letters.repeat(length).slice(0, length);
const MANY_WORDS = 'Kashi Vishwanath Banarasi Silk Brocade '.repeat(5);
/** In Devanagari and in Latin as somebody types it who fills a form with nonsense, many words, and an endless one. */
const NAME = `${word(60, 'क्ष्म्यस्थी')} ${word(60)} ${MANY_WORDS}${word(5000)}`;

/** Of each layout one, and before a release a common phone, too: every other screen is drawn anew in the last of them. */
const widths = everyCombination ? [320, 360, 768, 1280] : [320, 768, 1280];

/** The name that a sign-in has left behind. */
const beCalled = (page: Page, name: string) =>
  page.addInitScript((long) => {
    if (localStorage.getItem('token') === null) return;
    localStorage.setItem('user_name', long);
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify(Object.assign({}, user, { name: long })));
  }, name);

async function expectNarrow(page: Page, inOrder: readonly number[] = widths): Promise<void> {
  for (const width of inOrder) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page);
  }
}

for (const viewer of viewers)
  test(`no screen of the ${viewer} becomes wider by long names`, async ({
    page,
    site,
    backend,
  }) => {
    test.slow();
    site.config = configFor(backend, {
      association: {
        name: NAME.slice(0, 200),
        shortName: NAME.slice(0, 60),
        registrationNumber: NAME.slice(0, 60),
        address: NAME.slice(0, 200),
        phone: word(60),
        email: `${word(60)}@example.org`,
      },
    });
    for (const firm of backend.store.firms)
      Object.assign(firm, {
        firmName: NAME,
        address: NAME,
        area: NAME,
        email: `${word(5000)}@example.org`,
        representatives: firm.representatives.map((one) => ({ ...one, name: NAME })),
      });
    if (viewer !== 'visitor') {
      await beSignedIn(page, { backend, site }, viewer satisfies Person);
      await beCalled(page, NAME);
    }
    await page.goto('payment/failed');
    await takenOver(page);
    for (const [place, { path, heading: title, whole }] of screensOf(viewer).entries())
      await test.step(path, async () => {
        await goWithin(page, path);
        await expect(heading(page, title)).toBeVisible();
        const main = page.getByRole('main');
        // Some screens are whole with the name that is now another one.
        await expect(
          main
            .getByText(whole)
            .or(main.getByText(word(60)))
            .first(),
        ).toBeVisible();
        await expectNarrow(page, place % 2 === 0 ? widths : widths.toReversed());
      });
  });

test('neither do the dialogs and menus that name a firm, an alert, and the page for a bad configuration', async ({
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
  await expectNarrow(page, [320, 1280]);
  await dialog(page, 'Member Details').getByRole('button', { name: 'Close' }).click();
  for (const act of ['Send Now', /^Delete /]) {
    await row.getByRole('button', { name: act }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNarrow(page, [320, 1280]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
  await button(page, 'Account').click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expectNarrow(page, [320, 1280]);
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
  await expectNarrow(page, [320, 1280]);
});
