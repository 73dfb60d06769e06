import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { configFor, portalTest as test } from '../fixtures';
import { heading } from '../screens';
import { type Build, folderOf, startSite } from '../site';

/** Every file of a build with its content. */
async function filesOf(build: Build): Promise<readonly { name: string; text: string }[]> {
  const folder = folderOf(build);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return { name: path.slice(folder.length + 1), text: await readFile(path, 'utf8') };
      }),
  );
}

/**
 * Words that only occur in the demo: if a build contains one, it contains part of the mock service. The cast is read as
 * text, since these tests do not import the mocks.
 */
async function demoWords(): Promise<readonly string[]> {
  const cast = await readFile(new URL('../../mocks/db/cast.ts', import.meta.url), 'utf8');
  const named = /\b(?:name|email|password|token): '([^']+)'|\b(?:fe)?male\('([^']+)'/g;
  const castWords = [...cast.matchAll(named)].map(([, value, person]) => value ?? person ?? '');
  expect(castWords).toEqual(expect.arrayContaining(['Jaiswal Silk Emporium', 'Kashi@2025']));
  return [
    // Sessions are only for stories; in the demo nobody is logged in at first.
    ...castWords.filter((word) => !word.startsWith('token-of-')),
    'x-demo-service',
    'mockServiceWorker',
    'msw',
    'association-service',
    'Use demo admin',
    'Use demo member',
    'Reset demo data',
    'Demo data: stays in this browser',
  ];
}

test('dist/ contains nothing of the demo', async () => {
  const words = await demoWords();
  const files = await filesOf('dist');
  const found = files.flatMap(({ name, text }) =>
    words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`),
  );
  expect(found).toEqual([]);
  const names = files.map(({ name }) => name);
  expect(names).toContain('index.html');
  expect(names.filter((name) => /serviceworker|demoworker|mock|demo/i.test(name))).toEqual([]);
});

test('neither build contains a source map or loads code from another origin', async () => {
  for (const build of ['dist', 'dist-demo'] as const) {
    const files = await filesOf(build);
    expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([]);
    expect(files.filter(({ text }) => text.includes('sourceMappingURL='))).toEqual([]);
    const page = files.find(({ name }) => name === 'index.html')?.text ?? '';
    expect(page.match(/(src|href)="(?!\/members\/)[^"]+"/g)).toBeNull();
  }
});

test('dist/ names the licence of each package it contains, and all may be distributed', async () => {
  const text = await readFile(join(folderOf('dist'), 'licenses.md'), 'utf8');
  const named = [...text.matchAll(/^## (\S+) [\d.]+, (.+)$/gm)].map(
    ([, name = '', licence = '']) => ({ name, licence }),
  );
  expect(named.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['antd', 'react', 'react-dom', 'react-router', '@e965/xlsx']),
  );
  const free = ['MIT', 'Apache-2.0', 'ISC', 'BSD-3-Clause', '0BSD'];
  expect(named.filter(({ licence }) => !free.includes(licence))).toEqual([]);
});

test('dist-demo/ contains the demo and its worker, so the words above are the right ones', async () => {
  const files = await filesOf('dist-demo');
  expect(files.map(({ name }) => name)).toContain('mockServiceWorker.js');
  const missing = (await demoWords()).filter(
    (word) => !files.some(({ text }) => text.includes(word)),
  );
  expect(missing).toEqual([]);
});

const workersOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations())
      .map(({ scope }) => new URL(scope).pathname)
      .toSorted(),
  );

test('the portal removes a demo worker left at its address, and no other site’s', async ({
  context,
  backend,
  allowConsoleLine,
}) => {
  // A host of its own, which the service does not know.
  const site = await startSite('dist-demo');
  allowConsoleLine(new RegExp(`^request to ${site.origin}/`));
  try {
    const page = await context.newPage();
    await page.goto(`${site.origin}/members/`);
    await expect(heading(page, 'Login')).toBeVisible();
    await expect.poll(() => workersOf(page)).toEqual(['/members/']);
    // Another app below the same path, with its own worker.
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/members/demoWorker.js', {
        scope: '/members/shop/',
      });
    });
    await expect.poll(() => workersOf(page)).toEqual(['/members/', '/members/shop/']);

    // Closed without any event in the page, as in a crash. Otherwise the demo would remove its worker.
    await page.close();

    site.build = 'dist';
    site.config = configFor(backend);
    const later = await context.newPage();
    await later.goto(`${site.origin}/members/`);
    await expect(heading(later, 'Login')).toBeVisible();
    await expect.poll(() => workersOf(later)).toEqual(['/members/shop/']);
    await later.reload();
    await expect(heading(later, 'Login')).toBeVisible();
    expect(await later.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  } finally {
    await site.close();
  }
});
