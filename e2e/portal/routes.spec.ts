import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { routes } from '../../src/app/routes';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { heading, takenOver } from '../screens';
import { folderOf } from '../site';
import { beSignedIn } from './people';
import { routeTable, viewers } from './routeTable';
import { expectContract, failed } from './wire';

const headingAt = new Map(routeTable.map((row) => [row.path, row.heading]));

async function expectAt(page: Page, path: string, shown = headingAt.get(path)): Promise<void> {
  await expect(heading(page, shown ?? '')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/members${path}`);
}

test('every screen that the portal has stands in the table', () => {
  const written = routeTable.map(({ path, route }) => route ?? path);
  const built = routes.map(({ path }) => (path === '*' ? '/no/such-page' : path));
  expect(built.toSorted()).toEqual(written.toSorted());
  const known = new Set<string>(Object.values(paths));
  expect(routes.filter(({ path }) => path !== '*' && !known.has(path))).toEqual([]);
});

// One browser goes through all of them: a new one for each would read and compile the whole portal every time.
for (const viewer of viewers)
  test(`${viewer} opens every route, and reloads it`, async ({ page, site, backend }) => {
    test.slow();
    if (viewer !== 'visitor') await beSignedIn(page, { backend, site }, viewer);
    await page.goto('payment/failed');
    await takenOver(page);
    for (const { path, ends } of routeTable)
      await test.step(path, async () => {
        const end = ends[viewer];
        // A screen is reached by a link, and by its address; what leads elsewhere has its own row for that.
        if (end === null) {
          await goWithin(page, path);
          await expectAt(page, path);
          await page.reload();
        } else await page.goto(`.${path}`);
        await expectAt(page, end ?? path);
        expectContract(backend);
        // Nobody is asked for what the person may not see.
        expect(failed(backend)).toEqual([]);
      });
  });

const noIds = ['abc', '0', '..%2Fmembership%2F313', '12345678901234567'];

// Rule A8: a decoded `..%2F` would turn a read into the call that gives a membership number.
for (const screen of ['new-member-edit', 'new-member-view', 'member-edit', 'member-view'])
  test(`/${screen} of what is no id is the not-found page, without a call`, async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'admin');
    for (const id of noIds)
      await test.step(id, async () => {
        await page.goto(`${screen}/${id}`);
        await expect(heading(page, 'Page not found')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
          'href',
          '/members/admin',
        );
        expect(new URL(page.url()).pathname).toBe(`/members/${screen}/${id}`);
        expect(backend.log).toEqual([]);
        expect(backend.preflights).toEqual([]);
      });
  });

for (const [screen, key] of [
  ['profile_edit', 'user_id'],
  ['change-member-password', 'user_id'],
  ['changepassword', 'user_id'],
  ['membership', 'member_id'],
] as const)
  test(`/${screen} with what is no id under ${key} is the not-found page, without a call`, async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'member');
    await page.goto('member');
    for (const id of noIds)
      await test.step(id, async () => {
        await page.evaluate(([name, value]) => localStorage.setItem(name, value), [
          key,
          id,
        ] as const);
        await page.goto(screen);
        await expect(heading(page, 'Page not found')).toBeVisible();
        expect(backend.log).toEqual([]);
      });
  });

test.describe('the base path without a slash', () => {
  test('becomes the start page where the host sends on', async ({ page, site }) => {
    await page.goto(`${site.origin}/members?from=mail`);
    await expectAt(page, '/');
    expect(page.url()).toBe(`${site.origin}/members/?from=mail`);
  });

  test('becomes the start page where the host answers it with the page', async ({ page, site }) => {
    const body = await readFile(`${folderOf('dist')}/index.html`, 'utf8');
    await page.route(`${site.origin}/members`, (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    await page.goto(`${site.origin}/members`);
    await expectAt(page, '/');
  });
});

test('a screen names itself in the browser tab, with the association', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('members');
  await expect(page).toHaveTitle('Members · KVVS');
  await page.goto('new-members');
  await expect(page).toHaveTitle('New Registration · KVVS');
});
