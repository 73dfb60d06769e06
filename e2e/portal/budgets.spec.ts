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
  '/': 197,
  '/login': 197,
  '/register': 197,
  '/email-verification': 199,
  '/forgotpassword': 199,
  '/payment/success': 168,
  '/payment/failed': 168,
  '/no/such-page': 168,
  '/dashboard': 198,
  '/changepassword': 236,
  '/member': 294,
  '/membership': 284,
  '/profile_edit': 295,
  '/change-member-password': 282,
  '/receipt': 294,
  '/admin': 292,
  '/new-members': 312,
  '/members': 311,
  '/member-edit/311': 293,
  '/member-view/311': 288,
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
