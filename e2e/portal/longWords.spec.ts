import { expect, type Page } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { configFor, portalTest as test } from '../fixtures';
import { button, dialog, expectNoSidewaysScroll, pressInMenu, takenOver } from '../screens';
import { beSignedIn, type Person } from './people';
import { routeTable } from './routeTable';

// Words that no line can break, on the narrowest phone (rule F12): nothing of them makes the page wider.

const word = (length: number, letters = 'Wm') => letters.repeat(length).slice(0, length);
/** As somebody types it who fills a form with nonsense. */
const LONG_NAME = word(60);
const ENDLESS = word(5000);
const IN_HINDI = word(60, 'क्ष्म्यस्थी');

test.use({ viewport: { width: 320, height: 640 } });

/** Each screen is looked at by the first of these who may see it. */
const viewers = ['visitor', 'member', 'admin'] as const;

/** The name that a sign-in has left behind. */
const beCalled = (page: Page, name: string) =>
  page.addInitScript((long) => {
    if (localStorage.getItem('token') === null) return;
    localStorage.setItem('user_name', long);
    const user: unknown = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify(Object.assign({}, user, { name: long })));
  }, name);

for (const viewer of viewers)
  for (const [kind, name, widths] of [
    ['of 60 letters, in Devanagari and in Latin', `${IN_HINDI} ${LONG_NAME}`, [320]],
    ['of 5,000 letters, on a tablet and in the office neither', ENDLESS, [320, 768, 1280]],
  ] as const)
    test(`no screen of the ${viewer} becomes wider by names ${kind}`, async ({
      page,
      site,
      backend,
    }) => {
      test.slow();
      site.config = configFor(backend, {
        association: {
          name: name.slice(0, 200),
          shortName: name.slice(0, 60),
          registrationNumber: name.slice(0, 60),
          address: name.slice(0, 200),
          phone: name.slice(0, 60),
          email: `${name.slice(0, 60)}@example.org`,
        },
      });
      for (const firm of backend.store.firms)
        Object.assign(firm, {
          firmName: name,
          address: name,
          area: name,
          email: `${name}@example.org`,
          representatives: firm.representatives.map((one) => ({ ...one, name })),
        });
      if (viewer !== 'visitor') {
        await beSignedIn(page, { backend, site }, viewer satisfies Person);
        await beCalled(page, name);
      }
      await page.goto('payment/failed');
      await takenOver(page);
      for (const { path, heading, whole } of routeTable.filter(
        ({ ends }) => viewers.find((one) => ends[one] === null) === viewer,
      ))
        await test.step(path, async () => {
          await goWithin(page, path);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          const main = page.getByRole('main');
          // Some screens are whole with the name that is now another one.
          await expect(main.getByText(whole).or(main.getByText(name)).first()).toBeVisible();
          for (const width of widths) {
            await page.setViewportSize({ width, height: 640 });
            await expectNoSidewaysScroll(page);
          }
        });
    });

test('neither do the dialogs and the notices that name a firm', async ({ page, site, backend }) => {
  for (const firm of backend.store.firms) firm.firmName = ENDLESS;
  const [pending] = backend.store.firms.filter(
    ({ payment, applied }) => applied && payment === 'pending',
  );
  if (pending === undefined) throw new Error('Nobody has to pay');
  pending.firmName = LONG_NAME;
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('new-members');
  await page.getByRole('searchbox').fill(LONG_NAME);
  await button(page, LONG_NAME).first().click();
  await expect(dialog(page, 'Member Details')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog(page, 'Member Details').getByRole('button', { name: 'Close' }).click();
  await pressInMenu(page, 'Delete');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Account').click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
