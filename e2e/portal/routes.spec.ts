import { expect } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { routes } from '../../src/app/routes';
import { portalTest as test } from '../fixtures';
import { heading } from '../screens';
import { beSignedIn } from './people';
import { routeTable } from './routeTable';

// Who ends where, of every route: src/app/guard/Guard.test.tsx. That each is opened by its address: budgets.spec.ts.

test('every screen that the portal has stands in the table', () => {
  const written = routeTable.map(({ path, route }) => route ?? path);
  const built = routes.map(({ path }) => (path === '*' ? '/no/such-page' : path));
  expect(built.toSorted()).toEqual(written.toSorted());
  const known = new Set<string>(Object.values(paths));
  expect(routes.filter(({ path }) => path !== '*' && !known.has(path))).toEqual([]);
});

test('the address of a screen that somebody may not see leads elsewhere, and one with no id calls nobody', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'member');
  await page.goto('new-members');
  await expect(page).toHaveURL(/\/members\/dashboard$/);
  await expect(heading(page, 'Dashboard')).toBeVisible();

  // Rule A8: decoded, this would turn a read into the call that gives a membership number.
  await beSignedIn(page, { backend, site }, 'admin');
  const calls = backend.log.length;
  await page.goto('member-edit/..%2Fmembership%2F313');
  await expect(heading(page, 'Page not found')).toBeVisible();
  expect(backend.log.slice(calls)).toEqual([]);
});
