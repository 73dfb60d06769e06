import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { folderOf } from '../site';
import { beSignedIn } from './people';
import { routeTable } from './routeTable';

/** How much JavaScript and CSS a screen may read until it is whole, in kB (1,000 bytes) after gzip. */
const budgets: Readonly<Record<string, number>> = {
  '/': 192,
  '/login': 192,
  '/register': 192,
  '/email-verification': 194,
  '/forgotpassword': 193,
  '/payment/success': 168,
  '/payment/failed': 168,
  '/no/such-page': 164,
  '/dashboard': 193,
  '/changepassword': 251,
  '/member': 288,
  '/membership': 290,
  '/profile_edit': 301,
  '/change-member-password': 288,
  '/receipt': 298,
  '/admin': 290,
  '/new-members': 313,
  '/members': 312,
  '/new-member-edit/312': 296,
  '/new-member-view/312': 294,
  '/member-edit/311': 296,
  '/member-view/311': 294,
};

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
  ['visitor', routeTable.filter(({ ends }) => ends.visitor === null)],
  ['member', routeTable.filter(({ ends }) => ends.visitor !== null && ends.member === null)],
  ['admin', routeTable.filter(({ ends }) => ends.visitor !== null && ends.admin === null)],
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
