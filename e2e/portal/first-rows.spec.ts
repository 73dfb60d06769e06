import { expect, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { configFor, portalTest as test } from '../fixtures';
import { holdFiles } from '../heldFiles';
import { answerDialog, heading } from '../screens';
import { drawnAhead, holdPortal, manyKinds, openAhead, ownRows } from './firstRows';
import { json } from './laravel/answers';
import { beSignedIn } from './people';
import { sent, timesSent } from './wire';

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
