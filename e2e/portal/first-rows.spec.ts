import { expect, type Page } from '@playwright/test';
import type { Fault } from '../backend/faults';
import { everyCombination } from '../../src/test/everyPair';
import { goElsewhere, goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { holdFiles } from '../heldFiles';
import { button, followMenu, heading } from '../screens';
import { inAnotherTab } from './anotherTab';
import { manyKinds, rowsOf } from './firstRows';
import { json } from './laravel/answers';
import { beSignedIn } from './people';
import { sent, timesSent } from './wire';

/** The first rows of a list, which the page draws before the portal's script has come (docs/decisions/0035). */

const LIST = 'GET /api/members';
const PORTAL = /\/assets\/index-[^/]*\.js$/;

const drawnAhead = (page: Page) => page.locator('#root > [inert] tbody tr');
const ownRows = (page: Page) => page.locator('#root > :not([inert]) tbody tr');

/** Opens a list whose portal is kept back, once its first rows stand there; returns the way to let it come. */
async function openAhead(page: Page, list = 'members'): Promise<() => void> {
  const release = await holdFiles(page, PORTAL);
  await page.goto(list, { waitUntil: 'commit' });
  await expect(drawnAhead(page).first()).toBeVisible();
  return release;
}

test.beforeEach(({ page, site, backend }) => beSignedIn(page, { backend, site }, 'admin'));

const screens = [
  { list: 'members', language: 'en', width: 1280 },
  { list: 'new-members', language: 'hi', width: 360 },
  { list: 'members', language: 'hi', width: 360 },
  { list: 'new-members', language: 'en', width: 1280 },
].slice(0, everyCombination ? 4 : 2);

for (const { list, language, width } of screens)
  test(`the first rows of /${list} stand there before the portal, and nothing moves when it comes (${language}, ${width} px)`, async ({
    page,
    backend,
  }) => {
    manyKinds(backend, list);
    await page.addInitScript((to) => {
      localStorage.setItem('language', to);
      localStorage.setItem('colors', 'dark');
    }, language);
    await page.setViewportSize({ width, height: 640 });
    const release = await openAhead(page, list);
    const drawn = await rowsOf(page);
    expect(drawn).toHaveLength(13);
    release();
    await expect(ownRows(page).first()).toBeVisible();
    expect(await rowsOf(page)).toEqual(drawn);
    expect(timesSent(backend, list === 'members' ? LIST : 'GET /api/newmembers')).toBe(1);
  });

test('who has scrolled the rows stays there when the portal comes', async ({ page, backend }) => {
  manyKinds(backend, 'members');
  await page.setViewportSize({ width: 360, height: 640 });
  const release = await openAhead(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  release();
  await expect(ownRows(page).first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

/** What keeps the first rows away, and what stands there in the end. */
const kept: readonly [string, Fault | null, string, RegExp][] = [
  ['a refusal', json(403, {}), 'members', /could not be loaded/],
  ['an empty list', json(200, []), 'members', /No matching records found/],
  ['a no', json(200, { success: false, data: [{ id: 1, name: 'A' }] }), 'members', /not be loaded/],
  ['a firm without an id', json(200, [{ id: 7, name: 'Zari' }, { name: 'Resham' }]), 'members', /Resham/],
  ['a search in the address', null, 'members?q=a', /^Showing 1 to/],
]; // prettier-ignore

test('a refusal, an empty list, a row without an id and a search in the address show no first rows', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/Failed to load resource: .* 403 /);
  for (const [what, answer, path, text] of kept)
    await test.step(what, async () => {
      const lift = answer === null ? () => undefined : backend.fail(LIST, answer);
      const release = await holdFiles(page, PORTAL);
      const before = timesSent(backend, LIST);
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => timesSent(backend, LIST)).toBe(before + 1);
      await expect.poll(() => backend.log.every(({ over }) => over)).toBe(true);
      const title = page.getByRole('heading', { name: 'Members', includeHidden: true });
      await expect(title).toBeVisible();
      await expect(drawnAhead(page)).toHaveCount(0);
      release();
      await expect(page.locator('#root').getByText(text).first()).toBeVisible();
      await page.unrouteAll();
      lift();
    });
});

test('whom the guard turns away, and a bad config.json, ask for no list', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'member');
  await page.goto('new-members');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(sent(backend).filter((call) => call.endsWith('members'))).toEqual([]);
  await beSignedIn(page, { backend, site }, 'admin');
  site.config = { status: 200, contentType: 'application/json', body: '{' };
  await page.goto('members');
  await expect(heading(page, 'The portal is not set up correctly')).toBeVisible();
  expect(timesSent(backend, LIST)).toBe(0);
});

test('late styles bring the rows when they come, and a portal that never comes leaves them to be read', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/Failed to load resource: net::ERR_FAILED/);
  await page.route(PORTAL, (route) => route.abort());
  const release = await holdFiles(page, /\/signedIn-[^/]*\.css$/);
  await page.goto('members', { waitUntil: 'commit' });
  await expect.poll(() => timesSent(backend, LIST)).toBe(1);
  await expect.poll(() => backend.log.every(({ over }) => over)).toBe(true);
  await expect(drawnAhead(page)).toHaveCount(0);
  release();
  await expect(drawnAhead(page).first()).toBeVisible();
  await expect(page.getByText('The portal could not be loaded.')).toBeVisible();
});

test('an answer that breaks off behind its first rows shows them, and the portal says so', async ({
  page,
  backend,
}) => {
  const firms = Array.from({ length: 10 }, (_, at) => ({ id: at + 1, name: `Zari ${at}` }));
  backend.fail(LIST, {
    kind: 'answer',
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: `${JSON.stringify(firms).slice(0, -1)},{"id":`,
  });
  const release = await openAhead(page);
  await expect(drawnAhead(page)).toHaveCount(10);
  release();
  const said = page.getByText('The service gave an answer that the portal cannot read.');
  await expect(said).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(0);
});

test('rows go when another tab changes something or signs out, and the person goes elsewhere and comes back', async ({
  page,
  backend,
}) => {
  let release = await openAhead(page);
  await inAnotherTab(page, () => localStorage.setItem('change', '1'));
  await expect(drawnAhead(page)).toHaveCount(0);
  await expect(page.locator('#root > [inert]').getByText('Loading...')).toBeVisible();
  release();
  await expect(ownRows(page).first()).toBeVisible();
  expect(timesSent(backend, LIST)).toBe(2);

  await page.unrouteAll();
  release = await holdFiles(page, /\/signedIn-[^/]*\.js$/);
  await page.reload();
  await expect.poll(() => timesSent(backend, LIST)).toBe(3);
  await goElsewhere(page);
  await goWithin(page, '/members');
  release();
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  expect(timesSent(backend, LIST)).toBe(4);

  await page.unrouteAll();
  release = await openAhead(page);
  await inAnotherTab(page, () => localStorage.clear());
  await expect(drawnAhead(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/members\/login$/);
});

test('Back takes the rows away, and before config.json has come asks for no list', async ({
  page,
  backend,
}) => {
  await page.goto('admin');
  await followMenu(page, 'Registered Members');
  await expect(ownRows(page).first()).toBeVisible();
  const release = await holdFiles(page, PORTAL);
  await page.reload({ waitUntil: 'commit' });
  await expect(drawnAhead(page).first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(drawnAhead(page)).toHaveCount(0);
  release();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);

  await page.unrouteAll();
  await page.goto('member-view/311');
  await goWithin(page, '/members');
  await expect(ownRows(page).first()).toBeVisible();
  const before = timesSent(backend, LIST);
  const releasePortal = await holdFiles(page, PORTAL);
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
  expect(timesSent(backend, LIST)).toBe(before);
});

test('a list that keeps waiting leaves the menu to use, and its rows come to the portal', async ({
  page,
  backend,
}) => {
  const letThrough = backend.fail(LIST, { kind: 'hang' });
  const release = await holdFiles(page, PORTAL);
  await page.goto('members', { waitUntil: 'commit' });
  await expect(page.locator('#root > [inert]')).toHaveCount(1);
  release();
  await button(page, 'Account').click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  letThrough();
  await expect(ownRows(page).first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
});
