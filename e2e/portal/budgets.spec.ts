import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { routes } from '../../src/app/routes';
import { portalTest as test } from '../fixtures';
import { folderOf } from '../site';
import { beSignedIn } from './people';
import { routeTable } from './routeTable';

/** How much JavaScript and CSS a screen may read until it is whole, in kB (1,000 bytes) after gzip. */
const budgets: Readonly<Record<string, number>> = {
  '/': 194,
  '/login': 194,
  '/register': 194,
  '/email-verification': 195,
  '/forgotpassword': 195,
  '/payment/success': 166,
  '/payment/failed': 166,
  '/no/such-page': 164,
  '/dashboard': 195,
  '/changepassword': 232,
  '/member': 278,
  '/membership': 281,
  '/profile_edit': 292,
  '/change-member-password': 279,
  '/receipt': 288,
  '/admin': 289,
  '/new-members': 307,
  '/members': 305,
  '/member-edit/311': 290,
  '/member-view/311': 285,
};

const pageOf = (path: string | undefined) => routes.find((route) => route.path === path)?.Page;

/** A record of either list is opened by one and the same page: the last of them is looked at. */
const screens = routeTable.filter(
  ({ route }, index) =>
    route === undefined ||
    routeTable.slice(index + 1).every((later) => pageOf(later.route) !== pageOf(route)),
);

/** Everything of our own that the page has read so far. */
async function kilobytesOf(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\.(js|css)$/.test(path)),
  );
  const files = [...new Set(names)].map((path) =>
    path.replace('/members/', `${folderOf('dist')}/`),
  );
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(file), { level: 6 }).length),
  );
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000);
}

for (const [viewer, of] of [
  ['visitor', screens.filter(({ ends }) => ends.visitor === null)],
  ['member', screens.filter(({ ends }) => ends.visitor !== null && ends.member === null)],
  ['admin', screens.filter(({ ends }) => ends.visitor !== null && ends.admin === null)],
] as const)
  test(`the screens of a ${viewer} stay within their bytes`, async ({ page, site, backend }) => {
    test.slow();
    if (viewer !== 'visitor') await beSignedIn(page, { backend, site }, viewer);
    const read: Record<string, number> = {};
    for (const { path, whole } of of) {
      await page.goto(`.${path}`);
      await expect(page.getByText(whole).filter({ visible: true }).first()).toBeVisible();
      // With what it fetches once it stands there, such as the dialogs.
      await page.waitForLoadState('networkidle');
      read[path] = await kilobytesOf(page);
    }
    const grown = Object.entries(read).filter(([path, size]) => size > (budgets[path] ?? 0));
    expect(grown, 'kB above the budget').toEqual([]);
  });
