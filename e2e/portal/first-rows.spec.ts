import { expect, type Page } from '@playwright/test';
import type { Fault } from '../backend/faults';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { holdFiles } from '../heldCall';
import { timesSent } from './wire';

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

/** Ten firms whose rows differ in every part that a row can have; the texts are such as the world has. */
function manyKinds({ store }: Backend, list: string): void {
  const isApplied = list === 'new-members';
  const pattern = store.firms.find(({ applied }) => applied === isApplied);
  if (pattern === undefined) throw new Error('There is no firm in the list.');
  const mobiles = ['9876543210', '12', '', '+91 98765 43210'];
  const emails = ['office@zari.example', 'none', null, 'office@zari'];
  const payments = ['pending', 'paid', 'done'] as const;
  store.firms = Array.from({ length: 10 }, (_, place) => ({
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

const screens = [
  { list: 'members', language: 'en', width: 1280, scrolled: 0 },
  { list: 'new-members', language: 'hi', width: 360, scrolled: 300 },
];

for (const { list, language, width, scrolled } of screens)
  test(`the first rows of /${list} stand there before the portal, and nothing moves when it comes (${language}, ${width} px)`, async ({
    office: page,
    backend,
  }) => {
    manyKinds(backend, list);
    await page.addInitScript((to) => {
      localStorage.setItem('language', to);
      localStorage.setItem('colors', 'dark');
    }, language);
    await page.setViewportSize({ width, height: 640 });
    const release = await openAhead(page, list);
    await page.mouse.wheel(0, scrolled);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    const drawn = await rowsOf(page);
    expect(drawn).toHaveLength(13);
    release();
    await expect(ownRows(page).first()).toBeVisible();
    expect(await rowsOf(page)).toEqual(drawn);
    expect(timesSent(backend, list === 'members' ? LIST : 'GET /api/newmembers')).toBe(1);
  });

const json = (status: number, body: unknown): Fault => ({ kind: 'json', status, json: body });

/** What keeps the first rows away, and what stands there in the end. */
const kept: readonly [string, Fault | null, string, RegExp][] = [
  ['a refusal', json(403, {}), 'members', /could not be loaded/],
  ['an empty list', json(200, []), 'members', /No matching records found/],
  ['a no', json(200, { success: false, data: [{ id: 1, name: 'A' }] }), 'members', /not be loaded/],
  ['a firm without an id', json(200, [{ id: 7, name: 'Zari' }, { name: 'Resham' }]), 'members', /Resham/],
  ['a search in the address', null, 'members?q=a', /^Showing 1 to/],
]; // oxfmt-ignore

test('a refusal, an empty list, a row without an id and a search in the address show no first rows', async ({
  office: page,
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

/** Acts in another tab of this browser, whose page has no part in it; returns when this one has heard of the change to the storage. */
async function inAnotherTab(page: Page, act: () => void): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('icon.svg');
  // The listener has to stand before the other tab acts: a busy page takes the event first otherwise, and none comes again.
  const listening = await page.evaluateHandle(() => ({
    heard: new Promise<void>((resolve) => {
      addEventListener('storage', () => resolve(), { once: true });
    }),
  }));
  await other.evaluate(act);
  await listening.evaluate(({ heard }) => heard);
  await other.close();
}

test('rows go when another tab changes something or signs out', async ({
  office: page,
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
  release = await openAhead(page);
  await inAnotherTab(page, () => localStorage.clear());
  await expect(drawnAhead(page)).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/members\/login$/);
});
