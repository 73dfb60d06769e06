import { expect, type Page } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { everyCombination } from '../../src/test/everyPair';
import { portalTest as test } from '../fixtures';
import { nextRelease } from '../nextRelease';
import { answerDialog, button, dialog, field, heading } from '../screens';
import type { Build } from '../site';
import { beSignedIn } from './people';
import { screensOf, viewers } from './routeTable';

test.beforeEach(({ allowConsoleLine }) =>
  allowConsoleLine(/status of 404|Failed to fetch|preload|Refused to apply style/i),
);
test.afterEach(({ site }) => {
  site.build = 'dist';
});

const wasReloaded = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload'),
  );

/** When the current page was loaded: another time after each reload. */
const openedAt = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

// Build A is open and build B is deployed, so the files that A would load are gone. Then the other way round.
for (const viewer of everyCombination ? viewers : (['member'] as const))
  test(`a ${viewer} reaches every screen from a page of the previous version`, async ({
    page,
    site,
    backend,
  }) => {
    test.slow();
    if (viewer !== 'visitor') await beSignedIn(page, { backend, site }, viewer);
    const start = { visitor: '/login', member: '/member', admin: '/admin' }[viewer];
    const screens = screensOf(viewer).filter(
      // Edit and View are the same file for both lists.
      ({ path }) => path !== '/' && (everyCombination || !path.startsWith('/new-member-')),
    );
    const startsWith = screens.find(({ path }) => path === start)?.whole ?? '';
    let [open, deployed]: [Build, Build] = ['dist', await nextRelease('dist')];
    let reloads = 0;
    await page.goto(`.${start}`);
    for (const { path, heading: name, whole } of screens)
      await test.step(path, async () => {
        site.build = open;
        await goWithin(page, start);
        // Not only by its heading: another screen with the same heading may still be there while the files of this one are
        // loading.
        await expect(page.getByRole('main').getByText(startsWith).first()).toBeVisible();
        await page.evaluate(() => sessionStorage.clear());
        // Including what the form needs to send: if that failed to load, the page would reload a moment later.
        await page.waitForLoadState('networkidle');
        const before = await openedAt(page);
        site.build = deployed;
        await goWithin(page, path);
        await expect(heading(page, name)).toBeVisible();
        // Two screens have the heading Dashboard: until the reload the other one may be there.
        await expect(page.getByRole('main').getByText(whole).first()).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(`/members${path}`);
        // The page is now the deployed version; next time the other one is deployed.
        if ((await openedAt(page)) === before) return;
        [open, deployed] = [deployed, open];
        reloads += 1;
      });
    // The screens of the office are one file, which is loaded already.
    expect(reloads > 0).toBe(viewer !== 'admin');
  });

test('a file missing only because of a new version shows no error before the reload', async ({
  member: page,
  site,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === 'This page could not be loaded')
        sessionStorage.setItem('saidMissing', 'yes');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('member');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  site.build = await nextRelease('dist');
  await goWithin(page, '/changepassword');
  await expect(heading(page, 'Change Password')).toBeVisible();
  expect(await wasReloaded(page)).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('saidMissing'))).toBeNull();
});

test('with unsaved changes it confirms first, and offers the typed text after the reload', async ({
  member: page,
  site,
}) => {
  await page.goto('profile_edit');
  await button(page, 'Edit').click();
  await field(page, 'Area').fill('Godowlia');
  site.build = await nextRelease('dist');
  await button(page, 'हिन्दी').click();
  const title = 'A new version is available';
  await expect(dialog(page, title)).toBeVisible();
  await answerDialog(page, title, 'Cancel');
  await answerDialog(page, 'The language could not be loaded', 'Cancel');
  await expect(field(page, 'Area')).toHaveValue('Godowlia');
  expect(await wasReloaded(page)).toBe(false);

  await button(page, 'हिन्दी').click();
  await answerDialog(page, title, 'Reload now');
  await button(page, 'Restore changes').click();
  await expect(field(page, 'Area')).toHaveValue('Godowlia');
});

test('while offline nothing is reloaded, and the page says what to do', async ({
  member: page,
  allowConsoleLine,
}) => {
  allowConsoleLine(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('member');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.context().setOffline(true);
  await goWithin(page, '/changepassword');
  await expect(page.getByRole('alert').first()).toContainText('check your internet connection');
  expect(await wasReloaded(page)).toBe(false);
  await page.context().setOffline(false);
  await button(page, 'Try again').click();
  await expect(heading(page, 'Change Password')).toBeVisible();
});

test('a screen missing from the new version too shows an error in its layout, without a reload loop', async ({
  page,
  site,
}) => {
  await page.goto('login');
  await expect(button(page, 'Login')).toBeEnabled();
  site.build = await nextRelease('dist', /public-/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await goWithin(page, '/forgotpassword');
  await expect(heading(page, 'This page could not be loaded')).toBeVisible();
  expect(loads).toBe(1);
  // The layout is there, and its link works.
  await page.getByRole('banner').getByRole('link').click();
  await expect(heading(page, 'Login')).toBeVisible();
  expect(loads).toBe(1);
});
