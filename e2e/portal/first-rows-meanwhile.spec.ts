import { expect } from '@playwright/test';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { holdFiles } from '../heldFiles';
import { button, followMenu, heading } from '../screens';
import { inAnotherTab } from './anotherTab';
import { drawnAhead, holdPortal, manyKinds, openAhead, ownRows } from './firstRows';
import { beSignedIn } from './people';
import { timesSent } from './wire';

test('rows that were drawn ahead go when another tab signs out', async ({
  page,
  site,
  backend,
}) => {
  const release = await openAhead(page, { backend, site });
  await inAnotherTab(page, () => localStorage.clear());
  await expect(drawnAhead(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/members\/login$/);
});

test('rows that were drawn ahead go when another tab changes something, and the list is read anew', async ({
  page,
  site,
  backend,
}) => {
  const release = await openAhead(page, { backend, site });
  await inAnotherTab(page, () => localStorage.setItem('change', '1'));
  await expect(drawnAhead(page)).toHaveCount(0);
  await expect(page.locator('#root > [inert]').getByText('Loading...')).toBeVisible();
  release();
  await expect(ownRows(page).first()).toBeVisible();
  expect(timesSent(backend, 'GET /api/members')).toBe(2);
});

test('Back, while rows stand that were drawn ahead, takes them away and leads to the screen before', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('admin');
  await followMenu(page, 'Registered Members');
  await expect(ownRows(page).first()).toBeVisible();
  const release = await holdPortal(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(drawnAhead(page).first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(drawnAhead(page)).toHaveCount(0);
  release();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('Back before config.json has come asks for no list', async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('member-view/311');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goWithin(page, '/members');
  await expect(ownRows(page).first()).toBeVisible();
  const before = timesSent(backend, 'GET /api/members');
  const releasePortal = await holdPortal(page);
  const releaseConfig = await holdFiles(page, /\/config\.json$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Loading...').first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/member-view\/311$/);
  const came = page.waitForResponse(/\/config\.json$/);
  releaseConfig();
  await (await came).finished();
  releasePortal();
  await expect(page.locator('#root > :not([inert]) h1')).toBeVisible();
  expect(timesSent(backend, 'GET /api/members')).toBe(before);
});

test('a list that keeps waiting leaves the menu to use, and its rows come to the portal', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  const letThrough = backend.fail('GET /api/members', { kind: 'hang' });
  const release = await holdPortal(page);
  await page.goto('members', { waitUntil: 'commit' });
  await expect(page.locator('#root > [inert]')).toHaveCount(1);
  release();
  await button(page, 'Account').click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  letThrough();
  await expect(ownRows(page).first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
});

test('who has scrolled the rows stays there when the portal comes', async ({
  page,
  site,
  backend,
}) => {
  manyKinds(backend, 'members');
  await page.setViewportSize({ width: 360, height: 640 });
  const release = await openAhead(page, { backend, site });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  release();
  await expect(ownRows(page).first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(300);
});
