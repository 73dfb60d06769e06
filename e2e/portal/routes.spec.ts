import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { routes } from '../../src/app/routes';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { heading, takenOver } from '../screens';
import { folderOf } from '../site';
import { beSignedIn, goToPlainFile } from './people';
import { routeTable, viewers } from './routeTable';
import { expectContract, failed } from './wire';

const headingAt = new Map(routeTable.map((row) => [row.path, row.heading]));

async function expectAt(page: Page, path: string, shown = headingAt.get(path)): Promise<void> {
  // The last screen may have had the same heading: the address tells that it is left.
  await expect(page).toHaveURL(({ pathname }) => pathname === `/members${path}`);
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

/** Each screen is reloaded by the first who may see it, and opened by its address by the first who may not. */
const byAddress = ({ ends }: (typeof routeTable)[number], viewer: (typeof viewers)[number]) =>
  viewer === viewers.find((one) => ends[one] === null) ||
  viewer === viewers.find((one) => ends[one] !== null);

// One browser goes through all of them: a new one for each would read and compile the whole portal every time.
for (const viewer of viewers)
  test(`${viewer} opens every route, and reloads it`, async ({ page, site, backend }) => {
    test.slow();
    if (viewer !== 'visitor') await beSignedIn(page, { backend, site }, viewer);
    await page.goto('payment/failed');
    await takenOver(page);
    for (const row of routeTable)
      await test.step(row.path, async () => {
        const end = row.ends[viewer] ?? row.path;
        await goWithin(page, row.path);
        await expectAt(page, end);
        if (byAddress(row, viewer)) {
          // What leads elsewhere has left its address: it is opened anew.
          await (end === row.path ? page.reload() : page.goto(`.${row.path}`));
          await expectAt(page, end);
        }
        expectContract(backend);
        // Nobody is asked for what the person may not see.
        expect(failed(backend)).toEqual([]);
      });
  });

const noIds = ['abc', '0', '..%2Fmembership%2F313', '12345678901234567'];
const screensOfARecord = ['new-member-edit', 'new-member-view', 'member-edit', 'member-view'];

// Rule A8: a decoded `..%2F` would turn a read into the call that gives a membership number.
test('the screens of a record are the not-found page for what is no id, without a call', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  for (const screen of screensOfARecord) {
    await page.goto(`${screen}/${noIds[2]}`);
    for (const id of noIds)
      await test.step(`/${screen}/${id}`, async () => {
        await goWithin(page, `/${screen}/${id}`);
        await expect(heading(page, 'Page not found')).toBeVisible();
        await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
          'href',
          '/members/admin',
        );
        expect(new URL(page.url()).pathname).toBe(`/members/${screen}/${id}`);
        expect(backend.log).toEqual([]);
        expect(backend.preflights).toEqual([]);
      });
  }
});

/** The screens whose call carries what is kept under each key. */
const screensByKey = [
  ['user_id', ['profile_edit', 'change-member-password', 'changepassword']],
  ['member_id', ['membership']],
] as const;

for (const [key, screens] of screensByKey)
  test(`with what is no id under ${key}, ${screens.join(', ')} are the not-found page, without a call`, async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, 'member');
    for (const id of noIds) {
      await goToPlainFile(page, site);
      await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, id] as const);
      await page.goto(screens[0]);
      for (const screen of screens)
        await test.step(`/${screen} with ${id}`, async () => {
          await goWithin(page, `/${screen}`);
          await expect(heading(page, 'Page not found')).toBeVisible();
          expect(backend.log).toEqual([]);
        });
    }
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
  await goWithin(page, '/new-members');
  await expect(page).toHaveTitle('New Registration · KVVS');
});
