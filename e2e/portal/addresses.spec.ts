import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { routes } from '../../src/app/router';
import { paths } from '../../src/config/paths';
import { verificationTokens } from '../backend/accounts';
import { portalTest as test } from '../fixtures';
import { heading } from '../screens';
import { folderOf } from '../site';
import { beSignedIn, goToPlainFile } from './people';
import { routeTable } from './routeTable';
import { sent } from './wire';

// Rules C10 and A11, as far as only a browser shows them: it normalises addresses in its own way, and the portal opens another
// page. All other addresses: src/app/addresses.test.tsx and src/config/paths.test.ts.

/** Appended to the origin; most load a new page. */
const addresses = [
  '/members',
  '/members//login',
  '//members/login',
  '///members//login?a=1#b',
  '//elsewhere.example/members/',
  '/MEMBERS/login',
  '/members/member-edit/%00',
  `/members/login?${'q='.repeat(5000)}#%E0%A4`,
] as const;

test('every address shows a screen', async ({ page, site, allowConsoleLine }) => {
  // The last two are warnings of the router about an invalid percent sequence.
  allowConsoleLine(
    /status of 404|could not be decoded because it is a malformed|not a decodable element/,
  );
  const body = await readFile(`${folderOf('dist')}/index.html`, 'utf8');
  // Like a host that serves the portal's page for every address.
  await page.route(`${site.origin}/**`, (route) =>
    route.request().isNavigationRequest() && !route.request().url().endsWith('.svg')
      ? route.fulfill({ contentType: 'text/html', body })
      : route.fallback(),
  );
  for (const address of addresses)
    await test.step(address.slice(0, 60), async () => {
      await page.goto(site.origin + address);
      const title = page.locator('#root').getByRole('heading', { level: 1 });
      await expect(title).not.toBeEmpty();
      await expect(title).toBeVisible();
      expect(new URL(page.url()).origin).toBe(site.origin);
    });
});

test('a screen under a file name opens, and its own address replaces the file name', async ({
  office: page,
  site,
}) => {
  for (const [file, address, title] of [
    // These two have prerendered pages.
    ['register.html', 'register', 'Membership Registration Form'],
    ['new-members.html?q=zari', 'new-members?q=zari', 'New Registration'],
    [`email-verification.html?token=${verificationTokens.verifies}`, 'email-verification', null],
  ] as const)
    await test.step(file, async () => {
      await goToPlainFile(page, site);
      await page.goto(file);
      await expect(
        title === null
          ? page.getByText('Email verified successfully', { exact: false })
          : heading(page, title),
      ).toBeVisible();
      await expect(page).toHaveURL(`${site.origin}/members/${address}`);
      await page.goBack();
      await expect(page).toHaveURL(`${site.origin}/members/icon.svg`);
    });
});

// Who ends where, for every route: src/app/guard/Guard.test.tsx. That each opens by its address: budgets.spec.ts.

test('the table contains every screen of the portal', () => {
  const written = routeTable.map(({ path, route }) => route ?? path);
  const built = routes.map(({ path }) => (path === '*' ? '/no/such-page' : path));
  expect(built.toSorted()).toEqual(written.toSorted());
  const known = new Set<string>(Object.values(paths));
  expect(routes.filter(({ path }) => path !== '*' && !known.has(path))).toEqual([]);
});

test('a forbidden screen redirects, and an address without an id sends no request', async ({
  member: page,
  site,
  backend,
}) => {
  await page.goto('new-members');
  await expect(page).toHaveURL(/\/members\/dashboard$/);
  await expect(heading(page, 'Dashboard')).toBeVisible();
  // The list is not preloaded before the portal has started either.
  expect(sent(backend).filter((call) => call.endsWith('members'))).toEqual([]);

  // Decoded, this would turn a read into the call that generates a membership number (rule A8).
  await beSignedIn(page, { backend, site }, 'admin');
  const calls = backend.log.length;
  await page.goto('member-edit/..%2Fmembership%2F313');
  await expect(heading(page, 'Page not found')).toBeVisible();
  expect(backend.log.slice(calls)).toEqual([]);
});
