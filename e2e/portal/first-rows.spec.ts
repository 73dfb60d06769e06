import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { goWithin } from '../faults/moves';
import { configFor, portalTest as test } from '../fixtures';
import { holdFiles } from '../heldFiles';
import { answerDialog, button, followMenu, heading } from '../screens';
import type { Site } from '../site';
import { json } from './laravel/answers';
import { beSignedIn } from './people';
import { sent, timesSent } from './wire';

const holdPortal = (page: Page) => holdFiles(page, /\/assets\/index-[^/]*\.js$/);

/** Of the rows that stand there and what is above them, whoever drew them: what they say, and where. */
const rowsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, main h1, thead tr, tbody tr')].map((row) =>
      [row, ...row.querySelectorAll('td, th, a, button, input, select')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const place = [x, y, width, height].map(Math.round).join(' ');
        return `${part.tagName} ${part.className} ${part.textContent} ${place}`;
      }),
    ),
  );
const drawnAhead = (page: Page) => page.locator('#root > [inert] tbody tr');
const ownRows = (page: Page) => page.locator('#root > :not([inert]) tbody tr');

/** Ten firms whose rows differ in every part that a row can have; the texts are such as the world has. */
function manyKinds(backend: Backend, list: string): void {
  const isApplied = list === 'new-members';
  const pattern = backend.store.firms.find(({ applied }) => applied === isApplied);
  if (pattern === undefined) throw new Error('There is no firm in the list.');
  const mobiles = ['9876543210', '12', '', '+91 98765 43210'];
  const emails = ['office@zari.example', 'none', null, 'office@zari'];
  const payments = ['pending', 'paid', 'done'] as const;
  backend.store.firms = Array.from({ length: 10 }, (_, place) => ({
    ...pattern,
    id: 900 + place,
    firmName: ['Zari "House\\" ]}', 'काशी रेशम <b>', '{name}', ''][place % 4] ?? '',
    mobile: mobiles[(place >> 1) % 4] ?? '',
    email: emails[place % 4] ?? null,
    membership: place % 2 === 0 ? 2000 + place : null,
    // The service lists who is done among the members.
    payment: isApplied ? (payments[(place >> 1) % 3] ?? 'done') : 'done',
    status: place % 5 === 0 ? 1 : 0,
  }));
}

for (const list of ['members', 'new-members'])
  for (const language of ['en', 'hi'])
    test(`the first rows of /${list} stand there before the portal, and nothing moves when it comes (${language})`, async ({
      page,
      site,
      backend,
    }) => {
      manyKinds(backend, list);
      await beSignedIn(page, { backend, site }, 'admin');
      await page.addInitScript((to) => {
        localStorage.setItem('language', to);
        localStorage.setItem('colors', 'dark');
      }, language);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const release = await holdPortal(page);
        const before = backend.log.length;
        await page.goto(list, { waitUntil: 'commit' });
        await expect(drawnAhead(page).first()).toBeVisible();
        const drawn = await rowsOf(page);
        release();
        await expect(ownRows(page).first()).toBeVisible();
        expect(await rowsOf(page)).toEqual(drawn);
        expect(drawn).toHaveLength(13);
        const call = list === 'members' ? 'GET /api/members' : 'GET /api/newmembers';
        expect(backend.log.slice(before).filter((logged) => logged.call === call)).toHaveLength(1);
        await page.unrouteAll();
      }
    });

/** What keeps the first rows away, and what stands there in the end. */
const kept: readonly [string, (backend: Backend) => void, string, RegExp][] = [
  ['a refusal', (backend) => backend.fail('GET /api/members', json(403, {})), 'members', /could not be loaded/], // prettier-ignore
  ['an empty list', (backend) => backend.fail('GET /api/members', json(200, [])), 'members', /No matching records found/], // prettier-ignore
  ['an answer that says no', (backend) => backend.fail('GET /api/members', json(200, { success: false, data: [{ id: 1, name: 'Zari' }] })), 'members', /could not be loaded/], // prettier-ignore
  ['a firm without an id', (backend) => backend.fail('GET /api/members', json(200, [{ id: 7, name: 'Zari House' }, { name: 'Kashi Resham' }])), 'members', /Kashi Resham/], // prettier-ignore
  ['a search in the address', () => undefined, 'members?q=a', /^Showing 1 to/],
];

for (const [what, prepare, path, text] of kept)
  test(`${what} shows no first rows, and the portal says what there is`, async ({
    page,
    site,
    backend,
    tolerate,
  }) => {
    tolerate(/Failed to load resource: .* 403 /);
    await beSignedIn(page, { backend, site }, 'admin');
    prepare(backend);
    const release = await holdPortal(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => timesSent(backend, 'GET /api/members')).toBe(1);
    await expect.poll(() => backend.log.every(({ over }) => over)).toBe(true);
    await expect(page.getByRole('heading', { name: 'Members', includeHidden: true })).toBeVisible();
    await expect(drawnAhead(page)).toHaveCount(0);
    release();
    await expect(page.locator('#root').getByText(text).first()).toBeVisible();
  });

/** Opens the members, of whom the first rows stand there; returns the way to let the portal come. */
async function openAhead(
  page: Page,
  at: { readonly backend: Backend; readonly site: Site },
): Promise<() => void> {
  await beSignedIn(page, at, 'admin');
  const release = await holdPortal(page);
  await page.goto('members', { waitUntil: 'commit' });
  await expect(drawnAhead(page).first()).toBeVisible();
  return release;
}

/** In another tab of this browser, whose page has no part in it. */
async function inAnotherTab(page: Page, act: () => void): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('icon.svg');
  await other.evaluate(act);
  await other.close();
}

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

test('a list that keeps waiting leaves the menu to use, and its rows come to the portal', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  const letThrough = backend.fail('GET /api/members', { kind: 'hang' });
  await page.goto('members', { waitUntil: 'commit' });
  await expect(page.locator('#root > [inert]')).toHaveCount(1);
  await button(page, 'Account').click();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  letThrough();
  await expect(ownRows(page).first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
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

test('rows whose styles are late stand there when these have come', async ({
  page,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await holdPortal(page);
  const release = await holdFiles(page, /\/signedIn-[^/]*\.css$/);
  await page.goto('members', { waitUntil: 'commit' });
  await expect.poll(() => timesSent(backend, 'GET /api/members')).toBe(1);
  await expect.poll(() => backend.log.every(({ over }) => over)).toBe(true);
  await expect(drawnAhead(page)).toHaveCount(0);
  release();
  await expect(drawnAhead(page).first()).toBeVisible();
});

test('a session that has ended is said as soon as the list is refused', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/Failed to load resource: .* 401 /);
  site.config = configFor(backend, { sendTokenOnLists: true });
  await beSignedIn(page, { backend, site }, 'admin');
  backend.fail('GET /api/members', json(401, { message: 'Unauthenticated.' }));
  await page.goto('members', { waitUntil: 'commit' });
  await answerDialog(page, 'Authentication Failed', 'OK');
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

test('a portal that never comes leaves the rows to be read, and the page says so', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/Failed to load resource: net::ERR_FAILED/);
  await beSignedIn(page, { backend, site }, 'admin');
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.abort());
  await page.goto('members');
  await expect(drawnAhead(page).first()).toBeVisible();
  await expect(page.getByText('The portal could not be loaded.')).toBeVisible();
});

test('an answer that breaks off behind its first rows shows them, and the portal says so', async ({
  page,
  site,
  backend,
}) => {
  const firms = Array.from({ length: 10 }, (_, place) => ({
    id: place + 1,
    name: `Zari ${place}`,
  }));
  const body = `${JSON.stringify(firms).slice(0, -1)},{"id":`;
  backend.fail('GET /api/members', {
    kind: 'answer',
    status: 200,
    headers: { 'content-type': 'application/json' },
    body,
  });
  const release = await openAhead(page, { backend, site });
  await expect(drawnAhead(page)).toHaveCount(10);
  release();
  await expect(
    page.getByText('The service gave an answer that the portal cannot read.'),
  ).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(0);
});

test('a bad config.json draws no rows and asks for none', async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
  site.config = { status: 200, contentType: 'application/json', body: '{' };
  const release = await holdPortal(page);
  const asked = page.waitForResponse(/config\.json$/);
  await page.goto('members', { waitUntil: 'commit' });
  await (await asked).finished();
  release();
  await expect(heading(page, 'The portal is not set up correctly')).toBeVisible();
  expect(sent(backend)).toEqual([]);
});
