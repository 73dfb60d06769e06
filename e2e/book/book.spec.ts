import { expect, type Page } from '@playwright/test';
import { fileAnswer, serve } from '../../build/staticServer.mjs';
import { demoTest } from '../fixtures';
import { requireBuild } from '../site';
import { folderOf, type Site } from '../site';

/** The built review book. Its stories answer calls in the page, so no request leaves it. */
const test = demoTest.extend<object, { site: Site }>({
  site: [
    async ({ build }, provide) => {
      requireBuild(build);
      const folder = folderOf(build);
      const { origin, close } = await serve(({ pathname }) =>
        fileAnswer(folder, pathname === '/' ? 'index.html' : pathname.slice(1)),
      );
      await provide({ origin, build, config: null, close });
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
  ownOrigins: async ({ site }, provide) => provide([site.origin, 'https://service.example']),
});

test.beforeEach(({ allowConsoleLine }) => {
  // Messages of Storybook for its own developers.
  allowConsoleLine(/'ariaLabel' prop on/);
  // Storybook drops a message from a frame that is already gone or is reloading.
  allowConsoleLine(
    /Ignored Storybook channel message from a window .* \(origin "http:\/\/127\.0\.0\.1:\d+"\)/,
  );
});

const shown = (page: Page) => page.frameLocator('#storybook-preview-iframe');
/** The entries of the sidebar in order. */
async function entriesOf(page: Page) {
  const index = await (await page.request.get('/index.json')).text();
  return [...index.matchAll(/"id":"([^"]+)"[^{}]*?"name":"([^"]+)","title":"([^"]+)"/g)].map(
    ([, id, name, title]) => ({ id, name, title }),
  );
}

test('opens on the start page without the developers’ panel, links to a screen, and the toolbar follows its language', async ({
  page,
}) => {
  await page.goto('/');
  await expect(shown(page).getByRole('heading', { name: 'Begin here' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Controls' })).toBeHidden();
  const entries = await entriesOf(page);
  expect(entries[0]?.name).toBe('Begin here');
  const links = await shown(page).getByRole('link').all();
  const led = await Promise.all(
    links.map(async (link) => /story\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '')?.[1]),
  );
  expect(entries.map(({ id }) => id)).toEqual(expect.arrayContaining(led));
  const names = entries.map(({ title, name }) => `${title}: ${name}`);
  expect(names, 'two states of one screen have two names').toEqual([...new Set(names)]);

  await shown(page).getByRole('link', { name: 'All members' }).click();
  await expect(shown(page).getByRole('link', { name: 'Edit Jaiswal Silk Emporium' })).toBeVisible();
  await expect(page).toHaveURL(/screens-9-members-list--loaded/);
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible();
  await expect(page.getByText('As usual', { exact: true })).toBeVisible();

  const search = shown(page).getByRole('searchbox');
  await search.fill('Jaiswal');
  await shown(page).getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('toolbar').getByText('हिन्दी', { exact: true })).toBeVisible();
  await expect(search).toHaveAccessibleName(/[\u0900-\u097F]/);
  await expect(search).toHaveValue('Jaiswal');

  await test.step('shows English beside Hindi, each with its own service', async () => {
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /One at a time/ })
      .click();
    await page.getByRole('option', { name: 'English | हिन्दी' }).click();
    const english = page.frameLocator('iframe[title="English"]');
    await expect(english.getByRole('heading', { name: 'Members', exact: true })).toBeVisible();
    await expect(shown(page).getByRole('heading', { name: 'सदस्य', exact: true })).toBeVisible();
    for (const side of [shown(page), english])
      await expect(side.getByText('Jaiswal Silk Emporium').first()).toBeVisible();
  });
});
